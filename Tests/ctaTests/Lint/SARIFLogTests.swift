import CTAContent
import CommandLineArguments
import JSON
import TestSupport
import Testing
import cta

/// `cta lint --format sarif` by the text of SARIF 2.1.0, and what code scanning asks beyond it.
@Suite struct SARIFLogTests {
    /// The run of the log of a file.
    private static func run(
        _ text: String, as name: String, in folder: TemporaryFolder, _ words: String...
    ) throws -> JSONNode {
        let path = try folder.write(text, as: name)
        let run = InProcess.run(["lint", path, "--format", "sarif"] + words)
        return try #require(JSONDocument(parsing: run.output).root?[member: "runs"]?[element: 0])
    }

    @Test("starts with the version, names the schema of the standard, and its own line ends")
    func head() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a=1\n", as: "en.properties")
        let text = InProcess.run("lint", path, "--format", "sarif").outputText
        // §3.13.2: version "SHOULD appear first".
        let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
        #expect(
            text.hasPrefix(
                #"{"version":"2.1.0","$schema":"\#(schema)sarif-schema-2.1.0.json","#))
        let run = try #require(
            JSONDocument(parsing: Array(text.utf8)).root?[member: "runs"]?[element: 0])
        let ends = run[member: "newlineSequences"]?.elements.compactMap(\.string)
        #expect(ends == ["\r\n", "\n", "\r"])
        #expect(
            run[member: "invocations"]?[element: 0]?[member: "executionSuccessful"]?.bool == true)
        #expect(run[member: "results"]?[element: 0] == nil)
    }

    /// §3.11.5 and §3.11.6.
    @Test("doubles braces and breaks links in messages, not in names and texts")
    func messages() throws {
        let folder = try TemporaryFolder()
        let run = try Self.run(
            "{\"@@locale\":\"en\",\"{k}\":\"{a\",\"[x](1)\":\"b\",\"[x](1)\":\"c\"}", as: "en.arb",
            in: folder)
        let results = Array(try #require(run[member: "results"]).elements)
        func message(_ id: String) -> String? {
            results.first { $0[member: "ruleId"]?.string == id }?[member: "message"]?[
                member: "text"]?.string
        }
        #expect(
            message("message.syntax")
                == "'{{' is never closed; add '}}', or write '{{' in apostrophes to show it")
        let duplicate = try #require(message("file.duplicate-key"))
        #expect(duplicate.contains(#"\[x](1)"#))
        let names = results.compactMap {
            $0[member: "locations"]?[element: 0]?[member: "logicalLocations"]?[element: 0]?[
                member: "name"]?.string
        }
        #expect(names.contains("{k}"))
    }

    @Test("a rule has its texts in paragraphs of one line, and help")
    func rules() throws {
        let folder = try TemporaryFolder()
        let run = try Self.run("{\"@@locale\":\"en\",\"a\":\"{b\"}", as: "en.arb", in: folder)
        let list = try #require(run[member: "tool"]?[member: "driver"]?[member: "rules"])
        let rules = Array(list.elements)
        #expect(!rules.isEmpty)
        for rule in rules {
            let id = try #require(rule[member: "id"]?.string)
            let full = try #require(rule[member: "fullDescription"]?[member: "text"]?.string)
            #expect(!full.isEmpty && !full.contains("\n"), "\(id)")
            let help = try #require(rule[member: "help"]?[member: "text"]?.string)
            #expect(help.hasPrefix(full), "\(id)")
        }
    }

    static let fileNames: [(name: [UInt8], uri: String, shown: String)] = [
        (Array("❤️.arb".utf8), "%E2%9D%A4%EF%B8%8F.arb", "❤️.arb"),
        (Array("👩‍💻.arb".utf8), "%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB.arb", "👩‍💻.arb"),
        (Array("a\tb.arb".utf8), "a%09b.arb", "a\tb.arb"),
        (Array("a\nb.arb".utf8), "a%0Ab.arb", "a%0Ab.arb"),
        (Array("a\u{1B}b.arb".utf8), "a%1Bb.arb", "a\\u{1B}b.arb"),
        ([0xFF] + Array(".arb".utf8), "%FF.arb", "\\xFF.arb"),
    ]

    @Test("a file is named by its own bytes, whatever a message shows", arguments: fileNames)
    func names(name: [UInt8], uri: String, shown: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Array("{\"@@locale\":\"en\",\"a\":\"{\"}\n".utf8), as: name)
        func output(_ format: String) -> CommandRun {
            var console = Console.collecting()
            let words = [Array("lint".utf8), path, Array("--format".utf8), Array(format.utf8)]
            let status = EntryPoint.run(
                words.map { RawArgument($0) }, of: CommandTable.cta, on: &console)
            return CommandRun(
                status: status.rawValue, output: console.output.pending,
                errors: console.errors.pending)
        }
        let log = JSONDocument(parsing: output("sarif").output).root
        let place = log?[member: "runs"]?[element: 0]?[member: "results"]?[element: 0]?[
            member: "locations"]?[element: 0]?[member: "physicalLocation"]?[
                member: "artifactLocation"]
        // The folder of the test is not below the working folder.
        #expect(place?[member: "uri"]?.string == "file://\(folder.name)/\(uri)")
        #expect(place?[member: "uriBaseId"] == nil)
        let command = output("github").output
        #expect(
            command.starts(with: Array("::error file=\(folder.name)/\(shown),line=1,".utf8)))
    }

    /// §3.30.1: a region of lines and columns is one of text.
    @Test("a binary property list has no lines")
    func binary() throws {
        let folder = try TemporaryFolder()
        let run = try Self.run("bplist00", as: "L.strings", in: folder, "--only", "file")
        let results = Array(try #require(run[member: "results"]).elements)
        #expect(results.compactMap { $0[member: "ruleId"]?.string } == ["file.binary-plist"])
        let place = results.first?[member: "locations"]?[element: 0]?[member: "physicalLocation"]
        #expect(place?[member: "artifactLocation"] != nil)
        #expect(place?[member: "region"] == nil)
    }

    @Test("a file that cannot be read is a notification beside the results of the others")
    func failure() throws {
        let folder = try TemporaryFolder()
        let good = try folder.write("{\"@@locale\":\"en\",\"a\":\"{\"}\n", as: "en.arb")
        let bad = "\(folder.name)/{b}.arb"
        let both = InProcess.run("lint", bad, good, "--format", "sarif")
        #expect(both.status == 3)
        #expect(both.errorText == "cta: \(bad): no such file\n")
        let run = try #require(
            JSONDocument(parsing: both.output).root?[member: "runs"]?[element: 0])
        #expect(run[member: "results"].map { Array($0.elements).count } == 1)
        let invocation = run[member: "invocations"]?[element: 0]
        #expect(invocation?[member: "executionSuccessful"]?.bool == false)
        let notice = invocation?[member: "toolExecutionNotifications"]?[element: 0]
        #expect(
            notice?[member: "message"]?[member: "text"]?.string
                == "\(folder.name)/{{b}}.arb: no such file")
        #expect(notice?[member: "level"]?.string == "error")
        let text = InProcess.run("lint", bad, good)
        #expect(text.outputText == "")
        #expect(text.status == 3)
    }
}
