/// Edits a table of texts in place.
struct CSVEditor {
    private let file: StringFile
    private let table: CSVTable
    private let columns: CSVColumns
    private let writer: CSVRecord
    private let lineEnd: [UInt8]
    private var keys: DuplicateKeys
    /// New fields by where the record starts, and by column; of nothing for a field that goes.
    private var fields: [Int: [Int: [UInt8]]] = [:]
    private var removed: Set<Int> = []
    private var replacements: [ByteReplacement] = []

    init(_ file: StringFile) {
        self.file = file
        let bytes = file.source.utf8
        let table = CSVTable(
            bytes, from: file.source.textStart, separator: CSVFormat.separator(of: file.format))
        self.table = table
        // The reader took the language of a column without one from its options.
        let language = file.languages.last { $0 != file.sourceLanguage }
        let options = ReadOptions(language: language ?? "und", sourceLanguage: file.sourceLanguage)
        columns = CSVReader.columns(of: table, in: file, options)
        writer = CSVRecord(
            file: file, roles: columns.roles, sourceLanguage: file.sourceLanguage ?? "und")
        let first = table.record(at: file.source.textStart)
        let end = Array(bytes[first.range.upperBound..<first.lineRange.upperBound])
        lineEnd = end.isEmpty ? [0x0D, 0x0A] : end
        keys = DuplicateKeys(reservingCapacity: file.entries.count)
        for entry in file.entries {
            _ = keys.firstPlace(of: entry.key, context: entry.context, at: entry.keyRange)
        }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        for record in removed {
            replacements.append(ByteReplacement(table.record(at: record).lineRange, []))
        }
        for (record, changed) in fields where !removed.contains(record) {
            replace(changed, in: table.record(at: record))
        }
        return EditPlan(replacements: replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let entry = file.entries[index]
        let record = entry.range.lowerBound
        switch edit.change {
        case .setText(let language, let role, let path, let value, let state):
            guard path.isEmpty else { return "a table has no variants" }
            guard state == nil || state == .unstated else { return "a table has no states" }
            let isThere = entry.localizations.contains {
                LanguageTagText.isSame($0.language, language) && $0.role == role
            }
            guard isThere else { return "there is no text in \(language)" }
            return set(value.text, language, role, record)
        case .putTranslation(let localization):
            guard case .text(let unit) = localization.tree else {
                return "a table has no variants"
            }
            let text = file.text(of: unit.content)
            return set(text, localization.language, localization.role, record)
        case .setState: return "a table has no states"
        case .addVariant: return "a table has no variants"
        case .removeTranslation(let language):
            return set(nil, language, .translation, record)
        case .setComment(let comment):
            guard let column = columns.roles.firstIndex(of: .comment) else {
                return comment == nil ? nil : "there is no column for comments"
            }
            return set(comment, column, record)
        case .removeEntry:
            removed.insert(record)
        case .addEntry: break
        }
        return nil
    }

    private mutating func set(
        _ text: String?, _ language: String, _ role: TextRole, _ record: Int
    ) -> String? {
        let column = columns.roles.firstIndex { column in
            // A translation into the source language has a column of its own or none.
            (role == .source) == (column == .source) && writer.isColumn(column, language, role)
        }
        guard let column else { return "there is no column for \(language)" }
        return set(text, column, record)
    }

    private mutating func set(_ text: String?, _ column: Int, _ record: Int) -> String? {
        if let text, CSVField.isForbidden(text) { return "a table cannot hold U+0000" }
        let old = table.record(at: record).fields
        let isQuoted = old.indices.contains(column) && old[column].isQuoted
        let field = text.map { CSVField.bytes(of: $0, isQuoted: isQuoted) } ?? []
        if fields[record]?[column] == nil { fields[record, default: [:]][column] = field }
        return nil
    }

    /// Replaces fields of a record, and adds separators where it has too few.
    private mutating func replace(_ changed: [Int: [UInt8]], in record: CSVTable.Record) {
        let count = record.fields.count
        for (column, field) in changed where column < count {
            let old = record.fields[column]
            // What stands behind a closing quote stays.
            let end =
                old.isQuoted
                ? min(old.range.upperBound, old.textRange.upperBound + 1) : old.range.upperBound
            replacements.append(ByteReplacement(old.range.lowerBound..<end, field))
        }
        guard let last = changed.filter({ $0.key >= count && !$0.value.isEmpty }).keys.max() else {
            return
        }
        var tail: [UInt8] = []
        for column in count...last { tail += [table.separator] + (changed[column] ?? []) }
        let end = record.range.upperBound
        replacements.append(ByteReplacement(end..<end, tail))
    }

    /// Adds an entry, or says why not.
    private mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        guard !entry.key.isEmpty, let fields = writer.fields(of: entry) else {
            return "the table has no column for a part of the entry, or a text has U+0000"
        }
        guard keys.firstPlace(of: entry.key, context: entry.context, at: .none) == nil else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let bytes = Array(fields.map { $0 ?? [] }.joined(separator: [table.separator]))
        let end = file.source.utf8.count
        guard let index, file.entries.indices.contains(index) else {
            let isOpen =
                end > file.source.textStart && !CSVTable.isLineEnd(file.source.utf8[end - 1])
            replacements.append(
                ByteReplacement(end..<end, isOpen ? lineEnd + bytes : bytes + lineEnd))
            return nil
        }
        let record = table.record(at: file.entries[index].range.lowerBound)
        let isOpen = record.range.upperBound == record.lineRange.upperBound
        let place = record.lineRange.upperBound
        replacements.append(
            ByteReplacement(place..<place, isOpen ? lineEnd + bytes : bytes + lineEnd))
        return nil
    }
}
