extension POReader {
    /// Sets the flags, the dialect and what else stands beside the texts.
    mutating func setFlags(of entry: inout Entry) {
        var others = ""
        for range in message.flags {
            let word = bytes.string(range.range)
            if word == "fuzzy" {
                entry.flags.insert(.fuzzy)
            } else if entry.dialect == .unknown, let dialect = POWords.dialect(word) {
                entry.dialect = dialect
            } else if entry.dialect == .unknown, word.hasPrefix("no-"), word.hasSuffix("-format") {
                entry.dialect = .none
            } else {
                others += others.isEmpty ? word : ", " + word
            }
        }
        if !others.isEmpty {
            entry.attributes.append(
                Attribute(name: POWords.flags, .text(others)))
        }
        if let context = message.previousContext {
            entry.attributes.append(
                Attribute(
                    name: POWords.previousContext, context.content,
                    range: ByteRange(context.range)))
        }
    }

    /// Adds the texts of the entry that is being read.
    mutating func addLocalizations(to entry: inout Entry, _ id: POText) {
        let count = (message.translations.isEmpty ? 1 : 2) + (message.previousID == nil ? 0 : 1)
        var localizations: [Localization] = []
        localizations.reserveCapacity(count)
        localizations.append(Self.source(id, message.plural, .source, languages.ofSource))
        if let first = message.translations.first, let last = message.translations.last {
            let range = ByteRange(first.range.lowerBound..<last.range.upperBound)
            let isFuzzy = entry.flags.contains(.fuzzy)
            var tree = VariantTree.text(first.unit(in: file, isFuzzy))
            if message.plural != nil || message.translations.count > 1 {
                let variants = message.translations.map { text in
                    Variant(
                        name: String(text.index ?? 0), tree: .text(text.unit(in: file, isFuzzy)),
                        range: ByteRange(text.range))
                }
                tree = .group(
                    VariantGroup(selector: .pluralIndex, variants: variants, range: range))
                if !file.isFull { pluralEntries.append(file.entries.count) }
            }
            localizations.append(
                Localization(language: languages.translation, tree: tree, range: range))
        }
        if let previous = message.previousID {
            localizations.append(
                Self.source(
                    previous, message.previousPlural, .previousSource, languages.ofSource))
        }
        entry.localizations = LocalizationList(localizations)
    }

    private static func source(
        _ id: POText, _ plural: POText?, _ role: TextRole, _ language: String
    ) -> Localization {
        let one = VariantTree.text(TextUnit(id.content))
        guard let plural else {
            return Localization(
                language: language, role: role, tree: one, range: ByteRange(id.range))
        }
        let range = ByteRange(id.range.lowerBound..<plural.range.upperBound)
        let variants = [
            Variant(name: "one", tree: one, range: ByteRange(id.range)),
            Variant(
                name: "other", tree: .text(TextUnit(plural.content)),
                range: ByteRange(plural.range)),
        ]
        let group = VariantGroup(
            selector: .plural(VariantArgument()), variants: variants, range: range)
        return Localization(
            language: language, role: role, tree: .group(group), range: range)
    }
}
