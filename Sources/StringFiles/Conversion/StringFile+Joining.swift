extension StringFile {
    /// One file of the texts of several: those of the source file, and of each other file the texts
    /// of the keys it shares with it.
    ///
    /// The entries come in the order of the source file with what it says of them; those that the
    /// others have alone follow. Texts are values. Of a language in two files the first counts.
    package static func joining(
        source: StringFile, _ translations: [StringFile], format: FileFormat
    ) -> StringFile {
        var joined = StringFile(format: format)
        let sourceLanguage = source.sourceLanguage ?? source.languages.first ?? "und"
        joined.sourceLanguage = sourceLanguage
        joined.languages = [sourceLanguage]
        var offsets: [EntryIdentity: Int] = [:]
        for (isSource, file) in [(true, source)] + translations.map({ (false, $0) }) {
            for entry in file.entries {
                let identity = EntryIdentity(entry)
                let place = offsets[identity] ?? joined.entries.count
                if place == joined.entries.count {
                    joined.entries.append(file.detached(entry))
                    joined.entries[place].localizations = []
                    offsets[identity] = place
                }
                for localization in file.detached(entry).localizations {
                    joined.entries[place].add(localization, isSource: isSource)
                }
            }
            for language in file.languages where !joined.has(language) {
                joined.languages.append(language)
            }
        }
        return joined
    }

    private func has(_ language: String) -> Bool {
        languages.contains { LanguageTagText.isSame($0, language) }
    }

    /// An entry whose texts are values and no places.
    package func detached(_ entry: Entry) -> Entry {
        var entry = entry
        for index in entry.localizations.indices {
            entry.localizations[index].tree = entry.localizations[index].tree.mapLeaves { leaf in
                TextUnit(.value(value(of: leaf.unit.content)), state: leaf.unit.state)
            }
            entry.localizations[index].range = .none
        }
        for index in entry.comments.indices {
            let comment = entry.comments[index]
            entry.comments[index] = Comment(
                kind: comment.kind, .text(text(of: comment.content)))
        }
        for index in entry.attributes.indices {
            let attribute = entry.attributes[index]
            entry.attributes[index] = Attribute(
                name: attribute.name, .text(text(of: attribute.content)),
                isLiteral: attribute.isLiteral)
        }
        entry.range = .none
        entry.keyRange = .none
        return entry
    }
}

extension Entry {
    /// Adds a text unless there is one of its language; those of the source file are source texts.
    fileprivate mutating func add(_ localization: Localization, isSource: Bool) {
        let isThere = localizations.contains {
            LanguageTagText.isSame($0.language, localization.language)
                && $0.role != .previousSource
        }
        guard !isThere, localization.role != .previousSource else { return }
        var localization = localization
        localization.role = isSource ? .source : .translation
        localizations.append(localization)
    }
}
