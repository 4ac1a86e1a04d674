import CTAContent
import ICU
import TestSupport
import Testing

@Suite struct PaywallVariableTests {
    static let variables = PaywallVariables([
        "name": .string("Ada"), "seats": .number(1250.5), "isNew": .boolean(true),
        "blank": .string(" "), "brace": .string("{{ custom.name }}"), "_1": .string("one"),
        "infinite": .number(.infinity), "none": .number(.nan), "hebrew": .string("שלום 9"),
    ])

    /// The text and what it becomes in English.
    static let rendered: [(String, String)] = [
        ("Hi {{ custom.name }}!", "Hi Ada!"), ("{{custom.name}}{{custom._1}}", "Adaone"),
        ("{{\n\tcustom.name  }}", "Ada"), ("no variables { } }{ {", "no variables { } }{ {"),
        ("", ""), ("{{ custom.seats }}", "1,250.5"),
        // One pass: what a value says is not read.
        ("{{ custom.brace }}", "{{ custom.name }}"), ("{ {{ custom.name }} }", "{ Ada }"),
        ("{{ custom.name }}}", "Ada}"), ("é😀{{ custom.name }}", "é😀Ada"),
    ]

    @Test("fills in variables in one pass", arguments: rendered)
    func values(text: String, expected: String) {
        let result = Self.variables.render(text, language: "en")
        #expect(result.text.map { Array($0.utf8) } == Array(expected.utf8))
        #expect(result.findings == [])
    }

    /// The text, the check and the place in UTF-16 units.
    static let misuses: [(String, String, Int, Int)] = [
        ("{{}}", "variable.syntax", 0, 4), ("a {{   }}", "variable.syntax", 2, 7),
        ("{{ custom. }}", "variable.syntax", 0, 13), ("{{ custom.x", "variable.syntax", 0, 2),
        ("😀{{ custom.x", "variable.syntax", 2, 2), ("{{ name }}", "variable.syntax", 0, 10),
        ("{{ product.price }}", "variable.syntax", 0, 19),
        ("{{ Custom.name }}", "variable.syntax", 0, 17), ("{{ custom }}", "variable.syntax", 0, 12),
        ("{{ custom.naïve }}", "variable.syntax", 12, 1),
        ("{{ custom.a😀 }}", "variable.syntax", 11, 2),
        ("{{ custom.a b }}", "variable.syntax", 11, 1),
        ("{{\u{A0}custom.name }}", "variable.syntax", 0, 17),
        ("{{ custom.name\u{A0}}}", "variable.syntax", 14, 1),
        ("{{ custom.name | upper }}", "variable.syntax", 14, 1),
        ("x }} y", "variable.syntax", 2, 2), ("{{", "variable.syntax", 0, 2),
        ("{{{ custom.name }}}", "variable.syntax", 0, 18),
        ("{{ custom.missing }}", "variable.missing", 0, 20),
        ("{{ custom.Name }}", "variable.missing", 0, 17),
        ("{{ custom.infinite }}", "variable.number", 0, 21),
        ("{{ custom.none }}", "variable.number", 0, 17),
    ]

    @Test("finds every misuse with its offset, and then renders nothing", arguments: misuses)
    func misuse(text: String, check: String, offset: Int, length: Int) throws {
        let result = Self.variables.render(text, language: "en")
        #expect(result.text == nil)
        let finding = try #require(result.findings.first)
        #expect(result.findings.count == 1)
        #expect(finding.check == check && finding.severity == .error)
        #expect(finding.utf16Offset == offset && finding.utf16Length == length)
        #expect(!finding.message.hasSuffix("."))
    }

    @Test("reports several in order, each where it is")
    func several() {
        let text = "{{ custom.gone }} {{}} {{ custom.name }} }} {{ custom.none }} {{ x"
        let result = Self.variables.render(text, language: "en")
        #expect(result.findings.map(\.utf16Offset) == [0, 18, 41, 44, 62])
    }

    @Test("what nothing closes ends at the next opening")
    func nested() {
        let result = Self.variables.render("{{ custom.a {{ custom.name }}", language: "en")
        #expect(result.findings.map(\.utf16Offset) == [0])
        #expect(result.findings.first?.message.contains("without '}}'") == true)
    }

