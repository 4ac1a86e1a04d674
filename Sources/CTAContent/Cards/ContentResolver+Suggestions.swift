internal import ICU

extension ContentResolver {
    /// The names that an owner's suggestion may use.
    package static let suggestionNames = ["agentName", "appName", "discount", "duration"]

    /// The suggestions for a kind of card in a customer's language: the owner's in the catalog's order, then the built-in.
    ///
    /// An owner's suggestion that exists in no language for this customer is left out.
    public func suggestions(for kind: CardKind, language reported: String) -> [SuggestedMessage] {
        let own = catalog.settings(for: kind).suggestions.compactMap { suggestion in
            text(of: suggestion, for: reported).map { entry in
                let names = NameTemplate.parse(entry.text, names: Self.suggestionNames).template
                    .arguments
                return SuggestedMessage(
                    key: suggestion.key, isBuiltIn: false, template: entry.text,
                    language: entry.language,
                    neededValues: names.filter { $0 != "agentName" && $0 != "appName" })
            }
        }
        return own
            + Self.builtInSuggestions(for: kind).map { key in
                let text = text(key, language: reported)
                return SuggestedMessage(
                    key: key.name, isBuiltIn: true, template: text.text, language: text.language,
                    neededValues: key.argumentNames)
            }
    }

    /// The message of a suggestion with its values.
    func message(
        suggestion key: String, values: [String: String], draft: Draft, reported: String
    ) throws(ContentError) -> CardText {
        let own = catalog.settings(for: draft.kind).suggestions
        if let suggestion = own.first(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
            return try message(suggestion, values: values, draft: draft, reported: reported)
        }
        let builtIn = Self.builtInSuggestions(for: draft.kind)
        guard
            let key = builtIn.first(where: { $0.name == key })
                ?? builtIn.first(where: { $0.name == "offer.suggestion.\(key)" })
        else {
            throw ContentError(
                code: .unknownSuggestion,
                message: "no suggestion '\(key)' for \(draft.kind.rawValue) cards")
        }
        return try message(key, values: values, reported: reported)
    }

    private func message(
        _ suggestion: Suggestion, values: [String: String], draft: Draft, reported: String
    ) throws(ContentError) -> CardText {
        guard let entry = text(of: suggestion, for: reported) else {
            throw ContentError(
                code: .unknownSuggestion,
                message: "suggestion '\(suggestion.key)' has no text for '\(reported)'")
        }
        let (template, faults) = NameTemplate.parse(entry.text, names: Self.suggestionNames)
        if let fault = faults.first {
            let finding = Finding(
                check: "suggestion.template", severity: .error, message: fault.message,
                key: suggestion.key, language: entry.language,
                utf16Offset: fault.utf16Offset, utf16Length: fault.utf16Length)
            throw ContentError(
                code: .rules,
                message: "suggestion '\(suggestion.key)' in \(entry.language): \(fault.message)",
                findings: [finding])
        }
        var known = values
        known["agentName"] = values["agentName"] ?? draft.agentName
        known["appName"] = values["appName"] ?? catalog.name
        let direction = direction(ofLanguage: entry.language)
        switch template.expand(values: known, isolatingIn: direction) {
        case .text(let text, _): return suggested(text, language: entry.language)
        case .missing(let names): throw missing(names, in: suggestion.key)
        case .noRoom: throw missing([], in: suggestion.key)
        }
    }

    private func message(
        _ key: TextKey, values: [String: String], reported: String
    ) throws(ContentError) -> CardText {
        let text = text(key, language: reported)
        let names = key.argumentNames
        let absent = names.filter { Visibility.isBlank(values[$0] ?? "") }
        guard absent.isEmpty else { throw missing(absent, in: key.name) }
        let direction = direction(ofLanguage: text.language)
        let arguments = names.map { name in
            (
                name: name,
                value: MessagePattern.Value.text(
                    BidiControls.isolating(values[name] ?? "", inLineOf: direction))
            )
        }
        do {
            let pattern = try MessagePattern(text.text, language: text.language)
            return suggested(try pattern.format(arguments), language: text.language)
        } catch {
            // The tests parse and format every built-in text; a text that fails here is a broken build.
            throw ContentError(
                code: .unknownSuggestion,
                message: "built-in text \(key.name) in \(text.language): \(error.name)")
        }
    }

    private func suggested(_ text: String, language: String) -> CardText {
        CardText(
            text: text, source: .suggested, language: language,
            direction: direction(ofLanguage: language))
    }

    private func missing(_ names: [String], in key: String) -> ContentError {
        ContentError(
            code: .missingValue,
            message:
                "suggestion '\(key)' needs a value for \(names.map { "{\($0)}" }.joined(separator: ", "))"
        )
    }

    private func text(
        of suggestion: Suggestion, for reported: String
    ) -> TextsByLanguage.Entry? {
        let resolver = resolvers.resolver(over: suggestion.texts.languages)
        return resolver.resolvedIndex(reported).map { suggestion.texts.entries[$0] }
    }

    private static func builtInSuggestions(for kind: CardKind) -> [TextKey] {
        switch kind {
        case .offer:
            [
                .offerSuggestionGeneral, .offerSuggestionDiscount, .offerSuggestionPlanChange,
                .offerSuggestionExitOffer, .offerSuggestionTrial,
            ]
        case .review: [.reviewSuggestion]
        }
    }
}
