internal import StringFiles
internal import Testing
internal import Text

/// What the corpus tests of a format need to know.
struct CorpusExpectation: Sendable {
    /// The format that is detected and read.
    let format: FileFormat
    /// How the manifest counts the entries of a file.
    let count: @Sendable (StringFile) -> Int
    /// Files of which we count otherwise: the path, our count and why.
    let differences: [String: (count: Int, reason: String)]
    /// Files that are really broken: the path and the lines of the errors.
    let brokenLines: [String: [Int]]

    init(
        _ format: FileFormat, differences: [String: (count: Int, reason: String)] = [:],
        brokenLines: [String: [Int]] = [:],
        count: @escaping @Sendable (StringFile) -> Int = { $0.entries.count }
    ) {
        self.format = format
        self.count = count
        self.differences = differences
        self.brokenLines = brokenLines
    }
}

/// Expects a real file to be read without loss, written back as it is, and edited in place.
func expectCorpusFile(
    _ corpusFile: CorpusFile, _ expectation: CorpusExpectation,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let bytes = try corpusFile.bytes()
    let source = SourceText(bytes)
    let path = corpusFile.path
    #expect(
        FileFormat.detect(source, path: path) == expectation.format, sourceLocation: sourceLocation)
    let (file, diagnostics) = StringFile.read(
        source, as: expectation.format, ReadOptions(path: path))
    let expected = expectation.differences[path]?.count ?? corpusFile.entryCount
    #expect(expectation.count(file) == expected, "\(path)", sourceLocation: sourceLocation)
    let lines = file.source.lines()
    let errors = diagnostics.filter { $0.severity == .error }
    let errorLines = errors.map { lines.position(at: $0.range.lowerBound).line }
    #expect(
        errorLines == expectation.brokenLines[path] ?? [],
        "\(errors.prefix(5).map { $0.line(path: path, in: lines) })",
        sourceLocation: sourceLocation)
    #expect(file.bytes(applying: []).bytes == bytes, sourceLocation: sourceLocation)
    expectSoundRanges(file, diagnostics, sourceLocation: sourceLocation)
    for index in [0, file.entries.count / 2, file.entries.count - 1]
    where file.entries.indices.contains(index) {
        expectLocalEdit(of: index, in: file, path: path, sourceLocation: sourceLocation)
    }
}

/// Expects an edit of the first text of an entry to change nothing outside of the entry.
func expectLocalEdit(
    of index: Int, in file: StringFile, path: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let entry = file.entries[index]
    guard
        let localization = entry.localizations.first(where: {
            !$0.isImplied && $0.role == .translation && !entry.flags.contains(.obsolete)
        }), let (textPath, unit) = localization.tree.firstText
    else { return }
    var value = file.value(of: unit.content)
    // A text that is all code, such as a reference to another one, takes no words.
    if !value.codes.isEmpty, value.codes == [0..<value.text.utf8.count] { return }
    value.text += " (x)"
    let edit = TextEdit(
        entry: index,
        .setText(
            language: localization.language, role: .translation, path: textPath, value, nil))
    let (edited, refusals) = file.bytes(applying: [edit])
    #expect(refusals == [], "\(path)", sourceLocation: sourceLocation)
    let range = file.source.fileRange(of: entry.range)
    let bytes = file.source.bytes
    #expect(
        edited.prefix(range.lowerBound) == bytes.prefix(range.lowerBound),
        sourceLocation: sourceLocation)
    #expect(
        edited.suffix(bytes.count - range.upperBound)
            == bytes.suffix(bytes.count - range.upperBound),
        sourceLocation: sourceLocation)
    let (reread, _) = StringFile.read(
        SourceText(edited, encoding: file.source.encoding), as: file.format, ReadOptions(path: path)
    )
    var expected = file
    expected.setText(value, nil, index, localization.language, textPath)
    expectSameText(reread.outline(), expected.outline(), path, sourceLocation: sourceLocation)
}
