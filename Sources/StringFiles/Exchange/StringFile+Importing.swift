extension StringFile {
    /// The text of each key of a file of one language; of a key that is there twice the first.
    package var textsByKey: [ByteText: String] {
        var texts: [ByteText: String] = [:]
        for entry in entries.reversed() {
            guard let tree = entry.localizations.first?.tree, case .text(let unit) = tree else {
                continue
            }
            texts[ByteText(entry.key)] = text(of: unit.content)
        }
        return texts
    }

    /// The edits that put imported texts into a file of one language; new keys stand in the order of
    /// the source file.
    package func edits(for outcomes: [ImportOutcome], source: StringFile) -> [TextEdit] {
        var places: [ByteText: Int] = [:]
        for (offset, entry) in entries.enumerated().reversed() {
            places[ByteText(entry.key)] = offset
        }
        let language = languages.first ?? "und"
        var edits: [TextEdit] = []
        var added: [ByteText: String] = [:]
        for outcome in outcomes {
            guard let text = outcome.new else { continue }
            switch outcome.kind {
            case .changed:
                let change = TextEdit.Change.setText(
                    language: language, role: .translation, path: [], TextValue(text), nil)
                edits.append(TextEdit(entry: places[ByteText(outcome.key)], change))
            case .added: added[ByteText(outcome.key)] = text
            case .unchanged, .untranslated, .refused: break
            }
        }
        var before: Int?
        for entry in source.entries {
            let key = ByteText(entry.key)
            if let place = places[key] { before = place }
            guard let text = added.removeValue(forKey: key) else { continue }
            let localization = Localization(
                language: language, tree: .text(TextUnit(.text(text))))
            edits.append(
                TextEdit(
                    entry: before,
                    .addEntry(Entry(key: entry.key, localizations: [localization]))))
        }
        return edits
    }
}
