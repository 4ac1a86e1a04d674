/// Writes an entry as a record.
struct CSVRecord {
    let file: StringFile
    let roles: [CSVColumns.Role]
    /// The language of the source column.
    let sourceLanguage: String?

    /// The fields of an entry, nil where there is no text; nil when a column is missing or a text
    /// cannot be written.
    func fields(of entry: Entry) -> [[UInt8]?]? {
        var fields = [[UInt8]?](repeating: nil, count: roles.count)
        func put(_ text: String, _ isColumn: (CSVColumns.Role) -> Bool) -> Bool {
            guard !CSVField.isForbidden(text), let column = roles.firstIndex(where: isColumn)
            else { return false }
            fields[column] = CSVField.bytes(of: text)
            return true
        }
        guard put(entry.key, { $0 == .key }) else { return nil }
        if let context = entry.context, !put(context, { $0 == .context }) { return nil }
        for comment in entry.comments where !put(file.text(of: comment.content), { $0 == .comment })
        {
            return nil
        }
        for attribute in entry.attributes {
            let role = CSVColumns.Role.attribute(attribute.name)
            guard put(file.text(of: attribute.content), { $0 == role }) else { return nil }
        }
        for localization in entry.localizations
        where !localization.isImplied && localization.role != .previousSource {
            guard case .text(let unit) = localization.tree else { return nil }
            let isPut = put(file.text(of: unit.content)) {
                isColumn($0, localization.language, localization.role)
            }
            guard isPut else { return nil }
        }
        return fields
    }

    /// Whether a column holds the texts of a language.
    func isColumn(_ role: CSVColumns.Role, _ language: String, _ textRole: TextRole) -> Bool {
        switch role {
        case .source:
            textRole == .source
                || sourceLanguage.map { LanguageTagText.isSame($0, language) } == true
        case .translation(let tag): LanguageTagText.isSame(tag, language)
        case .key, .comment, .context, .attribute: false
        }
    }
}
