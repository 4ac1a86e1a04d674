internal import StringFiles

extension ModelGenerator {
    /// A random edit of an entry; nil for none.
    mutating func edit(of index: Int, in file: StringFile) -> TextEdit? {
        let entry = file.entries[index]
        let translations = entry.localizations.filter { $0.role == .translation && !$0.isImplied }
        let abilities = shape.format.format.abilities
        switch choice(6) {
        case 0, 1, 2:
            guard !translations.isEmpty else { return nil }
            let localization = translations[choice(translations.count)]
            guard let path = path(in: localization.tree) else { return nil }
            return TextEdit(
                entry: index,
                .setText(
                    language: localization.language, role: .translation, path: path,
                    TextValue(text()), nil))
        case 3:
            let languages = file.languages.filter { $0 != file.sourceLanguage }
            guard !languages.isEmpty, abilities.languages == .many else { return nil }
            return TextEdit(
                entry: index,
                .putTranslation(
                    Localization(
                        language: languages[choice(languages.count)], tree: localized())
                )
            )
        case 4: return TextEdit(entry: index, .removeEntry)
        case 5 where abilities.comments.contains(.note):
            return TextEdit(entry: index, .setComment(choice(3) == 0 ? nil : "c" + text()))
        default: return nil
        }
    }

    /// New entries whose keys are not in the file.
    mutating func additions(to file: StringFile) -> [TextEdit] {
        var keys = Set(file.entries.map { ByteText($0.key) })
        var edits: [TextEdit] = []
        for _ in 0..<choice(3) {
            var entry = entry(of: file)
            shape.adjust(&entry)
            guard !entry.key.isEmpty, keys.insert(ByteText(entry.key)).inserted else { continue }
            edits.append(TextEdit(entry: nil, .addEntry(entry)))
        }
        return edits
    }

    private mutating func path(in tree: VariantTree) -> TextPath? {
        switch tree {
        case .text: return []
        case .group(let group):
            guard !group.variants.isEmpty else { return nil }
            let variant = group.variants[choice(group.variants.count)]
            return path(in: variant.tree).map { [variant.name] + $0 }
        }
    }
}
