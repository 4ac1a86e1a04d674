/// Writes a table of texts with a header; lines end with CRLF (RFC 4180).
struct CSVWriter {
    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    mutating func written() -> WrittenFile {
        let columns = columns()
        let record = CSVRecord(
            file: file, roles: columns.map(\.role), sourceLanguage: file.sourceLanguage)
        let separator: UInt8 = file.format == .tsv ? 0x09 : UInt8(ascii: ",")
        var bytes: [UInt8] = []
        func append(_ fields: [[UInt8]?]) {
            bytes += fields.map { $0 ?? [] }.joined(separator: [separator])
            bytes += [0x0D, 0x0A]
        }
        append(columns.map { CSVField.bytes(of: $0.name) })
        var keys = DuplicateKeys(reservingCapacity: file.entries.count)
        for var entry in file.entries {
            drop(from: &entry, columns.map(\.role))
            let isFirst = keys.firstPlace(of: entry.key, context: entry.context, at: .none) == nil
            guard isFirst, !entry.key.isEmpty, let fields = record.fields(of: entry) else {
                let message = "a key that is empty or there already, or a text with U+0000"
                losses.append(Loss(.keys, key: entry.key, message))
                continue
            }
            append(fields)
        }
        return WrittenFile(bytes: bytes, losses: losses)
    }

    /// Takes out what has no column.
    private mutating func drop(from entry: inout Entry, _ roles: [CSVColumns.Role]) {
        let names = entry.attributes.map(\.name)
        entry.attributes.removeAll { !roles.contains(.attribute($0.name)) }
        if entry.attributes.count < names.count {
            losses.append(
                Loss(.attributes, key: entry.key, "attributes whose name means another column"))
        }
        entry.localizations.removeAll { localization in
            let record = CSVRecord(file: file, roles: roles, sourceLanguage: file.sourceLanguage)
            return !roles.contains {
                record.isColumn($0, localization.language, localization.role)
            }
        }
        if entry.comments.count > 1 {
            let text = entry.comments.map { file.text(of: $0.content) }.joined(separator: "\n")
            entry.comments = [Comment(.text(text))]
        }
    }

    /// The columns that the entries need.
    private mutating func columns() -> [(name: String, role: CSVColumns.Role)] {
        var columns: [(name: String, role: CSVColumns.Role)] = [("key", .key)]
        if file.entries.contains(where: { $0.context != nil }) {
            columns.append(("context", .context))
        }
        var languages = file.languages
        if let source = file.sourceLanguage {
            languages.removeAll { LanguageTagText.isSame($0, source) }
            let name = CSVColumns.isLanguageTag(source) ? source : "source"
            columns.append((name, .source))
        }
        for language in languages {
            if CSVColumns.isLanguageTag(language) {
                columns.append((language, .translation(language)))
            } else if languages.count == 1 {
                columns.append(("target", .translation(language)))
            } else {
                losses.append(Loss(.languages, "\(language) cannot be the name of a column"))
            }
        }
        var names: Set<ByteText> = []
        for attribute in file.entries.lazy.flatMap(\.attributes)
        where names.insert(ByteText(attribute.name)).inserted {
            guard CSVColumns.isOther(attribute.name) else { continue }
            columns.append((attribute.name, .attribute(attribute.name)))
        }
        if file.entries.contains(where: { !$0.comments.isEmpty }) {
            columns.append(("comment", .comment))
        }
        return columns
    }
}
