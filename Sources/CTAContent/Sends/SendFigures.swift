/// How often cards were sent and tapped in a number of days.
public struct SendFigures: Equatable, Sendable {
    /// The number of days.
    public enum Days: Int, CaseIterable, Sendable {
        /// A week.
        case seven = 7
        /// A month.
        case thirty = 30
        /// A quarter.
        case ninety = 90
    }

    /// What cards are told apart by.
    public enum Grouping: String, CaseIterable, Sendable {
        /// The label on the button.
        case label
        /// The agent who sent it.
        case agent
    }

    /// The cards that are counted together.
    public enum Group: Hashable, Sendable {
        /// Those of one kind with one label.
        case label(CardWire.Kind, SentLabel)
        /// Those of one agent, by id; nil for those that nobody sent.
        case agent(String?)
    }

    /// How many were sent, and how many of these were tapped.
    public struct Counts: Equatable, Sendable {
        /// The number of cards sent.
        public var sent = 0
        /// The number of these that were tapped, however often.
        public var opened = 0
        /// Opened by sent, from 0 to 1; nil when nothing was sent.
        public var rate: Double? { sent == 0 ? nil : Double(opened) / Double(sent) }

        /// Makes counts.
        public init(sent: Int = 0, opened: Int = 0) {
            self.sent = sent
            self.opened = opened
        }
    }

    /// The counts of one group.
    public struct Row: Equatable, Sendable {
        /// The cards that are counted.
        public var group: Group
        /// Their counts.
        public var counts: Counts
    }

    /// What the rows are told apart by.
    public var grouping: Grouping
    /// The number of days.
    public var days: Days
    /// The first moment that counts: 00:00 UTC of the first day.
    public var start: Timestamp
    /// The last moment that counts.
    public var end: Timestamp
    /// The counts of all rows.
    public var total: Counts
    /// The groups, the one with most sends first; also those without a send in these days.
    public var rows: [Row]
}
