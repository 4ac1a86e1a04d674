/// A localization of one text in a file, in 28 bytes instead of 48 and an array around it.
struct PackedLocalization: Sendable {
    private let range: ByteRange
    private let textRange: ByteRange
    private let language: PackedLanguage
    private let coding: TextCoding
    /// The state in the low four bits, above it the role, in the highest whether it is implied.
    private let bits: UInt8

    /// Packs a localization; nil for variants, a text that is not in a file, a state that has bytes
    /// of its own, and a language that is too long.
    init?(_ localization: Localization) {
        guard case .text(let unit) = localization.tree, unit.stateRange == .none,
            case .encoded(let textRange, let coding) = unit.content,
            let language = PackedLanguage(localization.language)
        else { return nil }
        range = localization.range
        self.textRange = textRange
        self.language = language
        self.coding = coding
        bits = Self.bits(unit.state, localization.role, localization.isImplied)
    }

    /// The localization.
    var unpacked: Localization {
        Localization(
            language: language.text, role: role, isImplied: bits & 0x80 != 0, tree: tree,
            range: range)
    }

    /// The text.
    var tree: VariantTree { .text(TextUnit(.encoded(textRange, coding), state: state)) }

    /// What it is for.
    var role: TextRole { TextRole(rawValue: bits >> 4 & 7) ?? .translation }
}

extension PackedLocalization {
    private static func bits(
        _ state: TranslationState, _ role: TextRole, _ isImplied: Bool
    ) -> UInt8 {
        let stateBits: UInt8 =
            switch state {
            case .unstated: 0
            case .new: 1
            case .needsTranslation: 2
            case .needsReview: 3
            case .translated: 4
            case .reviewed: 5
            case .final: 6
            case .unknown: 7
            }
        return stateBits | role.rawValue << 4 | (isImplied ? 0x80 : 0)
    }

    private var state: TranslationState {
        switch bits & 15 {
        case 0: .unstated
        case 1: .new
        case 2: .needsTranslation
        case 3: .needsReview
        case 4: .translated
        case 5: .reviewed
        case 6: .final
        default: .unknown
        }
    }
}
