/// Where the reading of a `%` placeholder is; the bytes come with each question.
struct FormatReader {
    /// The offset of the next byte.
    var offset: Int

    /// The next byte; nil at the end.
    func byte(_ bytes: Span<UInt8>) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Passes over a byte; false when the next one is another.
    mutating func skip(_ wanted: UInt8, _ bytes: Span<UInt8>) -> Bool {
        guard offset < bytes.count, bytes[offset] == wanted else { return false }
        offset += 1
        return true
    }

    /// Passes over `arg`; false when something else stands here.
    mutating func skipOwnValue(_ bytes: Span<UInt8>) -> Bool {
        guard offset + 3 <= bytes.count, bytes[offset] == UInt8(ascii: "a"),
            bytes[offset + 1] == UInt8(ascii: "r"), bytes[offset + 2] == UInt8(ascii: "g")
        else { return false }
        offset += 3
        return true
    }

    /// The name up to a parenthesis, which is passed over; nil without one.
    mutating func name(_ bytes: Span<UInt8>) -> Range<Int>? {
        guard let end = end(from: offset, bytes, where: { $0 == UInt8(ascii: ")") }) else {
            return nil
        }
        defer { offset = end + 1 }
        return offset..<end
    }

    /// The number of some digits, at most 99,999; nil without digits.
    mutating func digits(_ bytes: Span<UInt8>) -> Int? {
        var number: Int?
        while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
            number = min((number ?? 0) * 10 + Int(bytes[offset] - 0x30), 99_999)
            offset += 1
        }
        return number
    }

    /// Reads `12`, `*` or `*2$`; nil when no argument is taken.
    mutating func count(_ bytes: Span<UInt8>) -> FormatSpecifier.Argument? {
        let isStar = skip(UInt8(ascii: "*"), bytes)
        let digits = digits(bytes)
        guard isStar else { return nil }
        guard skip(UInt8(ascii: "$"), bytes), let digits else { return .next }
        return .position(digits)
    }

    /// The name in `#@name@`, which options may stand before; nil when there is no variable here.
    mutating func variable(_ bytes: Span<UInt8>) -> Range<Int>? {
        var start = offset
        while start < bytes.count, (0x30...0x39).contains(bytes[start]) || bytes[start] == 0x2E {
            start += 1
        }
        guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#"),
            bytes[start + 1] == UInt8(ascii: "@")
        else { return nil }
        start += 2
        let end = end(from: start, bytes) { $0 == UInt8(ascii: "@") || $0 <= 0x20 }
        guard let end, bytes[end] == UInt8(ascii: "@"), end > start else { return nil }
        offset = end + 1
        return start..<end
    }

    /// Where a name ends; nil when it does not.
    ///
    /// No name is longer than 256 bytes, so that a search stays linear.
    private func end(
        from start: Int, _ bytes: Span<UInt8>, where isEnd: (UInt8) -> Bool
    ) -> Int? {
        for offset in start..<min(start + 256, bytes.count) where isEnd(bytes[offset]) {
            return offset
        }
        return nil
    }
}
