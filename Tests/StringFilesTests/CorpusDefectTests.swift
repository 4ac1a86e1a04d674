internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text

/// The defects of JSON, Fluent and CSV files that readers must find, by `DEFECTS.tsv`.
@Suite struct CorpusDefectTests {
    /// The lines of a class of defects in a file.
    private static func lines(_ kind: String, _ path: String) throws -> [Int] {
        guard let list = Repository.corpus("open/DEFECTS.tsv") else { return [] }
        return try Repository.text(at: list).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 3, fields[0] == kind, fields[2] == "open/\(path)" else {
                return nil
            }
            // The list gives line 0 where its parser had none.
            return Int(fields[3]).map { max($0, 1) }
        }
    }

    @Test(
        "finds each key that is there twice and all junk, and nothing else",
        .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: ["json", "ftl", "csv"].flatMap(CorpusFile.files))
    func defects(_ corpusFile: CorpusFile) throws {
        let source = SourceText(try corpusFile.bytes())
        let format = try #require(FileFormat.detect(source, path: corpusFile.path))
        let (file, diagnostics) = StringFile.read(
            source, as: format, ReadOptions(path: corpusFile.path))
        let lines = file.source.lines()
        let duplicates = diagnostics.filter { $0.id == .duplicateKey }
            .map { lines.position(at: $0.range.lowerBound).line }
        #expect(try duplicates == Self.lines("duplicate", corpusFile.path))
        let junk = file.junk.map { lines.position(at: $0.lowerBound).line }
        #expect(try junk == Self.lines("syntax", corpusFile.path))
    }
}
