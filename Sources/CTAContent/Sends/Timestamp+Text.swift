extension Timestamp: CustomStringConvertible {
    /// Reads RFC 3339 text such as `2026-03-01T09:30:00Z` or `2026-03-01T10:30:00.5+01:00`.
    ///
    /// Of a fraction six digits count. The leap second 23:59:60 counts as the last moment of its day.
    /// Nil for anything else, a date that the calendar does not have included.
    public init?(_ text: String) {
        var scanner = Scanner(bytes: Array(text.utf8))
        guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2),
            scanner.skip("-"), let day = scanner.number(2), scanner.skip("Tt "),
            let hour = scanner.number(2), scanner.skip(":"), let minute = scanner.number(2),
            scanner.skip(":"), let second = scanner.number(2),
            let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd,
            (1...12).contains(month), (1...Self.days(in: month, year)).contains(day),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let seconds = ((Self.day(year, month, day) * 24 + hour) * 60 + minute - offset) * 60
        guard second == 60 else {
            self.init(microseconds: (seconds + second) * 1_000_000 + fraction)
            return
        }
        let isLastMinute = (seconds + 60).isMultiple(of: 86_400)
        guard isLastMinute else { return nil }
        self.init(microseconds: (seconds + 60) * 1_000_000 - 1)
    }

    /// The moment in UTC by RFC 3339, with as many digits of a fraction as it needs: `2026-03-01T09:30:00Z`.
    public var description: String {
        let rest = microseconds - startOfDay().microseconds
        let (seconds, fraction) = rest.quotientAndRemainder(dividingBy: 1_000_000)
        let (year, month, day) = Self.date(self.day)
        let time = [seconds / 3_600, seconds / 60 % 60, seconds % 60].map { Self.padded($0, 2) }
        let date = [Self.padded(year, 4), Self.padded(month, 2), Self.padded(day, 2)]
        var digits = fraction == 0 ? "" : "." + Self.padded(fraction, 6)
        while digits.last == "0" { digits.removeLast() }
        return "\(date.joined(separator: "-"))T\(time.joined(separator: ":"))\(digits)Z"
    }

    private static func padded(_ number: Int64, _ count: Int) -> String {
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, count - digits.count))
        return (number < 0 ? "-" : "") + zeros + digits
    }

    private static func days(in month: Int64, _ year: Int64) -> Int64 {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Days since 1970-01-01 of a date of the Gregorian calendar, by counting years from March.
    private static func day(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month > 2 ? year : year - 1
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// The date of a number of days since 1970-01-01.
    private static func date(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let day = day + 719_468
        let era = (day >= 0 ? day : day - 146_096) / 146_097
        let dayOfEra = day - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }
}

/// Reads the parts of a time in order.
private struct Scanner {
    private var bytes: ArraySlice<UInt8>

    init(bytes: [UInt8]) { self.bytes = bytes[...] }

    var isAtEnd: Bool { bytes.isEmpty }

    /// Exactly so many digits.
    mutating func number(_ count: Int) -> Int64? {
        guard bytes.count >= count else { return nil }
        var number: Int64 = 0
        for byte in bytes.prefix(count) {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int64(byte - 0x30)
        }
        bytes.removeFirst(count)
        return number
    }

    /// One of the characters.
    mutating func skip(_ characters: String) -> Bool {
        guard let first = bytes.first, characters.utf8.contains(first) else { return false }
        bytes.removeFirst()
        return true
    }

    /// Microseconds of a fraction, 0 without one; nil for a point without a digit.
    mutating func fraction() -> Int64? {
        guard skip(".") else { return 0 }
        var micros: Int64 = 0
        var count = 0
        while let byte = bytes.first, (0x30...0x39).contains(byte) {
            if count < 6 { micros = micros * 10 + Int64(byte - 0x30) }
            count += 1
            bytes.removeFirst()
        }
        guard count > 0 else { return nil }
        for _ in min(count, 6)..<6 { micros *= 10 }
        return micros
    }

    /// Minutes that the local time is ahead of UTC.
    mutating func offset() -> Int64? {
        if skip("Zz") { return 0 }
        let isBehind = bytes.first == UInt8(ascii: "-")
        guard skip("+-"), let hour = number(2), skip(":"), let minute = number(2), hour < 24,
            minute < 60
        else { return nil }
        return (hour * 60 + minute) * (isBehind ? -1 : 1)
    }
}
