extension StringsReader {
    /// Whether a byte may stand in a text without quotes (`CFOldStylePList.c`).
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Reads a text with or without quotes; nil when there is none.
    ///
    /// A text of several lines that nothing sensible follows has lost its closing quote: it ends
    /// with its first line, and reading goes on below.
    mutating func readString(closedBy follows: (UInt8) -> Bool) -> StringsString? {
        guard offset < bytes.count else { return nil }
        let start = offset
        let quote = bytes[start]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while offset < bytes.count, Self.isBare(bytes[offset]) { offset += 1 }
            guard offset > start else { return nil }
            return StringsString(
                content: .encoded(ByteRange(start..<offset), .verbatim), range: start..<offset)
        }
        var lineStop: Int?
        var end = start + 1
        while end < bytes.count, bytes[end] != quote {
            if lineStop == nil, bytes[end] == 0x0A || bytes[end] == 0x0D { lineStop = end }
            end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count ? 2 : 1
        }
        let isClosed = end < bytes.count
        if lineStop == nil, !isClosed { lineStop = bytes.count }
        if let lineStop, !isClosed || !isFollowed(end + 1, follows) {
            return unclosedString(from: start, to: lineStop)
        }
        offset = end + 1
        checkEscapes(in: start + 1..<end)
        return StringsString(
            content: .encoded(ByteRange(start + 1..<end), .strings), range: start..<end + 1)
    }

    private func isFollowed(_ end: Int, _ follows: (UInt8) -> Bool) -> Bool {
        let next = StringsTrivia(in: bytes, from: end).end
        return next < bytes.count && follows(bytes[next])
    }

    private mutating func unclosedString(from start: Int, to lineStop: Int) -> StringsString {
        diagnostics.error(
            .syntax, start..<start + 1, "this string has no closing quote; write it")
        var stop = lineStop
        while stop > start + 1, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x09 { stop -= 1 }
        if stop > start + 1, bytes[stop - 1] == UInt8(ascii: ";") {
            stop -= 1
        } else {
            stop = lineStop
        }
        offset = lineStop
        checkEscapes(in: start + 1..<stop)
        return StringsString(
            content: .encoded(ByteRange(start + 1..<stop), .strings), range: start..<lineStop,
            isUnclosed: true)
    }

    private mutating func checkEscapes(in range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            guard bytes[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            if let (length, scalar) = StringsTextCoding.escape(in: bytes[place..<range.upperBound])
            {
                if scalar == "\u{FFFD}", bytes[place + 1] == UInt8(ascii: "U"),
                    bytes[place + 2] | 0x20 == UInt8(ascii: "d")
                {
                    diagnostics.error(
                        .escape, place..<place + length,
                        "this escape is half a surrogate pair; write the character itself")
                }
                place += length
                continue
            }
            let next = place + 1
            guard next < range.upperBound else { return }
            if bytes[next] != 0x0D {
                let length = UTF8Sequence(in: bytes, at: next).length
                let end = min(next + length, range.upperBound)
                let text = String(decoding: bytes[next..<end], as: UTF8.self)
                diagnostics.warning(
                    .escape, place..<end,
                    "a backslash before \(Diagnostic.quoted(text)) is dropped when the file is "
                        + "read; write \\\\ for a backslash")
            }
            place = next
        }
    }

    /// Skips an array, a dictionary or data, however deep.
    mutating func skipNested() {
        var depth = 0
        repeat {
            switch bytes[offset] {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[offset]
                offset += 1
                while offset < bytes.count, bytes[offset] != quote {
                    offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
                }
            case UInt8(ascii: "/"):
                let end = StringsTrivia(in: bytes, from: offset).end
                if end > offset {
                    offset = end
                    continue
                }
            default: break
            }
            offset += 1
        } while depth > 0 && offset < bytes.count
        offset = min(offset, bytes.count)
    }
}
