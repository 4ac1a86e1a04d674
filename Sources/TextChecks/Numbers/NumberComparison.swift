/// The numbers of a translation beside those of its source; where `DigitRuns` differ.
struct NumberComparison {
    /// Numbers of the source that the translation lacks, and does not say in another way.
    private(set) var missing: [NumberScan.Number] = []
    /// Numbers of the translation that the source lacks.
    private(set) var extra: [NumberScan.Number]

    private let pair: SegmentPair

    init(_ pair: SegmentPair) {
        self.pair = pair
        let scan = NumberScan(pair.source, pair.sourceRange)
        let source = scan.numbers
        guard !source.isEmpty else {
            extra = []
            return
        }
        extra = NumberScan(pair.target, pair.targetRange).numbers
        for number in source {
            if let index = extra.firstIndex(where: { $0.digits == number.digits }) {
                extra.remove(at: index)
            } else {
                missing.append(number)
            }
        }
        extra.removeAll { scan.inWords.contains($0.digits) }
        // `1,2` and `1, 2` have the same digits.
        if Self.digits(missing) == Self.digits(extra) { missing = [] }
        missing = missing.filter { !isSaidOtherwise($0) }
    }

    private static func digits(_ numbers: [NumberScan.Number]) -> [UInt8] {
        numbers.flatMap(\.digits.utf8).sorted()
    }

    /// Whether the translation says a number in another way: in words, by another clock, in units of
    /// ten thousand, by another calendar.
    private func isSaidOtherwise(_ number: NumberScan.Number) -> Bool {
        guard let value = Int(number.digits) else { return false }
        if value <= 12, extra.isEmpty || isOrdinalOrName(number) { return true }
        if isOrdinalOrName(number), value <= 31 { return true }
        // A quarter, a half, one and a half.
        let unit = suffix(number, skippingSpace: true)
        if extra.isEmpty, [15, 30, 45, 90].contains(value),
            unit.hasPrefix("min") || unit.hasPrefix("hour")
        {
            return true
        }
        let others = extra.compactMap { Int($0.digits) }
        if isClock(number), others.contains((value % 12) + 12) || others.contains(value % 12) {
            return true
        }
        if value == 24 || value == 7, isAlways(number) { return true }
        switch pair.target.language.code {
        case "zh", "yue", "ja", "ko": return value % 1_000 == 0 && value >= 1_000
        case "th": return others.contains(value + 543)
        default: return false
        }
    }

    /// What stands behind a number of the source, lower case: at most four letters.
    private func suffix(_ number: NumberScan.Number, skippingSpace: Bool) -> String {
        let bytes = pair.source.bytes
        var offset = number.range.upperBound
        if skippingSpace, offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
        let rest = bytes[offset...].prefix { (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2E }
        return String(decoding: rest.prefix(4).map { $0 == 0x2E ? $0 : $0 | 0x20 }, as: UTF8.self)
    }

    /// `1st`, `3D`, `2FA`.
    private func isOrdinalOrName(_ number: NumberScan.Number) -> Bool {
        !suffix(number, skippingSpace: false).isEmpty
    }

    /// `5 PM`, `5:30 p.m.`
    private func isClock(_ number: NumberScan.Number) -> Bool {
        let bytes = pair.source.bytes
        let isHour = bytes.scalar(at: number.range.upperBound, before: bytes.count) == ":"
        let rest = suffix(number, skippingSpace: true)
        return isHour || rest.hasPrefix("am") || rest.hasPrefix("pm") || rest.hasPrefix("a.m")
            || rest.hasPrefix("p.m")
    }

    /// `24/7`.
    private func isAlways(_ number: NumberScan.Number) -> Bool {
        pair.source.bytes.firstOffset(of: Array("24/7".utf8), in: pair.sourceRange) != nil
    }
}
