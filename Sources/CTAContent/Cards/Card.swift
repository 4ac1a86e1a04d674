/// The resolved words of one draft for one customer.
public struct Card: Equatable, Sendable {
    /// The kind of card.
    public var kind: CardKind
    /// How the customer's language was resolved over the built-in languages.
    public var language: LanguageResolution
    /// The direction of the card, from its resolved language.
    public var direction: TextDirection
    /// The paywall; nil for a review card.
    public var paywall: Paywall?
    /// The button.
    public var button: CardText
    /// The message, when there is one.
    public var message: CardText?
    /// The captions under the button.
    public var captions: [String]
    /// What the grey state says; nil for a review card.
    public var unavailable: String?
    /// The agent's name, for the push.
    public var agentName: String?
    /// What the rules say about the texts that the card uses: warnings and notes, never an error.
    public var findings: [Finding]

    /// The card as it is sent.
    public var wire: CardWire {
        CardWire(
            kind: kind == .offer ? .paywall : .review, paywallId: paywall?.id,
            paywallTitle: paywall?.title, text: message?.text ?? "",
            buttonLabel: button.source == .custom ? button.text : nil)
    }
}
