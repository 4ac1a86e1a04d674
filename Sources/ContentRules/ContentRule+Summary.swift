extension ContentRule {
    /// What the rule finds and why it matters, in one line: lower case, no full stop.
    package var summary: String {
        switch self {
        case .illFormed: "not well-formed Unicode: a lone surrogate or bytes that are not UTF-8"
        case .invisible: "nothing visible: only spaces, controls, ignorables and the Braille blank"
        case .tooLong: "more UTF-16 units than the limit"
        case .control:
            "a control character, U+2028 or U+2029; line feeds only where lines are allowed"
        case .noncharacter: "a code point that is reserved never to be a character"
        case .bidiControl: "an embedding or override, which can reorder the text around it"
        case .unbalancedIsolate: "a direction isolate without its end, or an end without a start"
        case .byteOrderMark: "U+FEFF, left over from joining files"
        case .tagCharacter: "tag characters outside a flag: text that nobody sees"
        case .oversizedCluster: "one character of over 32 UTF-16 units that is no emoji"
        case .joinerAtEdge: "a joiner with nothing to join at the start or the end"
        case .placeholder: "{{x}}, shown as it stands because nothing fills it in"
        case .duplicate: "the same bytes as another active label of its kind"
        case .tooMany: "more active labels than a kind of card can have"
        case .character: "a character other than A-Z a-z 0-9 _ . - in an id"
        case .wide: "wider than a card's button"
        case .edgeSpace: "white space at the start or the end, which misaligns the text"
        case .doubleSpace: "two spaces in a row"
        case .strayJoiner: "a joiner where neither emoji nor the script uses one"
        case .hiddenCharacter: "an invisible character that does nothing here"
        case .privateUse: "a private-use character, different on every device"
        case .notNFC: "characters that Unicode writes as one, typed as several"
        case .similar: "reads or looks like another active label of its kind"
        case .mixedScript: "lookalike scripts in one word"
        case .markup: "tags, entities or Markdown, shown literally"
        case .foreignPlaceholder: "%@, {x}, ${x} or :x:, shown literally"
        case .allCapitals: "capitals only, which read as shouting"
        case .emojiOnly: "only emoji, which VoiceOver reads by their names"
        case .equalsBuiltIn: "a built-in text, whose translations a custom label loses"
        case .price: "a price, \"free\" or a percentage: the paywall states the terms"
        case .promotional: "promotional wording while offer pushes are on (App Review 4.5.4)"
        case .directionMark: "an invisible direction mark, right only where it fixes the order"
        }
    }
}
