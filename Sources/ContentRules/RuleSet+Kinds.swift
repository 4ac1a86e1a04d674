extension RuleSet {
    /// The rules that hold for any text that somebody will read, whatever it is for.
    package static let unicode: RuleSet = [
        .illFormed, .control, .noncharacter, .bidiControl, .unbalancedIsolate, .byteOrderMark,
        .tagCharacter, .oversizedCluster, .joinerAtEdge, .strayJoiner, .hiddenCharacter,
        .privateUse, .notNFC, .mixedScript, .directionMark,
    ]

    /// The rules whose findings are errors.
    package static let errors = RuleSet(ContentRule.allCases.filter { $0.severity == .error })

    /// The rules for labels: all that are not about ids.
    static let label = RuleSet(ContentRule.allCases).subtracting([.character])

    /// The rules for messages. A blank message is absent, not wrong; its words go into a push.
    static let message = unicode.union(literal).union([.tooLong, .allCapitals, .promotional])

    /// The rules for titles, which only the team sees.
    static let title = unicode.union([.invisible, .tooLong, .edgeSpace])

    /// The rules for ids.
    static let identifier: RuleSet = [.illFormed, .invisible, .tooLong, .character]

    /// The rules for texts that an owner prepares: remote texts, suggestions, templates.
    static let prepared = unicode.union(literal).union([.invisible, .tooLong])

    /// The rules about what is shown as it stands.
    private static let literal: RuleSet = [
        .edgeSpace, .doubleSpace, .placeholder, .foreignPlaceholder, .markup,
    ]
}
