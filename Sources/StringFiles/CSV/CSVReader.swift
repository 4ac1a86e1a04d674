/// Reads a table of texts.
struct CSVReader {
    private(set) var file: StringFile
    private(set) var diagnostics = DiagnosticList()
    private var table: CSVTable
    private let columns: CSVColumns
    private let options: ReadOptions

    init(_ format: FileFormat, _ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: format, source: source)
        self.options = options
        table = CSVTable(
            source.utf8, from: source.textStart, separator: CSVFormat.separator(of: format))
        columns = Self.columns(of: table, in: file, options)
        file.sourceLanguage = options.sourceLanguage
    }

    /// The columns of a table that nothing was read from, by its first record.
    static func columns(
        of table: CSVTable, in file: StringFile, _ options: ReadOptions
    ) -> CSVColumns {
        var table = table
        let names = table.next()?.fields.map { file.text(of: $0.content) } ?? []
        return CSVColumns(firstRecord: names, options)
    }

    mutating func run() {
        diagnostics.addEncodingErrors(of: file.source)
        setLanguages()
        var isHeader = columns.hasHeader
        while let record = table.next() {
            addFaults()
            let isBlank = record.fields.allSatisfy(\.isMissing)
            if !isHeader, !isBlank || record.fieldCount > columns.roles.count { read(record) }
            isHeader = false
        }
        DuplicateKeys.report(file.entries, to: &diagnostics)
    }

    /// Notes the faults of a record; what stands behind a closing quote is junk.
    private mutating func addFaults() {
        for fault in table.faults {
            diagnostics.error(.syntax, fault.range, fault.message)
            if !fault.isOpeningQuote { file.junk.append(ByteRange(fault.range)) }
        }
    }

    private mutating func setLanguages() {
        if columns.roles.contains(.source) {
            file.languages = [sourceLanguage]
        }
        for role in columns.roles {
            guard case .translation(let language) = role else { continue }
            if !file.languages.contains(where: { ByteText($0) == ByteText(language) }) {
                file.languages.append(language)
            }
        }
    }

    private var sourceLanguage: String { options.sourceLanguage ?? "und" }

    private mutating func read(_ record: CSVTable.Record) {
        var entry = Entry(key: "", range: ByteRange(record.range))
        var hasKey = false
        for (role, field) in zip(columns.roles, record.fields) {
            switch role {
            case .key:
                guard !hasKey else { continue }
                hasKey = true
                entry.key = file.text(of: field.content)
                entry.keyRange = ByteRange(field.textRange)
            case .context where !field.isMissing:
                entry.context = file.text(of: field.content)
            case .comment where !field.isMissing:
                entry.comments.append(Comment(field.content, range: ByteRange(field.range)))
            case .attribute(let name) where !field.isMissing:
                entry.attributes.append(
                    Attribute(name: name, field.content, range: ByteRange(field.range)))
            case .source where !field.isMissing:
                entry.localizations.append(localization(field, sourceLanguage, .source))
            case .translation(let language) where !field.isMissing:
                entry.localizations.append(localization(field, language, .translation))
            case .context, .comment, .attribute, .source, .translation: continue
            }
        }
        if record.fieldCount > columns.roles.count { refuseRest(of: record, entry.key) }
        if entry.key.isEmpty {
            diagnostics.warning(.missing, record.range, "the record has no key")
        }
        file.add(entry, &diagnostics)
    }

    /// Keeps the fields without a column as junk.
    private mutating func refuseRest(of record: CSVTable.Record, _ key: String) {
        let count = columns.roles.count
        let first =
            count < record.fields.count
            ? record.fields[count].range.lowerBound : record.range.upperBound
        file.junk.append(ByteRange(first..<record.range.upperBound))
        diagnostics.warning(
            .syntax, first..<record.range.upperBound,
            "the record has \(record.fieldCount) fields, there are \(count) columns; "
                + "put a text with a separator in quotes", key: key)
    }

    private func localization(
        _ field: CSVTable.Field, _ language: String, _ role: TextRole
    ) -> Localization {
        Localization(
            language: language, role: role, tree: .text(TextUnit(field.content)),
            range: ByteRange(field.range))
    }
}
