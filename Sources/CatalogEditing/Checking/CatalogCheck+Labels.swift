internal import CTAContent
internal import Languages

extension CatalogCheck {
    /// The findings of the labels of one kind of card, in their order.
    func labelFindings(of kind: CardKind) -> [PlacedFinding] {
        let labels = catalog.settings(for: kind).labels
        let list = CatalogPlace.labels(of: kind)
        var found: [PlacedFinding] = []
        var ids: Set<[UInt8]> = []
        let alike = comparisonFindings(of: kind)
        for (offset, label) in labels.enumerated() {
            let place = list.label(label.id, at: offset)
            found += ContentRule.check(identifier: label.id).map {
                PlacedFinding($0, at: place.member("id"))
            }
            if !ids.insert(Array(label.id.utf8)).inserted {
                let finding = CatalogRule.duplicateID.finding(
                    "another label has the id '\(label.id)'; give this one another")
                found.append(PlacedFinding(finding, at: place.member("id")))
            }
            found += languageFindings(
                label.variants.languages, at: place.member("variants"), key: place.path)
            guard !label.isArchived else { continue }
            found += textFindings(of: label, at: place, kind: kind) + (alike[offset] ?? [])
        }
        let active = labels.count { !$0.isArchived }
        return found
            + ContentRule.check(activeLabelCount: active).map { PlacedFinding($0, at: list) }
    }

    private func textFindings(
        of label: CustomLabel, at place: CatalogPlace, kind: CardKind
    ) -> [PlacedFinding] {
        let context = LabelContext(
            builtIns: builtIns(for: place), sendsPush: kind == .offer && catalog.sendsPush)
        let own = ContentRule.check(label: label.text, context: context).map {
            PlacedFinding($0, at: place.member("text"), key: place.path)
        }
        return own
            + label.variants.entries.flatMap { entry in
                ContentRule.check(label: entry.text, context: context).map {
                    PlacedFinding(
                        $0, at: place.member("variants").member(entry.language), key: place.path,
                        language: entry.language)
                }
            }
    }

    /// The findings of labels that a customer could not tell apart, by the offset of the label.
    ///
    /// Labels are compared as customers see them: language by language, a label without a variant
    /// by its own text. Texts of two languages that nobody sees side by side are not compared.
    private func comparisonFindings(of kind: CardKind) -> [Int: [PlacedFinding]] {
        let list = CatalogPlace.labels(of: kind)
        let active = catalog.settings(for: kind).labels.enumerated()
            .filter { !$0.element.isArchived }
            .map {
                ComparedLabel($0.element, at: list.label($0.element.id, at: $0.offset), $0.offset)
            }
        // Of two that are alike, the one that was edited is to be changed.
        let ordered = active.filter { !isTouched($0.place) } + active.filter { isTouched($0.place) }
        var languages: [LanguageTag?] = [nil]
        var known: Set<LanguageTag> = []
        for language in active.flatMap(\.languages) where known.insert(language).inserted {
            languages.append(language)
        }
        var found: [Int: [PlacedFinding]] = [:]
        var said: Set<[String]> = []
        for language in languages {
            let index = LabelIndex(ordered.map { ($0.label.id, $0.shown(in: language).text) })
            for compared in ordered {
                let shown = compared.shown(in: language)
                let context = LabelContext(
                    id: compared.label.id, others: index, comparesWithEarlierOnly: true)
                for finding in ContentRule.compare(label: shown.text, context: context)
                where said.insert([compared.place.path, finding.check, finding.message]).inserted {
                    found[compared.offset, default: []].append(
                        PlacedFinding(
                            finding, at: shown.place, key: compared.place.path,
                            language: shown.language))
                }
            }
        }
        return found
    }
}

/// A label with its texts by canonical language.
private struct ComparedLabel {
    typealias Shown = (text: String, language: String?, place: CatalogPlace)

    let label: CustomLabel
    let place: CatalogPlace
    let offset: Int
    private var variants: [LanguageTag: TextsByLanguage.Entry] = [:]

    init(_ label: CustomLabel, at place: CatalogPlace, _ offset: Int) {
        self.label = label
        self.place = place
        self.offset = offset
        for entry in label.variants.entries {
            guard let tag = OfferedLanguages.canonical(entry.language), variants[tag] == nil else {
                continue
            }
            variants[tag] = entry
        }
    }

    var languages: [LanguageTag] { variants.keys.sorted { $0.text < $1.text } }

    func shown(in language: LanguageTag?) -> Shown {
        guard let entry = language.flatMap({ variants[$0] }) else {
            return (label.text, nil, place.member("text"))
        }
        let variant = place.member("variants").member(entry.language)
        return (entry.text, entry.language, variant)
    }
}
