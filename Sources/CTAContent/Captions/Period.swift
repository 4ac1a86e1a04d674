/// A length of time as a store states it: an ISO 8601 duration such as `P1M`, `P7D` or `P1Y6M`.
///
/// Two periods are equal when they last equally long: `P7D` and `P1W`, `P12M` and `P1Y`, but not `P30D` and `P1M`. A
/// caption words the units that are written.
public struct Period: Sendable {
    /// A unit of the calendar, by its letter.
    public enum Unit: String, CaseIterable, Sendable {
        /// A day.
        case day = "D"
        /// A week of seven days.
        case week = "W"
        /// A month of the calendar.
        case month = "M"
        /// A year of twelve months.
        case year = "Y"
    }

    /// The period as it is written.
    public let text: String

    /// The number in front of the first letter, 0–9999.
    let count: Int
    /// The first letter.
    let unit: Unit
    /// The months behind the years, 0–9999; 0 when there are none.
    let furtherMonths: Int

    /// Whether it has no length, as `P0D`: the product is bought once, or there is no trial.
    public var isZero: Bool { count == 0 && furtherMonths == 0 }

    /// The number of a unit that is written, 0 for the others; `P1Y6M` has 1 year and 6 months.
    public func count(of unit: Unit) -> Int {
        if unit == .month, self.unit == .year { return furtherMonths }
        return unit == self.unit ? count : 0
    }

    /// The units that a caption words: none, one, or years and months.
    var parts: [(count: Int, unit: Unit)] {
        [(count, unit), (furtherMonths, .month)].filter { $0.count > 0 }
    }

    /// The length in months and days, of which one is 0.
    private var length: (months: Int, days: Int) {
        switch unit {
        case .day: (0, count)
        case .week: (0, count * 7)
        case .month: (count, 0)
        case .year: (count * 12 + furtherMonths, 0)
        }
    }
}

extension Period: Hashable {
    /// Whether two periods last equally long.
    public static func == (left: Period, right: Period) -> Bool { left.length == right.length }

    /// Hashes the length.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(length.months)
        hasher.combine(length.days)
    }
}

extension Period: CustomStringConvertible {
    /// The period as it is written.
    public var description: String { text }
}
