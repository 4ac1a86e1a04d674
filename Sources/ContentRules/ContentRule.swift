/// A rule about the texts of a card: owners' labels and titles, agents' messages, remote texts,
/// ids.
///
/// The raw value is the rule's name; the id that users see has the kind of text before it:
/// `label.too-long`. Rules refuse or warn, they never change a text. Design: each rule lives once,
/// here.
package enum ContentRule: String, CaseIterable, Sendable {
    /// The bytes or units are not well-formed Unicode.
    case illFormed = "ill-formed"
    /// Nothing is visible.
    case invisible
    /// More units than the limit of the kind of text.
    case tooLong = "too-long"
    /// A control character, a line or paragraph separator; line feeds are allowed where lines are.
    case control
    /// A noncharacter such as U+FFFE.
    case noncharacter
    /// An embedding or override, U+202A–U+202E.
    case bidiControl = "bidi-control"
    /// An isolate that is not closed, or U+2069 that closes nothing.
    case unbalancedIsolate = "unbalanced-isolate"
    /// U+FEFF.
    case byteOrderMark = "byte-order-mark"
    /// A tag character outside a flag.
    case tagCharacter = "tag-character"
    /// A grapheme cluster over 32 units that is no emoji sequence.
    case oversizedCluster = "oversized-cluster"
    /// ZWJ or ZWNJ at the start, or at an end where it does nothing.
    case joinerAtEdge = "joiner-at-edge"
    /// `{{x}}`, which nothing will fill in.
    case placeholder
    /// The bytes of another active label.
    case duplicate
    /// More active labels than a kind of card can have.
    case tooMany = "too-many"
    /// A character that an id cannot have.
    case character

    /// Wider than a button.
    case wide
    /// White space at the start or the end.
    case edgeSpace = "edge-space"
    /// Two spaces in a row.
    case doubleSpace = "double-space"
    /// ZWJ or ZWNJ where neither emoji nor the script uses it.
    case strayJoiner = "stray-joiner"
    /// An invisible character without effect: zero width space, word joiner, soft hyphen, filler.
    case hiddenCharacter = "hidden-character"
    /// A private-use character.
    case privateUse = "private-use"
    /// Composes under normalization form C.
    case notNFC = "not-nfc"
    /// Reads or looks like another active label.
    case similar
    /// Scripts with lookalikes in one word.
    case mixedScript = "mixed-script"
    /// HTML or Markdown, which is shown literally.
    case markup
    /// A placeholder of another syntax: `%@`, `{x}`, `${x}`.
    case foreignPlaceholder = "foreign-placeholder"
    /// All letters are capitals.
    case allCapitals = "all-capitals"
    /// Nothing visible but emoji.
    case emojiOnly = "emoji-only"
    /// The text of a built-in, whose translations would be lost.
    case equalsBuiltIn = "equals-built-in"
    /// A price, "free" or a percentage: the paywall states the terms.
    case price

    /// Promotional wording while offer pushes are on.
    case promotional
    /// U+200E, U+200F or U+061C.
    case directionMark = "direction-mark"
}
