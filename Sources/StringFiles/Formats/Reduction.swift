/// Leaves out of a file what a format cannot hold.
///
/// Afterwards the file is of the new format, has the languages it can hold (the source language and
/// the one to write first), and its texts are still found in its bytes.
struct Reduction {
    private(set) var file: StringFile
    private(set) var losses: [Loss] = []
    private let target: FileFormat
    private let abilities: FormatAbilities
    private let language: String

    init(_ file: StringFile, to target: FileFormat, _ options: WriteOptions) {
        self.file = file
        self.target = target
        abilities = target.format.abilities
        language =
            options.language ?? file.languages.first { $0 != file.sourceLanguage }
            ?? file.languages.first ?? "und"
    }

    mutating func run() {
        let source = file.format
        let isSameFormat = source == target
        file.format = target
        if !isSameFormat { dropHeader(of: source) }
        reduceLanguages()
        for index in file.entries.indices { reduceEntry(at: index) }
    }

    private mutating func dropHeader(of source: FileFormat) {
        let own = source.technicalHeader
        let header = file.header.filter { attribute in
            !own.contains { $0.utf8.elementsEqual(attribute.name.utf8) }
        }
        if !header.isEmpty {
            let names = header.map(\.name).joined(separator: ", ")
            lose(.attributes, nil, "\(target.name) has no place for \(names)")
        }
        file.header = []
    }

    private mutating func reduceLanguages() {
        let kept: [String]
        switch abilities.languages {
        case .one: kept = [language]
        case .sourceAndTranslation:
            kept = file.sourceLanguage.map { $0 == language ? [$0] : [$0, language] } ?? [language]
        case .many: return
        }
        let others = file.languages.filter { !kept.contains($0) }
        if !others.isEmpty {
            lose(
                .languages, nil,
                "only \(language) is written, not \(others.joined(separator: ", "))")
        }
        file.languages = kept
    }

    private mutating func reduceEntry(at index: Int) {
        var entry = file.entries[index]
        entry.localizations = LocalizationList(localizations(of: entry))
        if !abilities.hasContexts, let context = entry.context {
            lose(.contexts, entry.key, "the context \(Diagnostic.quoted(context))")
            entry.context = nil
        }
        if !abilities.hasAttributes, !entry.attributes.isEmpty {
            let names = entry.attributes.map(\.name).joined(separator: ", ")
            lose(.attributes, entry.key, "the attributes \(names)")
            entry.attributes = []
        }
        if !abilities.hasPlaceholders, !entry.placeholders.isEmpty {
            lose(.placeholders, entry.key, "the declared placeholders")
            entry.placeholders = []
        }
        if !entry.flags.isSubset(of: abilities.flags) {
            lose(.flags, entry.key, "the marks \(entry.flags.subtracting(abilities.flags).words)")
            entry.flags.formIntersection(abilities.flags)
        }
        if let limit = entry.limit, !abilities.limits.contains(limit.unit) {
            lose(.limits, entry.key, "the limit of \(limit.count)")
            entry.limit = nil
        }
        if entry.comments.contains(where: { !abilities.comments.contains($0.kind) }) {
            lose(.comments, entry.key, "a comment")
            entry.comments.removeAll { !abilities.comments.contains($0.kind) }
        }
        file.entries[index] = entry
    }

    /// The localizations that the format holds, each with the variants it holds.
    private mutating func localizations(of entry: Entry) -> [Localization] {
        var kept: [Localization] = []
        for var localization in entry.localizations {
            switch abilities.languages {
            case .one:
                // A source text that is the only text is what is written.
                let isText = localization.role != .previousSource
                guard isText, localization.language == language,
                    localization.role == .translation || !hasTranslation(entry)
                else { continue }
                localization.role = .translation
            case .sourceAndTranslation:
                guard localization.role != .translation || localization.language == language
                else { continue }
            case .many: break
            }
            localization.tree = reduced(localization.tree, in: nil, key: entry.key)
            kept.append(localization)
        }
        return kept
    }

    private func hasTranslation(_ entry: Entry) -> Bool {
        entry.localizations.contains { $0.role == .translation && $0.language == language }
    }

    private mutating func reduced(
        _ tree: VariantTree, in parent: VariantSelector.Kind?, key: String
    ) -> VariantTree {
        switch tree {
        case .text(var unit):
            if unit.state != .unstated, !abilities.states.contains(unit.state) {
                // A text without a state counts as translated.
                if unit.state != .translated {
                    lose(.states, key, "the state \(unit.state.rawValue)")
                }
                unit.state = .unstated
            }
            if !abilities.hasCodes, !file.value(of: unit.content).codes.isEmpty {
                lose(.codes, key, "which parts of the text are code")
                unit.content = .text(file.text(of: unit.content))
            }
            return .text(unit)
        case .group(var group):
            guard abilities.variants[parent]?.contains(group.selector.kind) == true else {
                lose(.variants, key, "all variants by \(group.selector.kind.rawValue) but one")
                return reduced(group.mainTree, in: parent, key: key)
            }
            for index in group.variants.indices {
                let kind = group.selector.kind
                group.variants[index].tree = reduced(group.variants[index].tree, in: kind, key: key)
            }
            return .group(group)
        }
    }

    private mutating func lose(_ kind: Loss.Kind, _ key: String?, _ message: String) {
        losses.append(Loss(kind, key: key, message))
    }
}
