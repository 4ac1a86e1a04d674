package import CTAContent
package import ContentRules

extension CatalogCheck {
    /// The findings of the suggestions for one kind of card.
    func suggestionFindings(of kind: CardKind) -> [PlacedFinding] {
        let place = CatalogPlace.suggestions(of: kind)
        return catalog.settings(for: kind).suggestions.flatMap { suggestion in
            let place = place.member(suggestion.key)
            let key = ContentRule.check(identifier: suggestion.key).map {
                PlacedFinding($0, at: place)
            }
            return key
                + languageFindings(suggestion.texts.languages, at: place, key: place.path)
                + textFindings(of: suggestion.texts, at: place) { text in
                    let faults = NameTemplate.parse(
                        text, names: ContentResolver.suggestionNames
                    ).faults
                    return ContentRule.check(suggestion: text)
                        + faults.map { $0.finding("suggestion.template") }
                }
        }
    }

    /// The findings of the push templates.
    var templateFindings: [PlacedFinding] {
        let languages = languageFindings(
            catalog.templates.map(\.language), at: .templates, key: CatalogPlace.templates.path)
        return languages
            + catalog.templates.flatMap { template in
                TemplatePart.allCases.flatMap { part in
                    partFindings(of: template, part)
                }
            }
    }

    private func partFindings(of template: PushTemplate, _ part: TemplatePart) -> [PlacedFinding] {
        let text: String? =
            switch part {
            case .title: template.title
            case .body: template.body
            }
        guard let text else { return [] }
        let faults = NameTemplate.parse(text, names: CompiledTemplate.names).faults
        let found =
            ContentRule.check(template: text, part: part)
            + faults.map { $0.finding(CatalogRule.templateNames.rawValue) }
        let place = CatalogPlace.templates.member(template.language).member(part.rawValue)
        return found.map {
            PlacedFinding(
                $0, at: place, key: CatalogPlace.templates.member(part.rawValue).path,
                language: template.language)
        }
    }

    /// The findings of the texts of the support chat itself.
    var remoteTextFindings: [PlacedFinding] {
        RemoteTextField.allCases.flatMap { field in
            let texts = catalog.texts[field]
            let place = CatalogPlace("texts", field.rawValue)
            return languageFindings(texts.languages, at: place, key: place.path)
                + textFindings(of: texts, at: place) {
                    ContentRule.check(remoteText: $0, field: field)
                }
        }
    }

    private func textFindings(
        of texts: TextsByLanguage, at place: CatalogPlace, check: (String) -> [Finding]
    ) -> [PlacedFinding] {
        texts.entries.flatMap { entry in
            check(entry.text).map {
                PlacedFinding(
                    $0, at: place.member(entry.language), key: place.path, language: entry.language)
            }
        }
    }
}

extension RemoteTextSettings {
    /// The texts of a field.
    package subscript(field: RemoteTextField) -> TextsByLanguage {
        switch field {
        case .title: title
        case .welcomeTitle: welcomeTitle
        case .welcomeText: welcomeText
        }
    }
}

extension TemplateFault {
    fileprivate func finding(_ check: String) -> Finding {
        Finding(
            check: check, severity: .error, message: message, utf16Offset: utf16Offset,
            utf16Length: utf16Length)
    }
}
