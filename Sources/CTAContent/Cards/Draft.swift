/// What an agent chose for a card.
public struct Draft: Equatable, Sendable {
    /// What the button says.
    public enum Button: Equatable, Sendable {
        /// The built-in label in the customer's language.
        case builtIn
        /// A label of the catalog, by id.
        case label(String)
        /// A text, used as written.
        case text(String)
    }

    /// What stands above the button.
    public enum Message: Equatable, Sendable {
        /// Nothing.
        case none
        /// What the agent wrote. A text with nothing visible counts as nothing.
        case written(String)
        /// A suggestion, the owner's or a built-in one, by key, with the values of its names.
        case suggested(key: String, values: [String: String] = [:])
    }

    /// The kind of card.
    public var kind: CardKind
    /// The paywall of an offer card; nil for a review card.
    public var paywall: Paywall?
    /// The button.
    public var button: Button
    /// The message.
    public var message: Message
    /// The agent's name, the value of `{agentName}`.
    public var agentName: String?

    /// Drafts an offer card.
    public static func offer(
        _ paywall: Paywall, button: Button = .builtIn, message: Message = .none,
        agentName: String? = nil
    ) -> Draft {
        Draft(
            kind: .offer, paywall: paywall, button: button, message: message, agentName: agentName)
    }

    /// Drafts a review card.
    public static func review(
        button: Button = .builtIn, message: Message = .none, agentName: String? = nil
    ) -> Draft {
        Draft(kind: .review, paywall: nil, button: button, message: message, agentName: agentName)
    }
}
