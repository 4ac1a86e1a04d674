import Testing
import Text

@Suite struct NameTemplateTests {
    private static let names = ["message", "agentName", "appName"]

    private static func parse(_ text: String) -> NameTemplate {
        NameTemplate.parse(text, names: names).template
    }

    /// The template as it was written.
    private static func written(_ template: NameTemplate) -> String {
        template.parts.map { part in
            switch part {
            case .literal(let text): text
            case .argument(let name): "{\(name)}"
            }
        }.joined()
    }

    @Test(
        "names the place of every brace that is not part of a name",
        arguments: [
            ("", []), ("L'offre de {agentName}", []), ("'{agentName}' ''", []),
            ("{agentName}{message}", []),
            ("🙃 {nmae}!", [(.unknownName, 3, 6)]), ("{}", [(.unknownName, 0, 2)]),
            ("{ agentName }", [(.unknownName, 0, 13)]), ("{AgentName}", [(.unknownName, 0, 11)]),
            ("{age\u{301}ntName}", [(.unknownName, 0, 12)]),
            ("{\u{301}message}", [(.unknownName, 0, 10)]),
            ("a {{ custom.name }} b", [(.doubleBraces, 2, 17)]), ("{{}}", [(.doubleBraces, 0, 4)]),
            ("{{message}", [(.unclosedBrace, 0, 1)]), ("{message}}", [(.strayBrace, 9, 1)]),
            (
                "{{{message}}}",
                [(.unclosedBrace, 0, 1), (.doubleBraces, 1, 11), (.strayBrace, 12, 1)]
            ),
            ("{message", [(.unclosedBrace, 0, 1)]),
            ("{mess\nage}", [(.unclosedBrace, 0, 1), (.strayBrace, 9, 1)]),
            ("close } only", [(.strayBrace, 6, 1)]), ("{", [(.unclosedBrace, 0, 1)]),
        ] as [(String, [(TemplateFault.Kind, Int, Int)])])
    func faults(text: String, expected: [(TemplateFault.Kind, Int, Int)]) {
        let (template, faults) = NameTemplate.parse(text, names: Self.names)
        #expect(faults.map(\.kind) == expected.map(\.0))
        #expect(faults.map(\.utf16Offset) == expected.map(\.1))
        #expect(faults.map(\.utf16Length) == expected.map(\.2))
        #expect(Self.written(template).utf8.elementsEqual(text.utf8))
    }

    @Test(
        "says what to write instead",
        arguments: [
            ("{nmae}", "'{nmae}' is not a name, use {message}, {agentName}, {appName}"),
            ("{ AgentName }", "'{ AgentName }' is not a name, write {agentName}"),
            ("{a\u{202E}b}", "'{aU+202Eb}' is not a name, use {message}, {agentName}, {appName}"),
            (
                "{{x}}",
                "'{{x}}' is not filled in here, names stand in single braces: use {message}, {agentName}, {appName}"
            ),
            (
                "{",
                "'{' without '}', braces stand only around a name: use {message}, {agentName}, {appName}"
            ),
            (
                "}",
                "'}' without '{', braces stand only around a name: use {message}, {agentName}, {appName}"
            ),
        ])
    func messages(text: String, message: String) {
        #expect(NameTemplate.parse(text, names: Self.names).faults.map(\.message) == [message])
    }

    @Test("compares names by their bytes")
    func kelvin() {
        #expect(NameTemplate.parse("{\u{212A}}", names: ["K"]).faults.map(\.kind) == [.unknownName])
        #expect(
            NameTemplate.parse("{K}", names: []).faults.first?.message
                == "'{K}' is not a name, this text has no names")
    }

    @Test(
        "puts values in once and never reads them again",
        arguments: [
            ("Hi {agentName}", .leftToRight, "Hi Ana"),
            ("L'offre d'{appName} ''", .leftToRight, "L'offre d'{agentName}' ''"),
            ("{agentName} {agentName}", .leftToRight, "Ana Ana"),
            ("{agentName}", .rightToLeft, "Ana"),
            ("ה־{agentName}", .rightToLeft, "ה־\u{2068}Ana\u{2069}"),
            ("{message}", .leftToRight, "שלום"),
            ("{message} - Reply", .leftToRight, "\u{2068}שלום\u{2069} - Reply"),
            ("{message}\nReply", .leftToRight, "שלום\nReply"),
            ("Hi\r\n{message}", .leftToRight, "Hi\r\nשלום"),
            ("{agentName}{message}", .leftToRight, "Ana\u{2068}שלום\u{2069}"),
            ("{message}", .rightToLeft, "שלום"),
        ] as [(String, TextDirection, String)])
    func expand(text: String, direction: TextDirection, expected: String) {
        let values = ["agentName": "Ana", "appName": "{agentName}'", "message": "שלום"]
        guard
            case .text(let expanded, let isCut) = Self.parse(text)
                .expand(values: values, isolatingIn: direction)
        else {
            Issue.record("no text")
            return
        }
        #expect(Array(expanded.utf8) == Array(expected.utf8))
        #expect(!isCut)
    }

    @Test("lets no value reach beyond its place")
    func escape() throws {
        let template = Self.parse("{agentName} sent an offer")
        for (name, expected) in [
            ("Bob\u{202E}", "\u{2068}Bob\u{202E}\u{202C}\u{2069} sent an offer"),
            ("אב\u{2069}", "\u{2068}אב\u{2069} sent an offer"),
            ("\u{2067}אב", "\u{2067}אב\u{2069} sent an offer"),
        ] {
            guard
                case .text(let text, _) = template.expand(
                    values: ["agentName": name], isolatingIn: .leftToRight)
            else {
                Issue.record("no text")
                continue
            }
            #expect(Array(text.utf8) == Array(expected.utf8))
        }
    }

    @Test("names the values that are missing or show nothing")
    func missing() {
        let template = Self.parse("{agentName}: {message} {appName} {message}")
        let values = ["agentName": "", "appName": "\u{200B}\u{2800}"]
        guard case .missing(let names) = template.expand(values: values, isolatingIn: .leftToRight)
        else {
            Issue.record("a text")
            return
        }
        #expect(names == ["agentName", "message", "appName"])
        #expect(template.arguments == ["agentName", "message", "appName"])
        #expect(template.occurrences(of: "message") == 2)
        #expect(template.occurrences(of: "x") == 0)
    }

    @Test("counts everything but one argument, with the isolates of the others")
    func counting() {
        let template = Self.parse("{agentName}: {message} 🙃")
        let values = ["agentName": "אב", "message": "word"]
        #expect(
            template.utf16Count(without: "message", values: values, isolatingIn: .leftToRight) == 9)
        #expect(
            template.utf16Count(without: "agentName", values: values, isolatingIn: .leftToRight)
                == 9)
        #expect(template.utf16Count(without: "x", values: [:], isolatingIn: .leftToRight) == 5)
    }
}