    @Test("a name has 1 to 255 characters, and a value under anything else is reported")
    func names() {
        let longest = String(repeating: "n", count: 255)
        let good = PaywallVariables([longest: .string("x")])
        #expect(good.render("{{ custom.\(longest) }}", language: "en").text == "x")
        let long = good.render("{{ custom.\(longest)n }}", language: "en")
        #expect(long.findings.map(\.check) == ["variable.syntax"])
        // U+212A is equal to K by canonical equivalence, and no K.
        let odd = PaywallVariables([
            "": .string("x"), "\u{212A}": .string("x"), longest + "n": .string("x"),
        ])
        let result = odd.render("{{ custom.K }}", language: "en")
        #expect(
            result.findings.map(\.check)
                == Array(repeating: "variable.name", count: 3) + ["variable.missing"])
    }

    @Test("a value that shows nothing and one that is English are warned of, and shown")
    func warnings() {
        let result = Self.variables.render(
            "{{ custom.blank }}|{{ custom.isNew }}", language: "en")
        #expect(result.text == " |true")
        #expect(result.findings.map(\.check) == ["variable.blank", "variable.boolean"])
        #expect(result.findings.allSatisfy { $0.severity == .warning })
    }

    @Test("writes numbers as the language does", arguments: LanguageFile.all)
    func numbers(file: LanguageFile) {
        for number in [1250.5, -0.1, 0, 1e15, 123_456.789, .leastNonzeroMagnitude] {
            let variables = PaywallVariables(["n": .number(number)])
            let expected = LanguageFormat.number(number, language: file.tag)
            let text = variables.render("{{ custom.n }}", language: file.tag).text
            #expect(text?.filter { !"\u{2068}\u{2069}".contains($0) } == expected)
        }
        let half = PaywallVariables(["n": .number(0.5)])
        #expect(half.render("{{ custom.n }}", language: "de_AT").text == "0,5")
        #expect(half.render("{{ custom.n }}", language: "not a tag").text == "0.5")
    }

    @Test("isolates a value that would disturb its line, and no other")
    func isolation() {
        let english = Self.variables.render("{{ custom.hebrew }} seats", language: "en")
        #expect(english.text == "\u{2068}שלום 9\u{2069} seats")
        let hebrew = Self.variables.render("{{ custom.hebrew }}, {{ custom.name }}", language: "he")
        #expect(hebrew.text == "שלום 9, \u{2068}Ada\u{2069}")
    }

    @Test("ten megabytes of braces, of a full run, are errors, of which a hundred are listed")
    func hostile() {
        for piece in ["{{", "}}", "{{}}", "{{ custom.x ", "{{ custom.gone }}"] {
            let size = Repository.isFullRun ? 10_000_000 : 200_000
            let text = String(repeating: piece, count: size / piece.utf8.count)
            let result = Self.variables.render(text, language: "en")
            #expect(result.text == nil)
            #expect(result.findings.count == 101)
            #expect(result.findings.last?.check == "variable.more")
        }
    }

    @Test("a result has an end, however often a value is named")
    func length() {
        let variables = PaywallVariables(["v": .string(String(repeating: "v", count: 1 << 20))])
        let result = variables.render(
            String(repeating: "{{ custom.v }}", count: 17), language: "en")
        #expect(result.text == nil)
        #expect(result.findings.map(\.check) == ["variable.length"])
        #expect(result.findings.first?.utf16Offset == 16 * 14)
    }

    @Test("random texts of pieces never trap, and are whole or refused")
    func random() {
        var generator = SeededGenerator(seed: 67)
        let pieces = ["{{", "}}", "{", "}", " ", "custom.", "name", "é", "😀", "\u{301}", "x", "."]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0...12, using: &generator))
                .compactMap { _ in pieces.randomElement(using: &generator) }.joined()
            let result = Self.variables.render(text, language: "en")
            #expect((result.text == nil) == result.findings.contains { $0.severity == .error })
            for finding in result.findings {
                let end = (finding.utf16Offset ?? 0) + (finding.utf16Length ?? 0)
                #expect(end <= text.utf16.count)
            }
            // By bytes: a brace with an accent is another character to `contains`.
            let bytes = Array(text.utf8)
            let isPlain = zip(bytes, bytes.dropFirst()).allSatisfy {
                $0 != $1 || ($0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}"))
            }
            if isPlain { #expect(result.text.map { Array($0.utf8) } == bytes) }
        }
    }
}
