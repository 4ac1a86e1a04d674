import ContentRules
import TestSupport
import Testing

/// Properties that hold whatever a text is made of.
@Suite struct HostileTextTests {
    /// Strings of random pieces that rules fight over. 300,000 with `CTA_PROPERTY_RUNS=full`.
    static func texts(seed: UInt64, count: Int) -> some Sequence<String> {
        var generator = SeededGenerator(seed: seed)
        return (0..<count).lazy.map { _ in
            // Every fourth text is one piece, so that it can equal a whole text.
            let isSingle = Int.random(in: 0..<4, using: &generator) == 0
            let length = isSingle ? 1 : Int.random(in: 0...24, using: &generator)
            return (0..<length).map { _ in piece(using: &generator) }.joined()
        }
    }

    private static func piece(using generator: inout SeededGenerator) -> String {
        if Int.random(in: 0..<8, using: &generator) == 0 {
            let value = UInt32.random(in: 0...0x10FFFF, using: &generator)
            return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
        }
        return pieces.randomElement(using: &generator) ?? ""
    }

    private static let pieces: [String] = [
        "a", "B", "ж", "Ж", "α", "が", "か\u{3099}", "무", "字", "神", "ക", "ত", "ی", "ا", "אב", "ก",
        "1", "٣", "५",
        " ", "  ", "\u{A0}", "\u{3000}", "\n", "\r\n", "\r", "\t", "\u{2028}", "\u{85}", "\u{0}",
        "\u{7F}",
        "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}",
        "\u{202C}",
        "\u{202E}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{FEFF}", "\u{2060}", "\u{AD}",
        "\u{3164}",
        "\u{115F}", "\u{1160}", "\u{1161}", "\u{11A8}", "\u{1112}", "\u{2800}", "\u{34F}",
        "\u{FE0F}",
        "\u{FE0E}", "\u{E0100}", "\u{180E}", "ᠠ", "\u{E0061}", "\u{E0067}", "\u{E0001}",
        "\u{E007F}",
        "\u{E000}", "\u{F8FF}", "\u{10FFFD}", Samples.noncharacter, "\u{301}", "\u{323}", "\u{94D}",
        "\u{9CD}", "\u{D4D}",
        "\u{9C7}", "\u{9BE}", "\u{93C}", "\u{958}", "\u{212A}", "\u{37E}", "\u{64E}\u{651}",
        "\u{64B}",
        String(repeating: "\u{301}", count: 34), "👩", "🏽", "❤", "🏴", Samples.wales, Samples.family,
        "🇫", "🇷", "#\u{FE0F}\u{20E3}", "{", "}", "{{", "}}", "{{x}}", "${", "%", "%@", "%d", "%1$s",
        "(", ")",
        "[", "](", "<", ">", "<b>", "</", "&", ";", "&amp;", "&#39;", "&#x202E;", "&lt;", "#", "x",
        "**",
        "__", "`", ":", ":x:", "$", "€", "USD", "kr", "円", "free", "無料", "discount", "-", "’", "İ",
        "ı", "K",
    ]

    private static let calls: [@Sendable (String) -> [Finding]] = [
        { ContentRule.check(label: $0, context: context) },
        { ContentRule.check(message: $0, sendsPush: true) },
        { ContentRule.check(title: $0) },
        { ContentRule.check(identifier: $0) },
        { ContentRule.check(remoteText: $0, field: .welcomeText) },
        { ContentRule.check(suggestion: $0) },
        { ContentRule.check(template: $0, part: .body) },
        { ContentRule.unicode($0, prefix: "unicode") },
    ]

    private static let context = LabelContext(
        others: LabelIndex([("a", "b"), ("b", "1"), ("c", "字")]),
        builtIns: BuiltInIndex([("offer.button", "uk", "ж")]), sendsPush: true, limit: 20,
        columnLimit: 8)

    private static var count: Int { Repository.isFullRun ? 300_000 : 3_000 }

    @Test("reports places inside the text, on scalars, in house form, as the same id as ever")
    func places() {
        var ids: Set<String> = []
        for text in Self.texts(seed: 1, count: Self.count) {
            for call in Self.calls {
                for finding in call(text) {
                    ids.insert(finding.check)
                    let isInside =
                        Self.isOnScalars(finding, in: text)
                        || Self.isOnScalars(finding, in: MessageText.normalized(text))
                    if !isInside || !finding.message.isInHouseForm {
                        Issue.record(
                            "\(finding) in \(text.unicodeScalars.map { String($0.value, radix: 16) })"
                        )
                    }
                }
            }
        }
        // The pieces reach every rule but those that judge no single string.
        let names = Set(ids.compactMap { $0.split(separator: ".").last.map(String.init) })
        let expected = Set(ContentRule.allCases.map(\.rawValue)).subtracting([
            "ill-formed", "too-many",
        ])
        #expect(names.symmetricDifference(expected) == [])
    }

    @Test("clears a finding with its suggestion")
    func suggestions() {
        for text in Self.texts(seed: 2, count: Self.count) {
            for call in Self.calls {
                for finding in call(text) {
                    guard let suggestion = finding.suggestion else { continue }
                    if call(suggestion).contains(where: { $0.check == finding.check }) {
                        Issue.record(
                            "\(finding.check) \(text.unicodeScalars.map { String($0.value, radix: 16) })"
                        )
                    }
                }
            }
        }
    }

    @Test("says the same about one text every time, and nothing about characters of plain text")
    func plain() {
        let characters: Set<String> = [
            "control", "noncharacter", "bidi-control", "tag-character", "hidden-character",
            "edge-space",
            "double-space", "markup", "placeholder", "foreign-placeholder", "mixed-script",
            "not-nfc",
        ]
        for text in Self.texts(seed: 3, count: Self.count) {
            let findings = Self.calls[0](text)
            #expect(findings == Self.calls[0](text))
            guard ContentRule.isPlain(text) else { continue }
            for finding in findings {
                #expect(!characters.contains(String(finding.check.dropFirst("label.".count))))
            }
        }
    }

    @Test(
        "takes a megabyte of anything",
        arguments: [
            "\u{202E}", "a\u{200D}", "{", "&", "**", "<a", "%1", "e\u{301}", "字", "€1", "free ",
        ])
    func long(_ piece: String) {
        let text = String(repeating: piece, count: Repository.isFullRun ? 400_000 : 20_000)
        for call in Self.calls {
            #expect(call(text).count < 200)
        }
    }

    private static func isOnScalars(_ finding: Finding, in text: String) -> Bool {
        guard let start = finding.utf16Offset, let length = finding.utf16Length, start >= 0,
            length >= 0
        else { return false }
        let units = text.utf16
        guard start + length <= units.count else { return false }
        return [start, start + length].allSatisfy { offset in
            let index = units.index(units.startIndex, offsetBy: offset)
            return index.samePosition(in: text.unicodeScalars) != nil
        }
    }
}
