/// Finds the placeholders of dialects that are no ICU messages.
package struct PlaceholderScanner {
    private let dialect: PlaceholderDialect
    /// Behind the brace that closes the one at an offset, 0 without one; empty where no brace counts.
    private let ends: [Int]

    private init(_ bytes: Span<UInt8>, _ dialect: PlaceholderDialect) {
        self.dialect = dialect
        ends =
            switch dialect {
            case .doubleBraces, .pythonBraces, .unknown: Self.braceEnds(in: bytes)
            case .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .chrome, .fluent,
                .python, .qt:
                []
            }
    }

    /// The placeholders of a text, as ranges of its bytes, ascending.
    ///
    /// - Complexity: linear.
    package static func codes(
        in bytes: [UInt8], _ dialect: PlaceholderDialect
    ) -> [Range<Int>] {
        var codes: [Range<Int>] = []
        append(codesIn: bytes.span, dialect, to: &codes)
        return codes
    }

    /// Adds the placeholders of a text to what was found, ascending.
    static func append(
        codesIn bytes: Span<UInt8>, _ dialect: PlaceholderDialect, to codes: inout [Range<Int>]
    ) {
        let scanner = PlaceholderScanner(bytes, dialect)
        var offset = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "%"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"):
                let end = scanner.end(bytes, offset)
                if let end { codes.append(offset..<end) }
                offset = end ?? offset + 1
            default: offset += 1
            }
        }
    }

    private func end(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "%"):
            switch dialect {
            case .apple, .c, .java, .python, .unknown:
                return FormatSpecifier.end(in: bytes, at: start, dialect)
            case .qt: return Self.qtEnd(bytes, start)
            case .none, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
                .pythonBraces:
                return nil
            }
        case UInt8(ascii: "{"):
            switch dialect {
            case .doubleBraces: return Self.isTwice(bytes, start) ? braceEnd(start) : nil
            case .pythonBraces, .unknown: return braceEnd(start)
            case .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .chrome, .fluent,
                .python, .qt:
                return nil
            }
        case UInt8(ascii: "}") where dialect == .pythonBraces:
            return Self.isTwice(bytes, start) ? start + 2 : nil
        case UInt8(ascii: "$"):
            switch dialect {
            case .chrome: return Self.chromeEnd(bytes, start)
            case .doubleBraces: return Self.nestingEnd(bytes, start)
            case .unknown, .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .fluent,
                .python, .pythonBraces, .qt:
                return nil
            }
        default: return nil
        }
    }

    private static func isTwice(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
        start + 1 < bytes.count && bytes[start + 1] == bytes[start]
    }

    /// Behind the brace that closes the one at an offset; nil without one.
    private func braceEnd(_ start: Int) -> Int? {
        guard !ends.isEmpty, ends[start] > 0 else { return nil }
        return ends[start]
    }

    /// Behind the brace that closes each; empty when there is none.
    private static func braceEnds(in bytes: Span<UInt8>) -> [Int] {
        var ends: [Int] = []
        var open: [Int] = []
        for offset in bytes.indices {
            if bytes[offset] == UInt8(ascii: "{") { open.append(offset) }
            if bytes[offset] == UInt8(ascii: "}"), let start = open.popLast() {
                if ends.isEmpty { ends = [Int](repeating: 0, count: bytes.count) }
                ends[start] = offset + 1
            }
        }
        return ends
    }

    /// `%1`, `%L1`, `%n`, `%Ln`.
    private static func qtEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        var offset = start + 1
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "L") { offset += 1 }
        guard offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "n") { return offset + 1 }
        let first = offset
        while offset < min(first + 2, bytes.count), (0x30...0x39).contains(bytes[offset]) {
            offset += 1
        }
        return offset > first ? offset : nil
    }

    /// `$name$`, `$1`, `$$`.
    private static func chromeEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        if isTwice(bytes, start) { return start + 2 }
        var end = start + 1
        while end < bytes.count, isChromeName(bytes[end]) { end += 1 }
        guard end > start + 1 else { return nil }
        if end < bytes.count, bytes[end] == UInt8(ascii: "$") { return end + 1 }
        return (0x31...0x39).contains(bytes[start + 1]) ? start + 2 : nil
    }

    private static func isChromeName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
    }

    /// `$t(other.key)`, as i18next.
    private static func nestingEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        guard start + 3 <= bytes.count, bytes[start + 1] == UInt8(ascii: "t"),
            bytes[start + 2] == UInt8(ascii: "(")
        else { return nil }
        // A key is not longer, so that the search stays linear.
        for offset in start + 3..<min(start + 512, bytes.count)
        where bytes[offset] == UInt8(ascii: ")") {
            return offset + 1
        }
        return nil
    }
}
