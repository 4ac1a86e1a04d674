extension POReader {
    /// Gives the file its languages, and the texts that came before the header theirs.
    mutating func setLanguages() {
        file.sourceLanguage = languages.source
        file.languages = languages.all
        for entry in 0..<staleCount {
            for index in file.entries[entry].localizations.indices {
                let role = file.entries[entry].localizations[index].role
                file.entries[entry].localizations[index].language =
                    role == .translation ? languages.translation : languages.ofSource
            }
        }
    }

    /// Names the plural forms by their categories, and checks their number.
    mutating func namePlurals() {
        let field = POHeader.field("Plural-Forms", in: file.header, of: file)
        let language = file.languages.last ?? "und"
        let formula = formula(field, language)
        guard !pluralEntries.isEmpty, let used = formula ?? PluralFormula(POPlurals.usualFormula)
        else { return }
        let plurals = POPlurals(used, language: language)
        if let field, formula != nil, plurals.isTooCoarse {
            let better = POPlurals.formula(for: language).map { "; write \($0)" } ?? ""
            diagnostics.warning(
                .languageMismatch, field.content.range.range,
                "CLDR has more plural forms for \(Diagnostic.quoted(language))\(better)")
        }
        for entry in pluralEntries {
            guard
                let place = file.entries[entry].localizations.firstIndex(where: {
                    $0.role == .translation
                }), case .group(var group) = file.entries[entry].localizations[place].tree
            else { continue }
            if formula != nil, Self.isPlural(file.entries[entry]) {
                checkCount(of: group, in: file.entries[entry], used.count)
            }
            group.selector = plurals.selector
            for index in group.variants.indices {
                guard let number = Int(group.variants[index].name), number < plurals.names.count
                else { continue }
                group.variants[index].name = plurals.names[number]
            }
            file.entries[entry].localizations[place].tree = .group(group)
        }
    }

    private static func isPlural(_ entry: Entry) -> Bool {
        if case .group = entry.localizations.first?.tree { true } else { false }
    }

    private mutating func checkCount(of group: VariantGroup, in entry: Entry, _ count: Int) {
        let numbers = Set(group.variants.map(\.name))
        let isComplete = (0..<count).allSatisfy { numbers.contains(String($0)) }
        guard numbers.count != count || !isComplete, !entry.flags.contains(.obsolete) else {
            return
        }
        diagnostics.error(
            .missing, entry.keyRange.range,
            "the header says nplurals=\(count), but there are \(numbers.count) forms here",
            key: entry.key)
    }

    /// The formula of the header, which is checked; nil when it is missing or wrong.
    private mutating func formula(_ field: Attribute?, _ language: String) -> PluralFormula? {
        guard let field else {
            let isUsed = pluralEntries.first {
                !file.entries[$0].flags.contains(.obsolete) && hasText($0)
            }
            guard let isUsed else { return nil }
            let advice = POPlurals.formula(for: language) ?? POPlurals.usualFormula
            diagnostics.error(
                .missing, (header ?? file.entries[isUsed].keyRange).range,
                "there are plural forms, but the header has no Plural-Forms; write \(advice)")
            return nil
        }
        let text = file.text(of: field.content)
        let range = field.content.range.range
        guard let formula = PluralFormula(text) else {
            // The line of a template that no one has filled in.
            let isTemplate = text.contains("nplurals=INTEGER")
            if !isTemplate || pluralEntries.contains(where: hasText) {
                diagnostics.error(
                    .syntax, range, "this is no formula; write \(POPlurals.usualFormula)")
            }
            return nil
        }
        for number in 0...1000 {
            guard let index = formula.index(of: number) else {
                diagnostics.error(.syntax, range, "the formula divides by zero for n=\(number)")
                return nil
            }
            guard (0..<formula.count).contains(index) else {
                diagnostics.error(
                    .syntax, range,
                    "the formula gives \(index) for n=\(number), but nplurals is \(formula.count)")
                return nil
            }
        }
        return formula
    }

    private func hasText(_ entry: Int) -> Bool {
        file.entries[entry].localizations.contains { localization in
            guard localization.role == .translation, case .group(let group) = localization.tree
            else { return false }
            return group.variants.contains { variant in
                guard case .text(let unit) = variant.tree else { return false }
                return unit.state != .new
            }
        }
    }
}
