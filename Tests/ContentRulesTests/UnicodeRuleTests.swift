import ContentRules
import ICU
import TestSupport
import Testing
import Text

@Suite struct UnicodeRuleTests {
    @Test("finds in any string what Unicode alone forbids, under the caller's prefix")
    func ids() {
        let text = "a\u{202E}\u{1B}\u{200B}\u{FEFF}\u{2067}\u{E0061}\u{200D}"
        let ids = Set(ContentRule.unicode(text, prefix: "unicode").map(\.check))
        #expect(
            ids == [
                "unicode.bidi-control", "unicode.control", "unicode.hidden-character",
                "unicode.byte-order-mark", "unicode.unbalanced-isolate", "unicode.tag-character",
                "unicode.joiner-at-edge",
            ])
    }

    @Test(
        "takes layout, markup, placeholders, spaces and length as they are",
        arguments: ["\tline\r\nline\n", "<b>%@</b> {x} {{y}}", "  A  ", "", "WARNING", "100%"])
    func layout(_ text: String) {
        #expect(ContentRule.unicode(text, prefix: "unicode") == [])
    }

    @Test("applies only the rules that are asked for")
    func subset() {
        let findings = ContentRule.unicode("\u{E000}\u{202E}", prefix: "x", rules: [.bidiControl])
        #expect(findings.map(\.check) == ["x.bidi-control"])
    }

    @Test("calls a word of Latin and one more letter mixed as UTS #39 does, by ICU's scripts")
    func scripts() {
        // Latin goes with the scripts in use (UAX #31, table 5) but for those that share its
        // shapes.
        let partners: Set<String> = [
            "Latn", "Zyyy", "Zinh", "Arab", "Beng", "Bopo", "Deva", "Ethi", "Geor", "Gujr", "Guru",
            "Hang",
            "Hani", "Hebr", "Hira", "Kana", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh",
            "Taml",
            "Telu", "Thaa", "Thai", "Tibt",
        ]
        for value in UInt32(0x80)..<0x10000 {
            guard let scalar = Unicode.Scalar(value), scalar.has(.alphabetic) else { continue }
            let script = scalar.script
            let isShared =
                scalar.scriptExtensions.count > 1 && scalar.scriptExtensions.contains("Latn")
            let expected = !partners.contains(script) && !isShared
            let found = !ContentRule.unicode("a\(scalar)", prefix: "x", rules: [.mixedScript])
                .isEmpty
            if found != expected { Issue.record("\(String(value, radix: 16)) \(script) \(found)") }
        }
    }

    @Test("finds every cluster over 32 units that is no emoji, whatever it is made of")
    func clusters() {
        let pieces = [
            "a", "ж", "क", "\u{94D}", "\u{301}", "\u{200D}", "👩", "ᄒ", "ᅡ", "한", "あ", "\u{600}",
            "ก", "\u{E33}",
        ]
        var generator = SeededGenerator(seed: 32)
        for _ in 0..<2_000 {
            let some = (0..<3).compactMap { _ in pieces.randomElement(using: &generator) }
            let text = (0..<48).compactMap { _ in some.randomElement(using: &generator) }.joined()
            let expected = GraphemeClusters(text).filter {
                $0.utf16Count > 32 && !EmojiSequence.isWellFormed($0.scalars)
            }.map(\.utf16Range)
            let found = ContentRule.unicode(text, prefix: "x", rules: [.oversizedCluster])
                .compactMap { finding in
                    finding.utf16Offset.flatMap { start in
                        finding.utf16Length.map { start..<start + $0 }
                    }
                }
            #expect(found == expected)
        }
    }

    @Test("is silent where form C only reorders or takes apart, for every scalar of ICU")
    func normalization() {
        for value in UInt32(0xA0)..<0x30000 {
            guard let scalar = Unicode.Scalar(value), !(0x3400...0x9FFF).contains(value),
                !Normalization.nfc.holds(for: String(scalar))
            else { continue }
            let form = Array(Normalization.nfc.apply(to: String(scalar)).unicodeScalars)
            let isIdeograph = form.first?.script == "Hani" && scalar.category == "Lo"
            let found = !ContentRule.unicode(String(scalar), prefix: "x", rules: [.notNFC]).isEmpty
            #expect(found == (form.count == 1 && !isIdeograph), "\(String(value, radix: 16))")
        }
    }

    @Test("scans plain text for what no rule about characters can find fault with")
    func plain() {
        for text in ["View offer", "a", "It's $5 - now!"] {
            #expect(ContentRule.isPlain(text))
        }
        for text in [
            "", " a", "a ", "a  b", "é", "a\n", "<a", "{a", "5%", "a:", "[a", "_a", "`", "*", "&",
        ] {
            #expect(ContentRule.isPlain(text) == text.isEmpty, "\(text)")
        }
    }
}
