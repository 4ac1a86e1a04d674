package import StringFiles

/// One string of a file in one language, with its variants and what they translate.
package final class CheckedString {
    /// The file.
    package let file: CheckedFile
    /// The entry, as an index into `StringFile.entries`.
    package let entryIndex: Int
    /// The localization.
    package let localization: Localization
    /// The language.
    package let language: CheckedLanguage
    /// The string in the source language, of this file or of the source file; nil when there is none,
    /// or when this is it.
    package let source: CheckedString?
    /// How placeholders are written: as the entry says, else as its source does.
    package let dialect: PlaceholderDialect
    /// Properties of the entry.
    package let flags: EntryFlags
    /// The longest text that the entry allows.
    package let limit: LengthLimit?
    /// The texts, depth first.
    package var texts: [CheckedText] { foundTexts }
    /// The texts beside their sources, in the order of `texts`; empty without a source.
    package var pairs: [TextPair] { foundPairs }

    // What other modules see would be guarded at each access.
    private var foundTexts: [CheckedText] = []
    private var foundPairs: [TextPair] = []

    /// The plurals: groups of variants, and arguments of ICU messages.
    private(set) lazy var pluralChoices = makePluralChoices()
    /// Whether there is one.
    private(set) lazy var hasPluralChoices = mayHavePlurals && !pluralChoices.isEmpty

    init(
        file: CheckedFile, entry: Entry, entryIndex: Int, localization: Localization,
        language: CheckedLanguage, source: CheckedString?
    ) {
        self.file = file
        self.entryIndex = entryIndex
        self.localization = localization
        self.language = language
        self.source = source
        flags = entry.flags
        limit = entry.limit
        dialect = source?.dialect ?? file.dialect(of: entry, entryIndex)
        var texts: [CheckedText] = []
        collect(localization.tree, VariantPlace(), &texts)
        foundTexts = texts
        if let source { foundPairs = VariantAlignment.pairs(of: self, with: source) }
    }

    /// The entry.
    package var entry: Entry { file.file.entries[entryIndex] }
    /// The key.
    package var key: String { file.file.entries[entryIndex].key }

    /// How placeholders are written, also where only the source shows it.
    private(set) lazy var placeholderDialect = makePlaceholderDialect()
    /// Whether a percent sign must be written as `%%`.
    private(set) lazy var isFormat = makeIsFormat()
    /// How the placeholders of each text differ from those of its source; those that do not are left
    /// out.
    private(set) lazy var placeholderDifferences = PlaceholderComparison.differences(of: self)
    /// Whether there is one.
    private(set) lazy var hasPlaceholderDifferences = !placeholderDifferences.isEmpty

    /// Whether a limit may be set for its texts.
    private(set) lazy var mayHaveLimits = TextLimits.mayExist(for: self)

    private func collect(
        _ tree: VariantTree, _ place: VariantPlace, _ texts: inout [CheckedText]
    ) {
        switch tree {
        case .text(let unit):
            texts.append(CheckedText(unit, place: place, string: self))
        case .group(let group):
            for variant in group.variants {
                collect(variant.tree, place.below(variant, of: group), &texts)
            }
        }
    }
}
