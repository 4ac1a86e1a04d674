/// The draft of a sent card, for whom it was, and the words that came of it.
public struct FrozenCard: Equatable, Sendable {
    /// What the agent chose.
    public var draft: Draft
    /// Channel and consent at sending.
    public var recipient: Customer
    /// The card as the customer's device got it, with the built-in words of that toolkit.
    public var card: Card
    /// The push, its payload byte for byte, or the reason why there was none.
    public var push: Push

    /// Freezes words.
    public init(draft: Draft, recipient: Customer, card: Card, push: Push) {
        self.draft = draft
        self.recipient = recipient
        self.card = card
        self.push = push
    }
}
