/// What is known of one sent card: who sent it and when, and when it was first tapped.
public struct SendReceipt: Equatable, Sendable {
    /// The card.
    public var card: SentCard
    /// When its button was first tapped; nil when it was not. A tap is no purchase.
    public var openedAt: Timestamp?

    /// Makes a receipt.
    public init(card: SentCard, openedAt: Timestamp? = nil) {
        self.card = card
        self.openedAt = openedAt
    }
}

extension SendLog {
    /// The receipts of every sent card, in the order of sending; of one customer when one is named.
    public func receipts(customer: String? = nil) -> [SendReceipt] {
        let openings = firstOpenings()
        return sentCards.filter { card in
            customer.map { card.customer.hasSameBytes(as: $0) } ?? true
        }.map { SendReceipt(card: $0, openedAt: openings[ExactText($0.id)]) }
            .enumerated().sorted { left, right in
                (left.element.card.sentAt, left.offset) < (right.element.card.sentAt, right.offset)
            }.map(\.element)
    }
}
