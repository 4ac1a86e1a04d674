extension ContentRule {
    /// How much a finding of the rule matters, the same for every kind of text.
    package var severity: Severity {
        switch self {
        case .illFormed, .invisible, .tooLong, .control, .noncharacter, .bidiControl,
            .unbalancedIsolate, .byteOrderMark, .tagCharacter, .oversizedCluster, .joinerAtEdge,
            .placeholder, .duplicate, .tooMany, .character:
            .error
        case .wide, .edgeSpace, .doubleSpace, .strayJoiner, .hiddenCharacter, .privateUse, .notNFC,
            .similar, .mixedScript, .markup, .foreignPlaceholder, .allCapitals, .emojiOnly,
            .equalsBuiltIn, .price:
            .warning
        case .promotional, .directionMark:
            .note
        }
    }

    /// The id of the rule for a kind of text, such as `label.too-long`.
    package func id(for kind: TextKind) -> String { id(prefix: kind.prefix) }

    /// The id of the rule behind any prefix, such as `unicode.control`.
    package func id(prefix: String) -> String { prefix + "." + rawValue }
}
