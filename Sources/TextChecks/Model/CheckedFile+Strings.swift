internal import StringFiles

extension CheckedFile {
    /// The strings of some entries, language by language, each with its source.
    ///
    /// The source strings themselves come first where the file owns them.
    func forEachString(in entries: Range<Int>, _ body: (CheckedString) -> Void) {
        var languages = LanguageCursor(self)
        for index in entries {
            let entry = file.entries[index]
            guard entry.flags.isDisjoint(with: .obsolete) else { continue }
            forEachString(of: entry, index, &languages, body)
        }
    }

    private func forEachString(
        of entry: Entry, _ index: Int, _ languages: inout LanguageCursor,
        _ body: (CheckedString) -> Void
    ) {
        let own = sourceLocalization(of: entry)
        let source =
            own.map { string(entry, index, $0, source: nil, &languages) }
            ?? sourceString(of: index)
        if let source, own != nil, ownsSourceTexts { body(source) }
        let all = entry.localizations.array
        for place in all.indices where all[place].role == .translation {
            if let own, own.role == .translation, own.language == all[place].language { continue }
            body(string(entry, index, all[place], source: source, &languages))
        }
    }

    private func sourceString(of index: Int) -> CheckedString? {
        guard let side = sourceSide, let place = sourceEntry(of: index) else { return nil }
        let entry = side.file.entries[place]
        let localization =
            entry.localizations.first { $0.role == .source }
            ?? entry.localizations.first { $0.role == .translation }
        var languages = LanguageCursor(side)
        return localization.map { side.string(entry, place, $0, source: nil, &languages) }
    }

    private func string(
        _ entry: Entry, _ index: Int, _ localization: Localization, source: CheckedString?,
        _ languages: inout LanguageCursor
    ) -> CheckedString {
        CheckedString(
            file: self, entry: entry, entryIndex: index, localization: localization,
            language: languages.language(localization.language), source: source)
    }
}
