/// A file with the texts of a pseudolocale.
package struct PseudoFile: Sendable {
    /// The file: of a format of one language the pseudolocale alone, of two the source texts and the
    /// pseudolocale, of many all languages and the pseudolocale.
    package private(set) var file: StringFile
    /// The edits that put the pseudolocale into a file of many languages.
    package private(set) var edits: [TextEdit] = []
    /// The entries with a text whose syntax is broken, which stays as it is.
    package private(set) var broken: [Entry] = []
    /// How many texts were made.
    package private(set) var count = 0
    private let locale: PseudoLocale
    private let source: String?

    /// Makes the texts from those in a language; nil is the source language.
    package init(_ file: StringFile, _ locale: PseudoLocale, from source: String? = nil) {
        self.file = file
        self.locale = locale
        self.source = source ?? file.sourceLanguage ?? file.languages.first
        make()
    }

    private mutating func make() {
        let languages = file.format.format.abilities.languages
        var entries: [Entry] = []
        entries.reserveCapacity(file.entries.count)
        for (index, entry) in file.entries.enumerated() {
            guard let pseudo = localization(of: entry) else {
                if languages == .many { entries.append(entry) }
                continue
            }
            entries.append(combine(entry, pseudo))
            edits.append(TextEdit(entry: index, .putTranslation(pseudo)))
        }
        file.entries = entries
        switch languages {
        case .one: file.languages = [locale.rawValue]
        case .sourceAndTranslation: file.languages = (source.map { [$0] } ?? []) + [locale.rawValue]
        case .many:
            file.languages.removeAll { LanguageTagText.isSame($0, locale.rawValue) }
            file.languages.append(locale.rawValue)
        }
    }

    /// The entry with a text of the pseudolocale, as its format holds it.
    private func combine(_ entry: Entry, _ pseudo: Localization) -> Entry {
        var entry = entry
        switch file.format.format.abilities.languages {
        case .one:
            entry.localizations = [pseudo]
            if file.format == .arb {
                // Metadata stands in the source file only.
                entry.comments = []
                entry.attributes = []
                entry.placeholders = []
                entry.limit = nil
            }
        case .sourceAndTranslation:
            entry.localizations.removeAll { $0.role != .source }
            entry.localizations.append(pseudo)
            entry.flags.remove(.fuzzy)
        case .many:
            entry.localizations.removeAll { LanguageTagText.isSame($0.language, locale.rawValue) }
            entry.localizations.append(pseudo)
        }
        return entry
    }

    private mutating func localization(of entry: Entry) -> Localization? {
        guard entry.flags.isDisjoint(with: [.untranslatable, .obsolete]),
            let original = sourceText(of: entry)
        else { return nil }
        let pseudo = PseudoText(locale)
        var isBroken = false
        let isFormat = hasVariables(original.tree)
        let tree = original.tree.mapLeaves { leaf in
            let value = file.value(of: leaf.unit.content)
            let isPart = isFormat && leaf.path.first?.isEmpty == false
            let made = pseudo.text(of: value, dialect: entry.dialect, isPart: isPart)
            isBroken = isBroken || made == nil
            return TextUnit(.value(made ?? value), state: state)
        }
        if isBroken { broken.append(entry) }
        count += 1
        return Localization(language: locale.rawValue, role: .translation, tree: tree)
    }

    private var state: TranslationState {
        file.format.format.abilities.states.contains(.translated) ? .translated : .unstated
    }

    private func sourceText(of entry: Entry) -> Localization? {
        if let text = entry.localizations.first(where: { $0.role == .source }) { return text }
        return entry.localizations.first { localization in
            localization.role == .translation
                && source.map { LanguageTagText.isSame(localization.language, $0) } == true
        }
    }

    private func hasVariables(_ tree: VariantTree) -> Bool {
        guard case .group(let group) = tree else { return false }
        return group.selector == .substitutions
    }
}
