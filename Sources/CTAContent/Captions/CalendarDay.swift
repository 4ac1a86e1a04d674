/// A day of the Gregorian calendar in UTC, as metadata and snapshots write it: `2026-09-17`.
public struct CalendarDay: Hashable, Sendable {
    /// The year, 0–9999.
    public let year: Int
    /// The month, 1–12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a day; nil for one that the calendar does not have.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month),
            (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Reads `yyyy-MM-dd` in ASCII digits, exactly; nil for anything else, and for days that do not exist.
    public init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(11))
        guard bytes.count == 10 else { return nil }
        var fields = [0]
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where offset == 4 || offset == 7: fields.append(0)
            case UInt8(ascii: "0")...UInt8(ascii: "9") where offset != 4 && offset != 7:
                fields[fields.count - 1] = fields[fields.count - 1] * 10 + Int(byte) - 0x30
            default: return nil
            }
        }
        self.init(year: fields[0], month: fields[1], day: fields[2])
    }

    /// The number of days from 1970-01-01, negative before it.
    package var daysSince1970: Int {
        // Years from March on, so that the leap day is the last: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDay: Comparable {
    /// Whether a day is before another.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as `yyyy-MM-dd`.
    public var description: String {
        [(year, 4), (month, 2), (day, 2)].map { number, width in
            String(repeating: "0", count: width - String(number).utf8.count) + String(number)
        }.joined(separator: "-")
    }
}
