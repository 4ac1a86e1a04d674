internal import CTAContent
internal import JSON

/// An edit of one suggested message.
package enum SuggestionEdit: Sendable {
    /// Sets the text in a language.
    case set(language: String, text: String)
    /// Takes the text in a language out, or the whole suggestion; one without a text goes too.
    case remove(language: String?)

    func apply(
        to key: String, of kind: CardKind, in draft: inout CatalogDraft
    ) throws(CatalogError) {
        let place = CatalogPlace.suggestions(of: kind).member(key)
        let languages = draft.names(at: place)
        switch self {
        case .set(let language, let text):
            try LanguageSpelling.check(language, among: languages)
            // The key is checked too, when this made it.
            if languages.isEmpty { draft.touch(place) }
            try draft.set(place.member(language), to: .string(text))
        case .remove(let language):
            guard draft.node(at: place) != nil else {
                throw CatalogError(
                    .unknown, "no suggestion '\(key)' of the app for \(kind.rawValue) cards")
            }
            guard let language else {
                _ = try draft.remove(place)
                return
            }
            guard languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) else {
                throw LanguageSpelling.missing(
                    language, among: languages, in: "suggestion '\(key)'")
            }
            _ = try draft.remove(languages.count == 1 ? place : place.member(language))
        }
    }
}
