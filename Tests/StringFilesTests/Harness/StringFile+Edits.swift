internal import StringFiles

extension TextEdit {
    /// Whether the edit adds something whose place the format chooses.
    var isAddition: Bool {
        switch change {
        case .addEntry, .putTranslation, .addVariant, .setComment: true
        case .setText, .setState, .removeTranslation, .removeEntry: false
        }
    }
}

extension StringFile {
    /// Makes edits on the model: what the bytes of an edited file must read back as.
    mutating func apply(_ edits: [TextEdit]) {
        var removed: Set<Int> = []
        var added: [Entry] = []
        for edit in edits {
            let index = edit.entry ?? 0
            switch edit.change {
            case .setText(let language, _, let path, let value, let state):
                setText(value, state, index, language, path)
            case .putTranslation(let localization):
                entries[index].put(localization)
            case .removeTranslation(let language):
                entries[index].localizations.removeAll {
                    $0.language == language && $0.role == .translation
                }
            case .setComment(let text):
                entries[index].comments.removeAll { $0.kind == .note }
                if let text { entries[index].comments.append(Comment(.text(text))) }
            case .removeEntry: removed.insert(index)
            case .addEntry(let entry): added.append(entry)
            case .setState, .addVariant: break
            }
        }
        entries = entries.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
        entries += added
    }

    /// Sorts what has no order of its own.
    mutating func sortForComparison() {
        if format.format.abilities.languages == .many {
            let used = entries.flatMap { $0.localizations.map(\.language) }
            languages = Array(Set(used + (sourceLanguage.map { [$0] } ?? [])))
        }
        languages.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        for index in entries.indices {
            entries[index].localizations.sort {
                Array($0.language.utf8).lexicographicallyPrecedes(Array($1.language.utf8))
            }
            for place in entries[index].localizations.indices {
                entries[index].localizations[place].tree.sortForComparison()
            }
            entries[index].comments.sort { $0.kind.rawValue < $1.kind.rawValue }
        }
        entries.sort {
            Array(($0.key + "\u{0}" + ($0.context ?? "")).utf8)
                .lexicographicallyPrecedes(Array(($1.key + "\u{0}" + ($1.context ?? "")).utf8))
        }
    }
}

extension Entry {
    /// Puts a translation in place of the one in its language.
    mutating func put(_ localization: Localization) {
        let place = localizations.firstIndex {
            ByteText($0.language) == ByteText(localization.language)
                && $0.role == localization.role && !$0.isImplied
        }
        if let place {
            localizations[place] = localization
        } else {
            localizations.append(localization)
        }
    }
}

extension VariantTree {
    /// Sorts the variants of each group by their names.
    fileprivate mutating func sortForComparison() {
        guard case .group(var group) = self else { return }
        for index in group.variants.indices { group.variants[index].tree.sortForComparison() }
        group.variants.sort {
            Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8))
        }
        self = .group(group)
    }
}
