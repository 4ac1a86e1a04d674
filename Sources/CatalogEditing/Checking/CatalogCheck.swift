package import CTAContent
internal import Languages

/// Everything that the rules say about a catalog, in the order of its members.
///
/// Archived labels are left out but for their ids: no draft can use their texts.
package struct CatalogCheck {
    let catalog: Catalog
    private let touched: [CatalogPlace]?

    /// Prepares a check.
    ///
    /// - Parameters:
    ///   - catalog: The catalog.
    ///   - touched: What was edited, nil for everything. Of two labels that are alike, the finding is
    ///     on the edited one, else on the later one; and only what was edited is compared with the
    ///     built-in texts, which takes longer than all the rest.
    package init(_ catalog: Catalog, touched: [CatalogPlace]? = nil) {
        self.catalog = catalog
        self.touched = touched
    }

    /// The built-in texts to compare what stands at a place with; made once.
    func builtIns(for place: CatalogPlace) -> BuiltInIndex {
        touched == nil || isTouched(place) ? Self.builtIns : .empty
    }

    private static let builtIns = BuiltInIndex(BuiltInTexts.shared.ofCards)

    /// The findings and their places.
    package var placedFindings: [PlacedFinding] {
        var found = settingsFindings
        for kind in CardKind.allCases {
            found += labelFindings(of: kind) + suggestionFindings(of: kind)
        }
        return found + templateFindings + remoteTextFindings
    }

    /// Whether something at or in a place was edited.
    func isTouched(_ place: CatalogPlace) -> Bool {
        touched?.contains { $0.isInside(place) } ?? false
    }

    private var settingsFindings: [PlacedFinding] {
        let app = CatalogPlace("app")
        var found = ContentRule.check(identifier: catalog.app).map { PlacedFinding($0, at: app) }
        if let name = catalog.name {
            found += ContentRule.check(title: name).map {
                PlacedFinding($0, at: CatalogPlace("name"))
            }
        }
        return found + defaultLanguageFindings + overrideFindings
    }

    private var defaultLanguageFindings: [PlacedFinding] {
        let tag = catalog.defaultLanguage
        let place = CatalogPlace("defaultLanguage")
        // The usual one needs no look at the built-in texts.
        guard !tag.utf8.elementsEqual("en".utf8) else { return [] }
        guard LanguageSpelling.isTag(tag) else {
            return [PlacedFinding(Self.noTag(tag), at: place)]
        }
        guard !BuiltInTexts.shared.languages.offers(tag) else { return [] }
        let finding = CatalogRule.defaultLanguage.finding(
            "no built-in text is in '\(tag)'; where nothing matches, English is shown")
        return [PlacedFinding(finding, at: place)]
    }

    private var overrideFindings: [PlacedFinding] {
        let place = CatalogPlace("languageOverrides")
        let overrides = catalog.languageOverrides.sorted { $0.key < $1.key }
        var found = languageFindings(overrides.map(\.key), at: place)
        for (tag, target) in overrides {
            if !LanguageSpelling.isTag(target) {
                found.append(PlacedFinding(Self.noTag(target), at: place.member(tag)))
            } else if !BuiltInTexts.shared.languages.offers(target), !isWritten(in: target) {
                let finding = CatalogRule.override.finding(
                    "nothing is written in '\(target)'; correct or remove the override")
                found.append(PlacedFinding(finding, at: place.member(tag)))
            }
        }
        return found
    }

    /// Whether a text of the catalog is written in a language.
    private func isWritten(in tag: String) -> Bool {
        let canonical = OfferedLanguages.canonical(tag)
        return Set(ownLanguages).contains { OfferedLanguages.canonical($0) == canonical }
    }

    /// The languages that the texts of the catalog are written in, again and again.
    private var ownLanguages: [String] {
        let settings = [catalog.offers, catalog.reviews]
        let texts = [catalog.texts.title, catalog.texts.welcomeTitle, catalog.texts.welcomeText]
        return settings.flatMap { $0.labels.flatMap(\.variants.languages) }
            + settings.flatMap { $0.suggestions.flatMap(\.texts.languages) }
            + catalog.templates.map(\.language) + texts.flatMap(\.languages)
    }

    /// The findings of the languages that are the keys of an object.
    func languageFindings(
        _ tags: [String], at place: CatalogPlace, key: String? = nil
    ) -> [PlacedFinding] {
        tags.enumerated().compactMap { offset, tag in
            let member = place.member(tag)
            guard LanguageSpelling.isTag(tag) else {
                return PlacedFinding(Self.noTag(tag), at: member, key: key, language: tag)
            }
            guard let twin = LanguageSpelling.twin(of: tag, among: Array(tags.prefix(offset)))
            else { return nil }
            let finding = CatalogRule.sameLanguage.finding(
                "'\(tag)' is the same language as '\(twin)'; keep one of them")
            return PlacedFinding(finding, at: member, key: key, language: tag)
        }
    }

    private static func noTag(_ tag: String) -> Finding {
        CatalogRule.language.finding(
            "'\(tag)' is no language tag; write one such as de, pt-BR or zh-Hant")
    }
}
