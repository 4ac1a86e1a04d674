/// The file that a translator gets: source texts, what is known of them, and translations.
package struct TranslationFile: Sendable {
    /// Which strings to give.
    package enum Selection: String, CaseIterable, Sendable {
        /// Those without a text in a language.
        case missing
        /// Those whose source text has changed while the translation has not.
        case changed
    }

    /// A translation as it stands.
    package struct Translation: Sendable {
        /// The language.
        package var language: String
        /// Its file; nil when there is none yet.
        package var file: StringFile?
        /// Its file at an earlier time.
        package var earlier: StringFile?
        /// The strings that the file may leave to that of another language.
        package var lent: Set<EntryIdentity>

        /// Names a translation.
        package init(
            language: String, file: StringFile?, earlier: StringFile? = nil,
            lent: Set<EntryIdentity> = []
        ) {
            self.language = language
            self.file = file
            self.earlier = earlier
            self.lent = lent
        }
    }

    private let name: String
    private let source: StringFile
    private let earlierSource: StringFile?
    private let translations: [Translation]

    /// Takes the source texts with the name of their file, and those at an earlier time for what has
    /// changed since.
    package init(
        named name: String, source: StringFile, earlierSource: StringFile? = nil,
        _ translations: [Translation]
    ) {
        self.name = name
        self.source = source
        self.earlierSource = earlierSource
        self.translations = translations
    }

    /// The file for a format; of a selection only the strings that are selected in a language.
    ///
    /// Limits and examples of values are put into words where the format has no place for them.
    package func file(for format: FileFormat, only selection: Selection? = nil) -> StringFile {
        let files = translations.map { translation in
            var file = translation.file ?? StringFile(format: source.format)
            file.languages = [translation.language]
            for entry in file.entries.indices {
                for index in file.entries[entry].localizations.indices {
                    file.entries[entry].localizations[index].language = translation.language
                }
            }
            return file
        }
        var joined = StringFile.joining(source: source, files, format: format)
        let known = Set(source.entries.map { EntryIdentity($0) })
        joined.entries = joined.entries.filter { entry in
            known.contains(EntryIdentity(entry))
                && entry.flags.isDisjoint(with: [.untranslatable, .obsolete])
        }
        joined.header = []
        if let selection { select(selection, in: &joined) }
        for index in joined.entries.indices { prepare(&joined.entries[index], for: format, joined) }
        return joined
    }

    private func select(_ selection: Selection, in joined: inout StringFile) {
        let selected = translations.map { Set(identities(selection, of: $0)) }
        joined.entries.removeAll { entry in
            !selected.contains { $0.contains(EntryIdentity(entry)) }
        }
    }

    /// The strings that a selection takes of a language.
    private func identities(
        _ selection: Selection, of translation: Translation
    ) -> [EntryIdentity] {
        let own = texts(of: translation.file)
        switch selection {
        case .missing:
            return source.entries.map { EntryIdentity($0) }
                .filter { own[$0] == nil && !translation.lent.contains($0) }
        case .changed:
            let earlier = texts(of: translation.earlier)
            let earlierTexts = texts(of: earlierSource)
            let now = texts(of: source)
            return source.entries.map { EntryIdentity($0) }.filter { identity in
                guard let before = earlierTexts[identity], before != now[identity] else {
                    return false
                }
                return own[identity] != nil && own[identity] == earlier[identity]
            }
        }
    }

    /// The texts of a file of one language that are not empty.
    private func texts(of file: StringFile?) -> [EntryIdentity: ByteText] {
        guard let file else { return [:] }
        var texts: [EntryIdentity: ByteText] = [:]
        for entry in file.entries.reversed() {
            guard let leaf = entry.localizations.first?.tree.leaves.first else { continue }
            let text = file.text(of: leaf.unit.content)
            texts[EntryIdentity(entry)] = text.isEmpty ? nil : ByteText(text)
        }
        return texts
    }

    private func prepare(_ entry: inout Entry, for format: FileFormat, _ file: StringFile) {
        let abilities = format.format.abilities
        var words = entry.comments.filter { $0.kind == .note }.map { file.text(of: $0.content) }
        for placeholder in entry.placeholders {
            guard let example = placeholder.example else { continue }
            words.append("{\(placeholder.name)}: \(example)")
        }
        if let limit = entry.limit, !abilities.limits.contains(limit.unit) {
            let unit =
                switch limit.unit {
                case .utf16: "UTF-16 units"
                case .codePoints: "characters"
                }
            words.append("At most \(limit.count) \(unit).")
            entry.limit = nil
        }
        entry.comments = words.isEmpty ? [] : [Comment(.text(words.joined(separator: "\n")))]
        entry.attributes = []
        entry.placeholders = []
        // A `<file>` of XLIFF has a name.
        switch format {
        case .xliff, .xliff2: entry.context = name
        case .arb, .xcstrings, .strings, .stringsdict, .po, .android, .json, .i18next, .chrome,
            .csv, .tsv, .fluent, .properties:
            entry.context = nil
        }
        let hasStates = abilities.states.contains(.translated)
        for index in entry.localizations.indices {
            let tree = entry.localizations[index].tree
            entry.localizations[index].tree = tree.mapLeaves { leaf in
                TextUnit(leaf.unit.content, state: hasStates ? .translated : .unstated)
            }
        }
    }
}
