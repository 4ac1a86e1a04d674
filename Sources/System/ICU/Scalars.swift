internal import CICU

/// Properties of scalars from the system ICU, under the names of the Unicode Character Database.
extension Unicode.Scalar {
    /// Binary properties that the toolkit asks for.
    package enum Property: Sendable {
        case alphabetic, bidiControl, defaultIgnorable, emoji, emojiModifier, emojiModifierBase
        case emojiPresentation, extendedPictographic, lowercase, noncharacter, regionalIndicator
        case uppercase, variationSelector, whiteSpace
    }

    /// Whether the scalar has a binary property.
    package func has(_ property: Property) -> Bool {
        let code: CICUProperty =
            switch property {
            case .alphabetic: .alphabetic
            case .bidiControl: .bidiControl
            case .defaultIgnorable: .defaultIgnorable
            case .emoji: .emoji
            case .emojiModifier: .emojiModifier
            case .emojiModifierBase: .emojiModifierBase
            case .emojiPresentation: .emojiPresentation
            case .extendedPictographic: .extendedPictographic
            case .lowercase: .lowercase
            case .noncharacter: .noncharacter
            case .regionalIndicator: .regionalIndicator
            case .uppercase: .uppercase
            case .variationSelector: .variationSelector
            case .whiteSpace: .whiteSpace
            }
        return cicu_has_property(value, code)
    }

    /// The general category as its two letters, such as "Lu".
    package var category: String {
        let letters = cicu_general_category(value)
        return String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
    }

    /// Canonical_Combining_Class, 0–255.
    package var combiningClass: UInt8 { cicu_combining_class(value) }

    /// Whether East_Asian_Width is Wide or Fullwidth.
    package var isWide: Bool { cicu_is_wide(value) }

    /// The script as its four letters; "Zyyy" is Common, "Zinh" Inherited.
    package var script: String { fourLetters(cicu_script(value)) }

    /// The script extensions, four letters each.
    package var scriptExtensions: [String] {
        var scripts = [UInt32](repeating: 0, count: 64)
        let count = unsafe cicu_script_extensions(value, &scripts, 64)
        return scripts.prefix(max(0, Int(count))).map(fourLetters)
    }

    /// Strong directions of the bidirectional algorithm (UAX #9).
    package enum StrongDirection: Sendable { case leftToRight, rightToLeft }

    /// The strong direction, nil for weak and neutral scalars.
    package var strongDirection: StrongDirection? {
        switch cicu_strong_direction(value) {
        case 1: .leftToRight
        case 2: .rightToLeft
        default: nil
        }
    }

    /// Whether the scalar is an Arabic number (Bidi_Class AN): not strong, but read as right-to-left by the neutrals
    /// beside it.
    package var isArabicNumber: Bool { cicu_is_arabic_number(value) }

    /// Whether the scalar joins its neighbours as Arabic letters do (Joining_Type is not Non_Joining or Transparent).
    package var isJoining: Bool { cicu_is_joining(value) }
}

private func fourLetters(_ code: UInt32) -> String {
    String(
        decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> UInt32($0)) },
        as: UTF8.self)
}
