/// A moment in UTC, in microseconds since 1970-01-01T00:00:00Z; leap seconds are not counted.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Microseconds since the start of 1970; negative before.
    public var microseconds: Int64

    /// A moment by its distance from the start of 1970.
    public init(microseconds: Int64) { self.microseconds = microseconds }

    /// Earlier is less.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.microseconds < right.microseconds
    }

    private static var dayLength: Int64 { 86_400_000_000 }

    /// Days since 1970-01-01 of the UTC day that the moment is in.
    var day: Int64 {
        let (quotient, rest) = microseconds.quotientAndRemainder(dividingBy: Self.dayLength)
        return rest < 0 ? quotient - 1 : quotient
    }

    /// 00:00 UTC of the day that is a number of days before this moment's; the first moment there is when that is earlier.
    func startOfDay(daysBefore days: Int64 = 0) -> Timestamp {
        let (start, overflow) = (day - days).multipliedReportingOverflow(by: Self.dayLength)
        return Timestamp(microseconds: overflow ? .min : start)
    }
}
