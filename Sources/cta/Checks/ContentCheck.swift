internal import CTAContent

/// The checks of `CTAContent` that are about more than one text; a test keeps the list complete.
enum ContentCheck: String, CaseIterable {
    /// A catalog that does not decode.
    case catalogForm = "catalog.form"
    /// An offer card without a paywall.
    case draftPaywall = "draft.paywall"
    /// A paywall that the app reports and cannot open.
    case notPresentable = "draft.not-presentable"
    /// A suggestion whose braces are wrong.
    case suggestionTemplate = "suggestion.template"
    /// A body that the system will probably not show whole.
    case pushVisibleLength = "push.visible-length"

    /// How much a finding matters.
    var severity: Severity {
        switch self {
        case .catalogForm, .draftPaywall, .suggestionTemplate: .error
        case .notPresentable: .warning
        case .pushVisibleLength: .note
        }
    }

    /// What it finds, in one line: lower case, no full stop.
    var summary: String {
        switch self {
        case .catalogForm: "a catalog file that does not decode"
        case .draftPaywall: "an offer card without a paywall"
        case .notPresentable: "a paywall that the app reports as one that it cannot open"
        case .suggestionTemplate: "a suggestion with a wrong {name}"
        case .pushVisibleLength: "a push that a banner or list will probably cut"
        }
    }

    /// Why it matters and what to do, in sentences.
    var advice: String {
        switch self {
        case .catalogForm:
            "The catalog is refused whole: half of it could show a wrong word."
        case .draftPaywall: "Name the paywall that the button opens."
        case .notPresentable:
            "The card would be grey. Publish the paywall, or choose another one."
        case .suggestionTemplate:
            "Close the braces, and use the names that the field knows."
        case .pushVisibleLength:
            "Nothing is cut here. Put what matters into the first 80 UTF-16 units."
        }
    }
}
