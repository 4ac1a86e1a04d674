package import ContentRules
internal import JSON

/// An edit of the push template in one language.
package enum TemplateEdit: Sendable {
    /// Sets a part.
    case set(TemplatePart, String)
    /// Takes a part out; a template without a part goes too.
    case removePart(TemplatePart)
    /// Takes the template out.
    case remove

    func apply(to language: String, in draft: inout CatalogDraft) throws(CatalogError) {
        let languages = draft.names(at: .templates)
        let place = CatalogPlace.templates.member(language)
        if case .set(let part, let text) = self {
            try LanguageSpelling.check(language, among: languages)
            return try draft.set(place.member(part.rawValue), to: .string(text))
        }
        guard languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) else {
            throw LanguageSpelling.missing(language, among: languages, in: "push.templates")
        }
        switch self {
        case .set: break
        case .remove: _ = try draft.remove(place)
        case .removePart(let part):
            guard draft.node(at: place.member(part.rawValue)) != nil else {
                throw CatalogError(
                    .unknown, "the template in '\(language)' has no \(part.rawValue)")
            }
            let isLast = TemplatePart.allCases.allSatisfy {
                $0 == part || draft.node(at: place.member($0.rawValue)) == nil
            }
            _ = try draft.remove(isLast ? place : place.member(part.rawValue))
        }
    }
}
