/// Something that happened to sent cards.
public enum SendEvent: Equatable, Sendable {
    /// A card was sent.
    case sent(SentCard)
    /// A card's button was tapped; says nothing about a purchase.
    case opened(send: String, at: Timestamp)
    /// A customer wrote a message.
    case written(customer: String, at: Timestamp)
    /// A card was looked at before sending. Changes no mark, receipt or figure.
    case previewed(SentCard)
}
