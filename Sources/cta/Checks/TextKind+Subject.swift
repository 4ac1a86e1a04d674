internal import CTAContent

extension TextKind {
    /// The kind as a heading.
    var title: String {
        switch self {
        case .label: "Custom labels"
        case .message: "Messages"
        case .title: "Paywall titles"
        case .identifier: "Ids"
        case .remoteText: "Remote texts"
        case .suggestion: "Suggestions"
        case .template: "Push templates"
        }
    }

    /// What the kind is, in one sentence.
    var introduction: String {
        switch self {
        case .label: "An owner's button text, used as written."
        case .message: "What an agent writes above the button."
        case .title: "The name of a paywall, which only the team sees."
        case .identifier: "Ids of apps, labels, paywalls and suggestions."
        case .remoteText: "The texts of the chat screen that an owner replaces."
        case .suggestion: "An owner's messages for agents to start from."
        case .template: "An owner's texts around a push."
        }
    }
}
