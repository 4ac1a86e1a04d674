import CTAContent
import JSON
import TestSupport
import Testing
import Text

@Suite struct LabelPreviewTests {
    private static let file = "\(Repository.root)/fixtures/catalogs/offers.json"

    @Test("every row is a language, with units, columns, and what is in English")
    func rows() {
        let run = InProcess.run([
            "label", "preview", Self.file, "--id", "claim-50", "--languages", "en_GB,de-AT,ar,ta",
        ])
        #expect(run.status == 0 && run.errorText == "")
        let lines = run.outputText.split(separator: "\n").map(String.init)
        #expect(lines.first == "label claim-50, offer card")
        // Single spaces stand inside cells only.
        let cells = lines.dropFirst().map {
            $0.split(separator: /\ {2,}/).map {
                String(
                    $0.unicodeScalars.filter { $0.value < 0x2066 || $0.value > 0x2069 }.map(
                        Character.init))
            }
        }
        #expect(
            cells == [
                [
                    "language", "card", "button", "units", "columns", "from", "push title",
                    "push body", "units", "in English",
                ],
                [
                    "en_GB", "en-GB ltr", "Claim your upgrade", "18", "18", "text", "Agent at Acme",
                    "Claim your upgrade", "18",
                ],
                [
                    "de-AT", "de ltr", "Upgrade sichern", "15", "15", "de", "Agent von Acme",
                    "Upgrade sichern – In der App antworten", "38",
                ],
                [
                    "ar", "ar rtl", "احصل على الترقية", "16", "16", "ar", "Agent من Acme",
                    "احصل على الترقية", "16",
                ],
                [
                    "ta", "ta ltr", "Claim your upgrade", "18", "18", "text", "none",
                    "Claim your upgrade", "18", "button, body",
                ],
                ["in English: button for 1, title for 0, body for 1 of 4 languages"],
            ])
    }

    @Test("columns line up in a terminal, in every language, and bidi text is kept apart")
    func alignment() throws {
        let run = InProcess.run([
            "label", "preview", Self.file, "--id", "claim-50", "--suggest", "win-back",
        ])
        let lines = run.outputText.split(separator: "\n").map(String.init)
        #expect(lines.count == 1 + 1 + BuiltInTexts.shared.languages.tags.count + 1)
        let header = try #require(lines.dropFirst().first)
        let body = try #require(header.ranges(of: "push body").first)
        let column = DisplayColumns.inTerminal(String(header[..<body.lowerBound]))
        for line in lines.dropFirst(2).dropLast() {
            let scalars = Array(line.unicodeScalars)
            // Some prefix is exactly as wide, and ends in the space between two columns.
            let isAligned = scalars.indices.contains { end in
                let prefix = String(String.UnicodeScalarView(scalars[...end]))
                return prefix.hasSuffix("  ") && DisplayColumns.inTerminal(prefix) == column
            }
            #expect(isAligned, "\(line)")
            #expect(BidiControls.faults(in: line).isEmpty, "\(line)")
        }
    }

    @Test("without labels it shows the built-in button; pushes that are off are said to be")
    func builtIn() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"schemaVersion":1,"app":"a"}"#, as: "a.json")
        let run = InProcess.run(["label", "preview", file, "--languages", "de"])
        #expect(
            run.outputText.hasPrefix(
                "the built-in button, offer card; pushes are off, this is what they would say\n"))
        #expect(run.outputText.contains("built-in de"))
        #expect(run.outputText.hasSuffix("button for 0, title for 0, body for 0 of 1 language\n"))
    }

    @Test("a label that a rule refuses is a row that says so")
    func refused() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            #"{"schemaVersion":1,"app":"a","offers":{"labels":[{"id":"x","text":"A","variants":{"de":""}}]}}"#,
            as: "a.json")
        let run = InProcess.run(["label", "preview", file, "--languages", "fr,de", "--json"])
        let rows = try #require(JSONDocument(parsing: run.output).root?[member: "languages"])
        #expect(rows[element: 0]?[member: "button"]?[member: "text"]?.string == "A")
        #expect(
            rows[element: 1]?[member: "refused"]?.string?.hasSuffix("[label.invisible]") == true)
    }
}
