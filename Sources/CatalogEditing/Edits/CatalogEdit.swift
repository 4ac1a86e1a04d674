package import CTAContent

/// One thing that an owner does to a catalog; a value that any store can apply.
package enum CatalogEdit: Sendable {
    /// To the app's settings.
    case settings(SettingsEdit)
    /// To the label of an id.
    case label(CardKind, id: String, LabelEdit)
    /// To the suggestion of a key.
    case suggestion(CardKind, key: String, SuggestionEdit)
    /// To the push template in a language.
    case template(language: String, TemplateEdit)
    /// To a text of the support chat in a language.
    case remoteText(RemoteTextField, language: String, RemoteTextEdit)

    func apply(to draft: inout CatalogDraft) throws(CatalogError) {
        switch self {
        case .settings(let edit): try edit.apply(to: &draft)
        case .label(let kind, let id, let edit): try edit.apply(to: id, of: kind, in: &draft)
        case .suggestion(let kind, let key, let edit):
            try edit.apply(to: key, of: kind, in: &draft)
        case .template(let language, let edit): try edit.apply(to: language, in: &draft)
        case .remoteText(let field, let language, let edit):
            try edit.apply(to: field, language: language, in: &draft)
        }
    }
}
