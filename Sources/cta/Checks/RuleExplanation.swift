internal import CTAContent

/// Explains a content rule: where it applies, with which limits, and what follows.
enum RuleExplanation {
    /// Sentences, one a line; without a kind about the texts of string files.
    static func text(_ rule: ContentRule, kind: TextKind?) -> String {
        var lines = ["Applies to: \(kind?.title.lowercased() ?? "texts in string files")."]
        if let kind { lines += limits(rule, kind) }
        lines += consequence(rule, kind)
        let others = otherIds(rule, than: kind)
        if !others.isEmpty { lines += ["The same rule elsewhere:"] + others.map { "  \($0)" } }
        return lines.joined(separator: "\n")
    }

    private static func limits(_ rule: ContentRule, _ kind: TextKind) -> [String] {
        switch rule {
        case .tooLong:
            let kinds = TextKind.allCases.filter { $0.prefix == kind.prefix }
            return kinds.map { kind in
                let name = kind.member.map { "\($0): at" } ?? "At"
                return "\(name) most \(kind.limit) UTF-16 units."
            }
        case .wide:
            return ["At most \(LabelContext.defaultColumnLimit) columns; a wide character has two."]
        case .tooMany:
            return [
                "At most \(ContentRule.activeLabelLimit) active labels for an app and kind of card."
            ]
        case .illFormed, .invisible, .control, .noncharacter, .bidiControl, .unbalancedIsolate,
            .byteOrderMark, .tagCharacter, .oversizedCluster, .joinerAtEdge, .placeholder,
            .duplicate, .character, .edgeSpace, .doubleSpace, .strayJoiner, .hiddenCharacter,
            .privateUse, .notNFC, .similar, .mixedScript, .markup, .foreignPlaceholder,
            .allCapitals, .emojiOnly, .equalsBuiltIn, .price, .promotional, .directionMark:
            return []
        }
    }

    private static func consequence(_ rule: ContentRule, _ kind: TextKind?) -> [String] {
        switch rule.severity {
        case .error where kind == nil: ["An error: 'cta lint' ends with status 1."]
        case .error: ["An error: what uses the text is refused. It is never changed."]
        case .warning: ["A warning: the text is used as written, probably not as meant."]
        case .note: ["A note: nothing is wrong with the text."]
        }
    }

    private static func otherIds(_ rule: ContentRule, than kind: TextKind?) -> [String] {
        var ids: [String] = []
        if kind != nil, RuleSet.unicode.contains(rule) {
            ids.append(rule.id(prefix: "unicode"))
        }
        for other in TextKind.allCases where other.rules.contains(rule) {
            let id = rule.id(for: other)
            if other.prefix != kind?.prefix, !ids.contains(id) { ids.append(id) }
        }
        return ids
    }
}

extension TextKind {
    /// The member of a catalog that tells kinds with one prefix apart.
    fileprivate var member: String? {
        switch self {
        case .remoteText(let field): field.rawValue
        case .template(let part): part.rawValue
        case .label, .message, .title, .identifier, .suggestion: nil
        }
    }
}
