package import ContentRules
package import StringFiles
internal import Text

/// One text with everything that checks ask of it, found when first asked for.
///
/// Belongs to one thread.
package final class CheckedText {
    /// The text as it is shown, tags of inline markup included.
    package let text: String
    /// Its bytes in UTF-8. Ranges that checks report count these.
    package let bytes: [UInt8]
    /// What a quick look at the bytes finds.
    package let traits: TextTraits
    /// What of `bytes` the format itself says is code: inline tags of XLIFF, Fluent placeables.
    package let codes: [Range<Int>]
    /// The text in the file, with its state.
    package let unit: TextUnit
    /// Where among the variants of its string it stands.
    package let place: VariantPlace
    /// The string.
    package unowned let string: CheckedString

    init(_ unit: TextUnit, place: VariantPlace, string: CheckedString) {
        let value = string.file.file.value(of: unit.content)
        text = value.text
        bytes = Array(value.text.utf8)
        traits = TextTraits(bytes)
        codes = value.codes
        self.unit = unit
        self.place = place
        self.string = string
    }

    /// The language.
    package var language: CheckedLanguage { string.language }
    /// How placeholders are written.
    package var dialect: PlaceholderDialect { string.dialect }
    /// Whether the text is a message of ICU MessageFormat.
    package var isMessage: Bool {
        switch dialect {
        case .icu, .icuLiteralApostrophes: true
        case .unknown, .none, .apple, .c, .java, .doubleBraces, .chrome, .fluent, .python,
            .pythonBraces, .qt:
            false
        }
    }

    /// What is words, and what is code that a translator keeps: placeholders, message syntax, tags,
    /// references and URLs.
    package private(set) lazy var pieces = TextPieces(
        TextValue(text, codes: codes), dialect: dialect)

    /// The text as an ICU message; nil when it is none by its dialect.
    private(set) lazy var message = makeMessage()

    /// The parts that are shown alone: arms of an ICU message that is nothing but a choice.
    package private(set) lazy var segments = makeSegments()

    /// The kinds of characters that it has.
    package private(set) lazy var characters = CharacterSummary(bytes)

    /// What the rules about characters say, all of them in one pass.
    package private(set) lazy var ruleFindings: [Finding] =
        traits.isDisjoint(with: [.nonASCII, .control]) || characters.isOrdinary
        ? [] : ContentRule.unicode(text, prefix: Self.rulePrefix)

    /// The placeholders, and what looks like some.
    package private(set) lazy var placeholders = makePlaceholders()

    /// Whether a reader can see anything of it.
    package private(set) lazy var isBlank = Visibility.isBlank(text)
}
