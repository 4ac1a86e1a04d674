package import ContentRules
package import StringFiles
internal import Text

/// One text with everything that checks ask of it, found when first asked for.
///
/// Belongs to one thread.
package final class CheckedText {
    /// The bytes of the text as it is shown, tags of inline markup included. Ranges that checks
    /// report count these.
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
    /// The language.
    package let language: CheckedLanguage
    /// How placeholders are written.
    package let dialect: PlaceholderDialect
    /// Whether the text is a message of ICU MessageFormat.
    package let isMessage: Bool

    init(_ unit: TextUnit, place: VariantPlace, string: CheckedString) {
        let value = DecodedText(unit.content, of: string.file.file.source.utf8)
        bytes = value.bytes
        traits = TextTraits(bytes)
        codes = value.codes
        self.unit = unit
        self.place = place
        self.string = string
        // Copies, as nearly every check asks for them and a weak reference costs at each question.
        language = string.language
        dialect = string.dialect
        isMessage = string.dialect.isMessage
    }

    /// The text as a string, for what is not asked byte by byte.
    package private(set) lazy var text = String(decoding: bytes, as: UTF8.self)

    /// What is words, and what is code that a translator keeps: placeholders, message syntax, tags,
    /// references and URLs.
    package private(set) lazy var pieces = TextPieces(
        bytes, codes: codes, dialect: dialect)

    /// The text as an ICU message; nil when it is none by its dialect.
    private(set) lazy var message = makeMessage()

    /// The parts that are shown alone: arms of an ICU message that is nothing but a choice.
    package private(set) lazy var segments = makeSegments()

    /// The kinds of characters that it has.
    package private(set) lazy var characters = CharacterSummary(bytes, traits)

    /// What the rules about characters say, all of them in one pass.
    package private(set) lazy var ruleFindings: [Finding] =
        isUnusual ? ContentRule.unicode(text, prefix: Self.rulePrefix) : []

    /// Whether a rule about characters may have something to say.
    private(set) lazy var isUnusual =
        !traits.isDisjoint(with: [.nonASCII, .control]) && !characters.isOrdinary

    /// The placeholders, and what looks like some.
    package private(set) lazy var placeholders = makePlaceholders()

    /// Whether a reader can see anything of it.
    package private(set) lazy var isBlank = Visibility.isBlank(text)
}
