internal import ContentRules
internal import JSON

/// An edit of a text of the support chat itself in one language.
package enum RemoteTextEdit: Sendable {
    /// Sets the text.
    case set(String)
    /// Takes the text out.
    case remove

    func apply(
        to field: RemoteTextField, language: String, in draft: inout CatalogDraft
    ) throws(CatalogError) {
        let place = CatalogPlace("texts", field.rawValue)
        let languages = draft.names(at: place)
        switch self {
        case .set(let text):
            try LanguageSpelling.check(language, among: languages)
            try draft.set(place.member(language), to: .string(text))
        case .remove:
            guard try draft.remove(place.member(language)) else {
                throw LanguageSpelling.missing(language, among: languages, in: place.path)
            }
        }
    }
}
