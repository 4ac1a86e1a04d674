internal import StringFiles
internal import Testing

/// Expects a file to read the same in small parts on several threads as at once.
func expectSameInParts(
    _ file: StringFile, _ diagnostics: [Diagnostic], _ options: ReadOptions = ReadOptions(),
    partSize: Int, sourceLocation: SourceLocation = #_sourceLocation
) {
    var options = options
    (options.jobs, options.partSize) = (4, partSize)
    let (inParts, others) = StringFile.read(file.source, as: file.format, options)
    #expect(
        others.map { "\($0)" } == diagnostics.map { "\($0)" }, sourceLocation: sourceLocation)
    #expect(contents(of: inParts) == contents(of: file), sourceLocation: sourceLocation)
}

/// All that a file holds, the places of everything included.
private func contents(of file: StringFile) -> [String] {
    let head = [
        "\(file.languages) \(file.sourceLanguage ?? "-")", "\(file.header)", "\(file.comments)",
        "\(file.junk)",
    ]
    return head
        + file.entries.map { entry in
            """
            \(entry.key) \(entry.context ?? "-") \(entry.flags) \(entry.dialect) \(entry.range) \
            \(entry.keyRange) \(entry.comments) \(entry.attributes) \(Array(entry.localizations))
            """
        }
}
