import ContentRules
import Testing

@Suite struct ContentRuleTests {
    static let examples = LabelErrorExamples.all + LabelWarningExamples.all + OtherKindExamples.all

    @Test(
        "reports exactly the marked places, with the rule's severity and suggestion",
        arguments: examples)
    func triggers(_ example: RuleExample) {
        let hits = example.hits(in: example.bad.text)
        let places = hits.map {
            ($0.utf16Offset ?? -1)..<(($0.utf16Offset ?? -1) + ($0.utf16Length ?? -1))
        }
        #expect(places == example.bad.places)
        for hit in hits {
            #expect(hit.severity == example.rule.severity)
            #expect(
                hit.suggestion.map { Array($0.utf8) } == example.suggestion.map { Array($0.utf8) })
            #expect(hit.message.isInHouseForm, "\(hit.message)")
        }
    }

    @Test("says nothing about the neighbours of what it reports", arguments: examples)
    func staysSilent(_ example: RuleExample) {
        for text in example.good {
            #expect(
                example.hits(in: text) == [],
                "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }

    @Test("has an example for every rule of every kind of text", arguments: TextKind.allCases)
    func isComplete(_ kind: TextKind) {
        // These judge no single string; `WellFormednessTests` and `LabelCountTests` show both
        // sides.
        let elsewhere: RuleSet = [.illFormed, .tooMany]
        for rule in kind.rules.subtracting(elsewhere).rules {
            let isOwnSyntax = rule == .promotional && kind == .suggestion
            let isShown = Self.examples.contains { $0.kind == kind && $0.rule == rule }
            #expect(isShown || isOwnSyntax, "\(rule.id(for: kind))")
        }
    }

    @Test("names every rule once, in kebab case, with a summary in house form")
    func names() {
        #expect(RuleSet(ContentRule.allCases).rules == ContentRule.allCases)
        for rule in ContentRule.allCases {
            let isKebab = rule.rawValue.split(separator: "-", omittingEmptySubsequences: false)
                .allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
            #expect(isKebab, "\(rule.rawValue)")
            #expect(rule.summary.isInHouseForm, "\(rule.summary)")
        }
        #expect(ContentRule.tooLong.id(for: .remoteText(.title)) == "text.too-long")
    }

    @Test("has the ids of the design, with their severities")
    func ids() {
        let errors = """
            ill-formed invisible too-long control noncharacter bidi-control unbalanced-isolate byte-order-mark \
            tag-character oversized-cluster joiner-at-edge placeholder duplicate too-many character
            """
        let warnings = """
            wide edge-space double-space stray-joiner hidden-character private-use not-nfc similar mixed-script \
            markup foreign-placeholder all-capitals emoji-only equals-built-in price
            """
        let table: [(Severity, String)] = [
            (.error, errors), (.warning, warnings), (.note, "promotional direction-mark"),
        ]
        for (severity, names) in table {
            let rules = ContentRule.allCases.filter { $0.severity == severity }
            #expect(rules.map(\.rawValue) == names.split(separator: " ").map(String.init))
        }
    }
}
