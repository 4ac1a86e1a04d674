/// What happened to the sent cards of one app, in any order.
///
/// A value: marks, receipts and figures are made from the events each time, and whoever stores the events decides where.
public struct SendLog: Equatable, Sendable {
    /// The events.
    public var events: [SendEvent]

    /// Makes a log.
    public init(_ events: [SendEvent] = []) { self.events = events }

    /// The cards that were sent, in the order of the log; of two with one id the first.
    public var sentCards: [SentCard] {
        var ids: Set<ExactText> = []
        return events.compactMap { event in
            switch event {
            case .sent(let card): ids.insert(ExactText(card.id)).inserted ? card : nil
            case .opened, .written, .previewed: nil
            }
        }
    }

    /// When each send was first tapped, until a moment.
    func firstOpenings(until end: Timestamp? = nil) -> [ExactText: Timestamp] {
        var openings: [ExactText: Timestamp] = [:]
        for case .opened(let send, let time) in events {
            if let end, time > end { continue }
            let key = ExactText(send)
            openings[key] = openings[key].map { min($0, time) } ?? time
        }
        return openings
    }

    /// When a customer last wrote; nil when they never did.
    func lastMessage(of customer: String) -> Timestamp? {
        var last: Timestamp?
        for case .written(let writer, let time) in events where writer.hasSameBytes(as: customer) {
            last = last.map { max($0, time) } ?? time
        }
        return last
    }
}
