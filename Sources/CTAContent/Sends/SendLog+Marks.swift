extension SendLog {
    /// The mark of a paywall for a device and the customer who uses it now; nil when it was never sent there.
    public func mark(paywall: String, device: String, customer: String) -> SendMark? {
        marks(device: device, customer: customer)
            .first { $0.paywall.id.hasSameBytes(as: paywall) }?.mark
    }

    /// Every paywall that was sent to a device, the last sent first, each with its mark.
    ///
    /// - Parameters:
    ///   - device: The id of the device, as the sends name it.
    ///   - customer: The customer who uses the device now; their messages from any device count.
    /// - Returns: One for each paywall id. Linear in the events.
    public func marks(device: String, customer: String) -> [MarkedPaywall] {
        var last: [ExactText: SentCard] = [:]
        for card in sentCards where card.device.hasSameBytes(as: device) {
            guard card.wire.kind == .paywall, let id = card.wire.paywallId else { continue }
            let key = ExactText(id)
            if let earlier = last[key], earlier.sentAt > card.sentAt { continue }
            last[key] = card
        }
        let lastMessage = lastMessage(of: customer)
        return last.map { id, card in
            let isAnswered = lastMessage.map { $0 >= card.sentAt } ?? false
            return MarkedPaywall(
                paywall: Paywall(id: id.text, title: card.wire.paywallTitle),
                mark: isAnswered ? .sent : .unanswered, sentAt: card.sentAt)
        }.sorted { left, right in
            left.sentAt == right.sentAt
                ? left.paywall.id.utf8.lexicographicallyPrecedes(right.paywall.id.utf8)
                : left.sentAt > right.sentAt
        }
    }
}
