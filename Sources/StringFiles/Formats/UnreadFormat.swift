/// Stands for a format whose reader is not there yet: keeps the bytes, reads nothing.
package struct UnreadFormat: StringFormat {
    let format: FileFormat

    /// Keys and texts.
    package var abilities: FormatAbilities { FormatAbilities(languages: .many) }

    /// Never more than possible.
    package func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood { .possible }

    /// Keeps all as junk.
    package func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        let range = ByteRange(0..<source.utf8.count)
        let message = "\(format.name) files cannot be read yet"
        return (
            StringFile(format: format, source: source, junk: [range]),
            [Diagnostic(.unsupported, .error, at: .none, message)]
        )
    }

    /// Refuses all.
    package func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        EditPlan(refusing: edits, "\(format.name) files cannot be edited yet")
    }

    /// Writes nothing.
    package func write(_ file: StringFile) -> WrittenFile {
        WrittenFile(bytes: [])
    }
}
