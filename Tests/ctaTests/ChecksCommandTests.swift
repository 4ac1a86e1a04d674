import CTAContent
import TestSupport
import Testing
import cta

@Suite struct ChecksCommandTests {
    static let entries: [CheckEntry] = CheckTable.areas.flatMap { $0.entries }

    @Test("docs/checks.md is what 'cta checks --markdown' prints")
    func page() throws {
        let run = try BuiltCommand("cta").run("checks", "--markdown")
        #expect(run.status == 0)
        try expectSnapshot(run.outputText, at: "docs/checks.md")
    }

    @Test("lists every check with severity and summary on a line")
    func list() {
        let run = InProcess.run("checks")
        let lines = run.outputText.split(separator: "\n")
        #expect(lines.count == Self.entries.count)
        for (line, entry) in zip(lines, Self.entries) {
            #expect(line.hasPrefix("\(entry.id) "))
            #expect(line.contains(" \(entry.severity.rawValue) "))
            #expect(line.hasSuffix(" \(entry.summary)"))
        }
    }

    @Test("ids are family.kebab-name and unique, and every content rule is among them")
    func ids() {
        let ids = Self.entries.map(\.id)
        #expect(Set(ids).count == ids.count)
        for id in ids { #expect(id.wholeMatch(of: /[a-z]+\.[a-z]+(-[a-z]+)*/) != nil, "\(id)") }
        for rule in ContentRule.allCases {
            #expect(ids.contains { $0.hasSuffix(".\(rule.rawValue)") }, "\(rule)")
        }
        for kind in TextKind.allCases {
            for rule in kind.rules.rules { #expect(ids.contains(rule.id(for: kind))) }
        }
    }

    @Test(
        "every id that the library writes is in the list",
        arguments: ["CTAContent", "CatalogEditing", "cta"])
    func literals(target: String) throws {
        let literal = /check: "([^"]+)"/
        for file in try Repository.files(in: "Sources/\(target)", ending: ".swift") {
            for match in try Repository.text(file).matches(of: literal) {
                #expect(CheckTable.entry(String(match.1)) != nil, "\(match.1) in \(file)")
            }
        }
    }

    @Test("summaries are one line without a full stop, explanations sentences of 80 columns")
    func wording() {
        for entry in Self.entries {
            #expect(!entry.summary.isEmpty && !entry.summary.hasSuffix("."), "\(entry.id)")
            #expect(!entry.summary.contains("\n"), "\(entry.id)")
            #expect(!entry.explanation.isEmpty, "\(entry.id)")
            for line in entry.explanation.split(separator: "\n") {
                #expect(line.count <= 80, "\(entry.id): \(line)")
            }
        }
    }

    @Test("explains one check")
    func explanation() {
        let run = InProcess.run("checks", "--explain", "label.wide")
        #expect(run.status == 0)
        #expect(
            run.outputText == """
                label.wide: warning: wider than a card's button

                Applies to: custom labels.
                At most 24 columns; a wide character has two.
                A warning: the text is used as written, probably not as meant.

                """)
        for entry in Self.entries {
            let text = InProcess.run("checks", "--explain", entry.id).outputText
            #expect(text.hasPrefix("\(entry.id): \(entry.severity.rawValue): "))
        }
    }

    static let unknown: [(String, String)] = [
        ("label.to-long", ", did you mean 'label.too-long'?"),
        ("structure.mising", ", did you mean 'structure.missing'?"),
        ("label", ", expected an id that 'cta checks' lists"),
        ("", ", expected an id that 'cta checks' lists"),
        ("label.too-long\u{301}", ", did you mean 'label.too-long'?"),
    ]

    @Test("asks back about an unknown id", arguments: unknown)
    func question(id: String, answer: String) {
        let run = InProcess.run("checks", "--explain", id)
        #expect(run.status == 2)
        #expect(run.outputText == "")
        #expect(
            run.errorText == "cta checks: bad value '\(id)' for '--explain'\(answer) "
                + "(try 'cta checks --help')\n")
    }
}
