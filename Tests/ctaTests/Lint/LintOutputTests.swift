import CTAContent
import JSON
import TestSupport
import Testing
import cta

/// The forms in which `cta lint` prints findings.
@Suite struct LintOutputTests {
    static let german = LintPolicyTests.german

    @Test("text shows the line with carets below the place, behind wide and astral characters")
    func carets() throws {
        let folder = try TemporaryFolder()
        let text = Self.german.replacing("\"Jetzt", with: "\"🎁 割引 Jetzt")
        let path = try folder.write(text, as: "de.po")
        let run = InProcess.run("lint", path, "--only", "space")
        let lines = run.outputText.split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("\(path):5:20: warning: "))
        #expect(lines[1] == "  5 | msgstr \"🎁 割引 Jetzt  kau\\u{200B}fen\"")
        // 🎁, 割 and 引 take two columns each.
        #expect(lines[2] == "    | " + String(repeating: " ", count: 21) + "^^")
    }

    @Test("a long line is shown around the place only")
    func longLine() throws {
        let folder = try TemporaryFolder()
        let filler = String(repeating: "ж", count: 5_000)
        let text = Self.german.replacing("\"Jetzt  kau", with: "\"\(filler) a  b \(filler)")
        let path = try folder.write(text, as: "de.po")
        let run = InProcess.run("lint", path, "--only", "space")
        let lines = run.outputText.split(separator: "\n").map(String.init)
        #expect(lines[1].hasPrefix("  5 | …ж"))
        #expect(lines[1].hasSuffix("ж…"))
        #expect(lines[1].utf8.count < 300)
    }

    @Test("SARIF names tool, rules, places and changes as its specification asks")
    func sarif() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de 1.po")
        let run = InProcess.run("lint", path, "--format", "sarif")
        let document = JSONDocument(parsing: run.output)
        let root = try #require(document.root)
        #expect(root[member: "version"]?.string == "2.1.0")
        let first = try #require(root[member: "runs"]?[element: 0])
        #expect(first[member: "columnKind"]?.string == "utf16CodeUnits")
        let rules = try #require(first[member: "tool"]?[member: "driver"]?[member: "rules"])
        let ids = rules.elements.compactMap { $0[member: "id"]?.string }
        #expect(ids == ["space.double", "unicode.hidden-character"])
        let results = try #require(first[member: "results"]?.elements)
        for result in results {
            let index = try #require(result[member: "ruleIndex"]?.int)
            #expect(result[member: "ruleId"]?.string == ids[index])
            let levels = ["error", "warning", "note"]
            #expect(levels.contains(result[member: "level"]?.string ?? ""))
            let place = try #require(
                result[member: "locations"]?[element: 0]?[member: "physicalLocation"])
            let uri = place[member: "artifactLocation"]?[member: "uri"]?.string
            #expect(uri?.hasSuffix("/de%201.po") ?? false)
            #expect(place[member: "region"]?[member: "startLine"]?.int == 5)
        }
        let change = results.first { $0[member: "fixes"] != nil }?[member: "fixes"]?[element: 0]
        let replacement = change?[member: "artifactChanges"]?[element: 0]?[
            member: "replacements"]?[element: 0]
        #expect(replacement?[member: "insertedContent"]?[member: "text"]?.string == " ")
        #expect(replacement?[member: "deletedRegion"]?[member: "startColumn"]?.int == 14)
    }

    @Test("workflow commands escape what would end them")
    func workflow() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "a,b:c%d.po")
        let run = InProcess.run("lint", path, "--format", "github", "--only", "space.double")
        let name = path.replacing("%", with: "%25").replacing(":", with: "%3A")
            .replacing(",", with: "%2C")
        #expect(
            run.outputText
                == "::warning file=\(name),line=5,endLine=5,col=14,endColumn=16,"
                + "title=space.double::2 spaces in a row; one is enough\n")
    }

    @Test("the findings do not depend on the number of jobs", arguments: ["text", "json", "sarif"])
    func jobs(format: String) throws {
        let folder = try TemporaryFolder()
        var text = Self.german
        for number in 0..<5_000 {
            text +=
                "msgid \"Buy \(number)\"\nmsgstr \"Kaufe\(number % 7 == 0 ? "  " : " ")\(number)\"\n\n"
        }
        let path = try folder.write(text, as: "de.po")
        let one = InProcess.run("lint", path, "--format", format, "--jobs", "1")
        #expect(one.outputText.utf8.count > 10_000)
        for jobs in ["2", "3", "16"] {
            let many = InProcess.run("lint", path, "--format", format, "--jobs", jobs)
            #expect(many.output == one.output)
        }
    }
}
