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
    /// A reported value of a plan that has no words.
    case planValue = "plan.value"
    /// Braces of a paywall text that are no variable.
    case variableSyntax = "variable.syntax"
    /// A variable without a value.
    case variableMissing = "variable.missing"
    /// A value under something that is no name.
    case variableName = "variable.name"
    /// A number that is none.
    case variableNumber = "variable.number"
    /// A text that grew too long.
    case variableLength = "variable.length"
    /// A value that shows nothing.
    case variableBlank = "variable.blank"
    /// A value that is true or false.
    case variableBoolean = "variable.boolean"
    /// More findings than are listed.
    case variableMore = "variable.more"

    /// How much a finding matters.
    var severity: Severity {
        switch self {
        case .catalogForm, .draftPaywall, .suggestionTemplate, .variableSyntax, .variableMissing,
            .variableName, .variableNumber, .variableLength, .variableMore:
            .error
        case .notPresentable, .planValue, .variableBlank, .variableBoolean: .warning
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
        case .planValue: "metadata of a plan whose value has no words"
        case .variableSyntax: "braces of a paywall text that are not {{ custom.name }}"
        case .variableMissing: "a variable of a paywall text that has no value"
        case .variableName: "a value under a name that no variable can have"
        case .variableNumber: "a number that is infinite or none"
        case .variableLength: "a paywall text of more than 16 MiB with its values"
        case .variableBlank: "a value that shows nothing"
        case .variableBoolean: "a value that is true or false, which is English"
        case .variableMore: "findings of a paywall text beyond those listed"
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
        case .planValue:
            "The other values are worded. Report one of the values that the message names."
        case .variableSyntax: "Write {{ custom.name }}; nothing else is filled in."
        case .variableMissing: "Give the variable a value, or take it out of the text."
        case .variableName: "Use 1 to 255 of A-Z, a-z, 0-9 and the underscore."
        case .variableNumber: "Give a finite number, or a text."
        case .variableLength: "Shorten the value, or name it less often."
        case .variableBlank: "The text has a gap there. Give a value, or take the variable out."
        case .variableBoolean: "Give a text in the language of the paywall instead."
        case .variableMore: "Correct the listed ones, then render again."
        }
    }
}
