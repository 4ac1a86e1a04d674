extension SendLog {
    /// Sent, opened and open rate for each label or agent, by the time of sending.
    ///
    /// Days are days in UTC: from 00:00 of the day that is `days` − 1 days before today's, until now. Taps after `now` do
    /// not count. A group that has not sent in these days has a row all the same, with no rate.
    public func figures(
        by grouping: SendFigures.Grouping, days: SendFigures.Days, now: Timestamp
    ) -> SendFigures {
        let start = now.startOfDay(daysBefore: Int64(days.rawValue) - 1)
        let openings = firstOpenings(until: now)
        var total = SendFigures.Counts()
        var counts: [SendFigures.Group: SendFigures.Counts] = [:]
        for card in sentCards where card.sentAt <= now {
            var own = SendFigures.Counts()
            if card.sentAt >= start {
                own.sent = 1
                own.opened = openings[ExactText(card.id)] == nil ? 0 : 1
            }
            total.add(own)
            counts[SendFigures.Group(card, by: grouping), default: .init()].add(own)
        }
        let rows = counts.map { SendFigures.Row(group: $0.key, counts: $0.value) }
        return SendFigures(
            grouping: grouping, days: days, start: start, end: now, total: total,
            rows: rows.sorted { left, right in
                left.counts.sent == right.counts.sent
                    ? left.group.order.lexicographicallyPrecedes(right.group.order)
                    : left.counts.sent > right.counts.sent
            })
    }
}

extension SendFigures.Counts {
    fileprivate mutating func add(_ other: SendFigures.Counts) {
        sent += other.sent
        opened += other.opened
    }
}

extension SendFigures.Group {
    fileprivate init(_ card: SentCard, by grouping: SendFigures.Grouping) {
        switch grouping {
        case .label: self = .label(card.wire.kind, card.label)
        case .agent: self = .agent(card.agent)
        }
    }

    /// What groups with as many sends are ordered by.
    fileprivate var order: [UInt8] {
        switch self {
        case .agent(let id): Array((id ?? "").utf8)
        case .label(let kind, .builtIn): Array(kind.rawValue.utf8) + [0]
        case .label(let kind, .label(let id)): Array(kind.rawValue.utf8) + [1] + Array(id.utf8)
        case .label(let kind, .text(let text)): Array(kind.rawValue.utf8) + [2] + Array(text.utf8)
        }
    }

    /// Compares bytes.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.label(let leftKind, let leftLabel), .label(let rightKind, let rightLabel)):
            leftKind == rightKind && leftLabel == rightLabel
        case (.agent(let left), .agent(let right)): left.hasSameBytes(as: right)
        case (.label, _), (.agent, _): false
        }
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .label(let kind, let label):
            hasher.combine(kind)
            hasher.combine(label)
        case .agent(let id): hasher.combine(id.map(ExactText.init))
        }
    }
}
