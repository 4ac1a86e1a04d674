/// Finds the placeholders of dialects that are no ICU messages.
package struct PlaceholderScanner {
    private let bytes: [UInt8]
    private let dialect: PlaceholderDialect
    private let ends: [Int: Int]

    init(_ bytes: [UInt8], dialect: PlaceholderDialect) {
        self.bytes = bytes
        self.dialect = dialect
        ends = bytes.contains(UInt8(ascii: "{")) ? Self.braceEnds(in: bytes) : [:]
    }

    /// The placeholders of a text, as ranges of its bytes, ascending.
    ///
    /// - Complexity: linear.
    package static func codes(
        in bytes: [UInt8], _ dialect: PlaceholderDialect
    ) -> [Range<Int>] {
        PlaceholderScanner(bytes, dialect: dialect).codes
    }

    /// The placeholders, ascending.
    var codes: [Range<Int>] {
        var codes: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let end = end(at: offset)
            if let end { codes.append(offset..<end) }
            offset = end ?? offset + 1
        }
        return codes
    }

    private func end(at start: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "%"):
            switch dialect {
            case .apple, .c, .java, .python, .unknown:
                return FormatSpecifier.end(in: bytes.span, at: start, dialect)
            case .qt: return qtEnd(start)
            case .none, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
                .pythonBraces:
                return nil
            }
        case UInt8(ascii: "{"):
            switch dialect {
            case .doubleBraces: return isTwice(start) ? braceEnd(start) : nil
            case .pythonBraces, .unknown: return braceEnd(start)
            case .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .chrome, .fluent,
                .python, .qt:
                return nil
            }
        case UInt8(ascii: "}") where dialect == .pythonBraces:
            return isTwice(start) ? start + 2 : nil
        case UInt8(ascii: "$"):
            switch dialect {
            case .chrome: return chromeEnd(start)
            case .doubleBraces: return nestingEnd(start)
            case .unknown, .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .fluent,
                .python, .pythonBraces, .qt:
                return nil
            }
        default: return nil
        }
    }

    private func isTwice(_ start: Int) -> Bool {
        start + 1 < bytes.count && bytes[start + 1] == bytes[start]
    }

    /// Behind the brace that closes the one at an offset; nil without one.
    private func braceEnd(_ start: Int) -> Int? { ends[start] }

    /// Behind the brace that closes each.
    private static func braceEnds(in bytes: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open.append(offset) }
            if byte == UInt8(ascii: "}"), let start = open.popLast() { ends[start] = offset + 1 }
        }
        return ends
    }

    /// `%1`, `%L1`, `%n`, `%Ln`.
    private func qtEnd(_ start: Int) -> Int? {
        var offset = start + 1
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "L") { offset += 1 }
        guard offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "n") { return offset + 1 }
        let digits = bytes[offset...].prefix(2).prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? nil : digits.endIndex
    }

    /// `$name$`, `$1`, `$$`.
    private func chromeEnd(_ start: Int) -> Int? {
        if isTwice(start) { return start + 2 }
        let name = bytes[(start + 1)...].prefix { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
        }
        guard let first = name.first else { return nil }
        if name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "$") {
            return name.endIndex + 1
        }
        return (0x31...0x39).contains(first) ? start + 2 : nil
    }

    /// `$t(other.key)`, as i18next.
    private func nestingEnd(_ start: Int) -> Int? {
        guard bytes[start...].starts(with: "$t(".utf8) else { return nil }
        // A key is not longer, so that the search stays linear.
        return bytes[start...].prefix(512).firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 }
    }
}
