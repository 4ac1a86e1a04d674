internal import JSON
internal import Synchronization
internal import TestSupport
internal import Testing

@testable internal import StringFiles

/// Files read in parts: the expectation is the same file read at once.
@Suite struct ReadingInPartsTests {
    private static let fixtures = Fixture.all.filter { [.po, .xcstrings].contains($0.format) }

    @Test("reads each fixture in parts as at once", arguments: fixtures)
    func fixture(_ fixture: Fixture) throws {
        let options = ReadOptions(path: fixture.path)
        let source = SourceText(try Repository.bytes(fixture.path))
        let (file, diagnostics) = StringFile.read(source, as: fixture.format, options)
        for partSize in [1, 40, 300] {
            expectSameInParts(file, diagnostics, options, partSize: partSize)
        }
    }

    /// What stands in PO files, in good order and in bad.
    private static let lines = [
        "", "", "", "\r", " ", "#: a.c:1", "#. note", "# by hand", "#, fuzzy", "#, c-format",
        "#~ msgid \"old\"", "#~ msgstr \"alt\"", "#| msgid \"was\"", "#~| msgid \"had\"",
        "msgctxt \"c\"", "msgid \"a\"", "msgid \"b\"", "msgstr \"A\"", "msgstr \"B\"",
        "msgid_plural \"bs\"", "msgstr[0] \"x\"", "msgstr[1] \"y\"", "\"more\"", "\"open", "msgid",
        "msgid \"\"\nmsgstr \"Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n\"",
        "msgid \"\"\nmsgstr \"Language: fr\\nX-Source-Language: en\\n\"", "junk \u{FFFD}",
        "\\", "msgstr \"\\q \\xC3\"", "domain \"d\"",
    ]
    private static let entry = "#: a\nmsgid \"k%\"\nmsgstr \"K\"\n\n"

    @Test("reads random PO lines in parts as at once")
    func po() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<Repository.runs(quick: 600, full: 5_000) {
            var text = ""
            for number in 0..<Int.random(in: 4...60, using: &generator) {
                if Bool.random(using: &generator) {
                    text += Self.entry.replacing("%", with: "\(number % 7)")
                } else {
                    text += (Self.lines.randomElement(using: &generator) ?? "") + "\n"
                }
            }
            expectSame(text, .po, &generator)
        }
    }

    /// What stands among the strings of a catalog, in good order and in bad.
    private static let members = [
        "\"a\": {}", "\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"A\"}}}}",
        "\"b\": {\"comment\": \"c\", \"comment\": 1, \"extractionState\": \"stale\"}", "\"c\": 1",
        "\"d\": {\"localizations\": {\"fr\": {\"variations\": {\"plural\": {\"one\": {\"stringUnit\":"
            + " {\"state\": \"new\", \"value\": \"1\"}}, \"one\": {}}}}, \"de\": {}, \"de\": {}}}",
        "\"e\": {\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"odd\", \"value\": \"\\n\"}}}}",
        "\"\\u0061\": {\"shouldTranslate\": false}", "\"f\": {", "}", "1", "\"g\"", "]",
        "\"h\": {\"localizations\": {\"ja\": {\"substitutions\": {\"n\": {\"argNum\": 1}}}, \"\": 2}}",
    ]

    @Test("reads random catalogs in parts as at once")
    func catalogs() {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<Repository.runs(quick: 600, full: 5_000) {
            let members = (0..<Int.random(in: 1...40, using: &generator)).map { number in
                Bool.random(using: &generator)
                    ? "\"k\(number % 9)\": {\"localizations\": {\"pl\": {}}}"
                    : Self.members.randomElement(using: &generator) ?? ""
            }
            let head = Bool.random(using: &generator) ? "\"sourceLanguage\": \"en\", " : ""
            let tail = Bool.random(using: &generator) ? ", \"x\": {\"y\": 1, \"y\": 2}" : ""
            let text =
                "{\(head)\"strings\": {\n    \(members.joined(separator: ",\n    "))\n  }\(tail)}"
            expectSame(text, .xcstrings, &generator)
        }
    }

    /// Else the tests above would say nothing.
    @Test("reads large files in parts at all")
    func parts() {
        let counts = Mutex<[Int]>([])
        let members = (0..<100).map { "\"k\($0)\": {}" }.joined(separator: ",\n    ")
        let catalog = "{\"strings\": {\n    \(members)\n  }}"
        let document = JSONDocument(parsing: Array(catalog.utf8), partSize: 100) { count, body in
            counts.withLock { $0.append(count) }
            for index in 0..<count { body(index) }
        }
        #expect(counts.withLock { $0.count == 1 && $0[0] > 5 })
        #expect(document.root != nil)
        let entries = (0..<100).map { Self.entry.replacing("%", with: "\($0)") }.joined()
        let source = SourceText(Array(entries.utf8))
        var options = ReadOptions()
        (options.jobs, options.partSize) = (2, 500)
        // The reader is gone before the buffer is.
        let borders = unsafe source.utf8.withUnsafeBufferPointer { buffer in
            POReader(source, unsafe FileBytes(buffer), options).borders()
        }
        #expect(borders.count > 3)
    }

    private func expectSame(
        _ text: String, _ format: FileFormat, _ generator: inout SeededGenerator
    ) {
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: format)
        let partSize = Int.random(in: 1...200, using: &generator)
        expectSameInParts(file, diagnostics, partSize: partSize)
    }
}
