/// Stands for a format whose reader is not there yet: keeps the bytes, reads nothing.
struct UnreadFormat: StringFormat {
    let format: FileFormat

    var abilities: FormatAbilities { FormatAbilities(languages: .many) }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood { .possible }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        let range = ByteRange(0..<source.utf8.count)
        let message = "\(format.name) files cannot be read yet"
        return (
            StringFile(format: format, source: source, junk: [range]),
            [Diagnostic(.unsupported, .error, at: .none, message)]
        )
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        EditPlan(refusing: edits, "\(format.name) files cannot be edited yet")
    }

    func write(_ file: StringFile) -> WrittenFile {
        WrittenFile(bytes: [])
    }
}
