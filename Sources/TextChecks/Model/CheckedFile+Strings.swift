internal import StringFiles

extension CheckedFile {
    /// The strings of some entries, language by language, each with its source.
    ///
    /// The source strings themselves come first where the file owns them.
    func forEachString(in entries: Range<Int>, _ body: (CheckedString) -> Void) {
        for index in entries {
            guard file.entries[index].flags.isDisjoint(with: .obsolete) else { continue }
            forEachString(of: file.entries[index], index, body)
        }
    }

    private func forEachString(
        of entry: Entry, _ index: Int, _ body: (CheckedString) -> Void
    ) {
        let own = sourceLocalization(of: entry)
        let source =
            own.map { string(index, $0, source: nil) }
            ?? sourceString(of: index)
        if let source, own != nil, ownsSourceTexts { body(source) }
        for localization in entry.localizations where localization.role == .translation {
            if let own, own.role == .translation, own.language == localization.language { continue }
            body(string(index, localization, source: source))
        }
    }

    private func sourceString(of index: Int) -> CheckedString? {
        guard let side = sourceSide, let place = sourceEntry(of: index) else { return nil }
        let entry = side.file.entries[place]
        let localization =
            entry.localizations.first { $0.role == .source }
            ?? entry.localizations.first { $0.role == .translation }
        return localization.map { side.string(place, $0, source: nil) }
    }

    private func string(
        _ index: Int, _ localization: Localization, source: CheckedString?
    ) -> CheckedString {
        CheckedString(
            file: self, entryIndex: index, localization: localization,
            language: language(localization.language), source: source)
    }
}
