/// What a text is for; decides which rules apply and with which limits.
package enum TextKind: Hashable, Sendable {
    /// An owner's button text, used as written.
    case label
    /// What the agent writes above the button.
    case message
    /// A paywall's name, for the team only.
    case title
    /// An id of an app, label, paywall or suggestion.
    case identifier
    /// A text of the chat screen that the owner replaces.
    case remoteText(RemoteTextField)
    /// An owner's message for agents to start from.
    case suggestion
    /// An owner's notification text.
    case template(TemplatePart)
}

extension TextKind: CaseIterable {
    /// Every kind.
    package static var allCases: [TextKind] {
        [.label, .message, .title, .identifier, .suggestion]
            + RemoteTextField.allCases.map(TextKind.remoteText)
            + TemplatePart.allCases.map(TextKind.template)
    }
}

extension TextKind {
    /// The first part of the ids of its findings.
    package var prefix: String {
        switch self {
        case .label: "label"
        case .message: "message"
        case .title: "title"
        case .identifier: "identifier"
        case .remoteText: "text"
        case .suggestion: "suggestion"
        case .template: "template"
        }
    }

    /// The most UTF-16 units; an id counts its bytes, which are as many.
    package var limit: Int {
        switch self {
        case .label, .title: 60
        case .message, .suggestion: 1000
        case .identifier: 64
        case .remoteText(let field): field.limit
        case .template(let part): part.limit
        }
    }

    /// The rules that apply.
    package var rules: RuleSet {
        switch self {
        case .label: .label
        case .message: .message
        case .title: .title
        case .identifier: .identifier
        case .remoteText, .suggestion, .template: .prepared
        }
    }

    /// Whether the text may have several lines.
    package var allowsLines: Bool {
        switch self {
        case .message, .suggestion, .remoteText(.welcomeText), .template(.body): true
        case .label, .title, .identifier, .remoteText, .template: false
        }
    }

    /// Whether `{name}` is the text's own syntax, which the template reader judges.
    var hasBraceSyntax: Bool {
        switch self {
        case .suggestion, .template: true
        case .label, .message, .title, .identifier, .remoteText: false
        }
    }

    /// What a message of a finding calls the text.
    var noun: String {
        switch self {
        case .label: "label"
        case .message: "message"
        case .title: "title"
        case .identifier: "id"
        case .remoteText: "text"
        case .suggestion: "suggestion"
        case .template: "template"
        }
    }
}
