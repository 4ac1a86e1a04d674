/// Tables of texts with a record for each key: CSV and TSV.
///
/// A header names the columns: `key`, `source`, `target`, `comment`, `context`, language tags (an empty
/// name in the first column is the key); any other column is an attribute. Without a header the first
/// column is the key and the second the text, of more than two the second is the source and the third
/// the text. Nothing between two separators is no text, `""` is an empty one. Cells that a spreadsheet
/// takes for formulas are texts like any other.
struct CSVFormat: StringFormat {
    let format: FileFormat

    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .many)
        abilities.comments = [.note]
        abilities.hasContexts = true
        abilities.hasAttributes = true
        return abilities
    }

    /// The separator of a format; nil where the file shows it.
    static func separator(of format: FileFormat) -> UInt8? { format == .tsv ? 0x09 : nil }

    /// Likely when the first record is a header.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = Array(source.utf8.prefix(4096))
        let table = CSVTable(
            head, from: min(source.textStart, head.count),
            separator: Self.separator(of: format))
        let file = StringFile(format: format, source: source)
        let columns = CSVReader.columns(of: table, in: file, ReadOptions())
        let isTable = columns.hasHeader && columns.roles.count > 1
        guard isTable else { return .possible }
        return (table.separator == 0x09) == (format == .tsv) ? .likely : .possible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = CSVReader(format, source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = CSVEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = CSVWriter(file)
        return writer.written()
    }
}
