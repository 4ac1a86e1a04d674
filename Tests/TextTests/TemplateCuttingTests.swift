import Testing
import Text

@Suite struct TemplateCuttingTests {
    private static let names = ["message", "agentName"]

    private static func parse(_ text: String) -> NameTemplate {
        NameTemplate.parse(text, names: names).template
    }

    @Test(
        "cuts the argument and keeps what the template says behind it",
        arguments: [
            ("{message} - Reply", "View our offers", 23, "View our offers - Reply", false),
            ("{message} - Reply", "View our offers", 22, "View our… - Reply", true),
            ("{message} - Reply", "View our offers", 9, "… - Reply", true),
            ("{message} - Reply", "שלום לכולם", 18, "\u{2068}שלום…\u{2069} - Reply", true),
            (
                "{message} - Reply", "\u{2067}שלום לכולם\u{2069}", 18,
                "\u{2067}שלום\u{2069}… - Reply", true
            ),
            ("{message}|{message}", "one two", 11, "one…|one…", true),
            // Only the first word needs no isolate, so only what is left of it pays for none.
            ("{message} - Reply", "Hello world שלום", 20, "Hello world… - Reply", true),
        ])
    func cut(text: String, message: String, limit: Int, expected: String, isCut: Bool) {
        let expansion = Self.parse(text).expand(
            values: ["message": message], isolatingIn: .leftToRight, cutting: "message",
            to: TextBudget(utf16: limit))
        guard case .text(let expanded, let wasCut) = expansion else {
            Issue.record("no text")
            return
        }
        #expect(Array(expanded.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(wasCut == isCut)
    }

    @Test("says when there is no room or no value")
    func noRoom() {
        let template = Self.parse("{message} - Reply")
        for (value, limit, cutting) in [
            ("word", 8, "message"), ("word", 0, "message"), ("word", 11, "agentName"),
        ] {
            guard
                case .noRoom = template.expand(
                    values: ["message": value], isolatingIn: .leftToRight, cutting: cutting,
                    to: TextBudget(utf16: limit))
            else {
                Issue.record("room for \(limit)")
                continue
            }
        }
        guard
            case .missing(["message"]) = template.expand(
                values: [:], isolatingIn: .leftToRight, cutting: "message", to: TextBudget(utf16: 0)
            )
        else {
            Issue.record("a missing value went unnoticed")
            return
        }
    }

    @Test(
        "keeps random templates and values inside units and bytes, with every literal and balanced")
    func properties() {
        var random = SeededRandom(seed: 5)
        let literals = ["", " - Reply", "Hi ", "לך: ", "\n", "🙃"]
        for _ in 0..<4_000 {
            let shape = (0..<3).map { _ in
                literals[Int.random(in: 0..<literals.count, using: &random)]
            }
            let template = Self.parse("\(shape[0]){agentName}\(shape[1]){message}\(shape[2])")
            let values = [
                "agentName": HostilePieces.text(using: &random, count: 1...2),
                "message": HostilePieces.text(using: &random, count: 1...12),
            ]
            let direction: TextDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
            let budget = TextBudget(
                utf16: Int.random(in: 0...120, using: &random),
                cost: Int.random(in: 0...240, using: &random)
            ) { UTF8.width($0) }
            let expansion = template.expand(
                values: values, isolatingIn: direction, cutting: "message", to: budget)
            let fixed = template.utf16Count(
                without: "message", values: values, isolatingIn: direction)
            if !Self.holds(expansion, of: shape, values, budget, fixed: fixed) {
                Issue.record("\(values) \(shape) \(budget.utf16) \(budget.cost): \(expansion)")
            }
        }
    }

    private static func holds(
        _ expansion: TemplateExpansion, of shape: [String], _ values: [String: String],
        _ budget: TextBudget, fixed: Int
    ) -> Bool {
        switch expansion {
        case .text(let text, let isCut):
            budget.holds(text) && BidiControls.isBalanced(text)
                && (!isCut || text.utf16.contains(0x2026)) && text.utf16.count >= fixed
                && text.utf8.starts(with: shape[0].utf8)
                && text.utf8.reversed().starts(with: shape[2].utf8.reversed())
        case .missing(let names): names.allSatisfy { Visibility.isBlank(values[$0] ?? "") }
        case .noRoom:
            // An ellipsis in two isolates is all that could be wanting, at three bytes a unit.
            budget.utf16 <= fixed + 5 || budget.cost <= (fixed + 5) * 3
        }
    }

    @Test("reads random braces without losing a byte")
    func parsing() {
        var random = SeededRandom(seed: 9)
        let pieces = [
            "{", "}", "{{", "}}", "message", "{message}", " ", "\n", "🙃", "e\u{301}", "\u{301}",
            "'",
        ]
        for _ in 0..<5_000 {
            let text = HostilePieces.text(using: &random, count: 0...10, from: pieces)
            let (template, faults) = NameTemplate.parse(text, names: Self.names)
            var written = ""
            for part in template.parts {
                switch part {
                case .literal(let literal): written += literal
                case .argument(let name): written += "{\(name)}"
                }
            }
            let units = Array(text.utf16)
            var end = 0
            var isInOrder = true
            for fault in faults {
                let range = fault.utf16Offset..<fault.utf16Offset + fault.utf16Length
                isInOrder =
                    isInOrder && range.lowerBound >= end && range.upperBound <= units.count
                    && units[range].elementsEqual(fault.written.utf16)
                end = range.upperBound
            }
            if !isInOrder || !written.utf8.elementsEqual(text.utf8) { Issue.record("\(text)") }
        }
    }
}
