internal import StringFiles

/// Whether what is written like a placeholder is meant as one.
extension FormatScanner {
    /// Whether `%` may be a percent sign and what follows a word.
    func isDoubtful(_ specifier: FormatSpecifier, _ text: Span<UInt8>) -> Bool {
        guard specifier.conversion != UInt8(ascii: "@") else { return false }
        let isInWord = isInWord(specifier, text)
        let isBare = specifier.length.isEmpty && !specifier.hasOptions
        if specifier.hasSpaceFlag {
            return isInWord || isBehindNumber(specifier.range.lowerBound, text)
        }
        guard isBehindNumber(specifier.range.lowerBound, text) else { return false }
        return isInWord && (!isBare || lastEnd != specifier.range.lowerBound)
    }

    /// Whether a word goes on behind a placeholder.
    func isInWord(_ specifier: FormatSpecifier, _ text: Span<UInt8>) -> Bool {
        let end = specifier.range.upperBound
        return end < text.count && Self.isWordByte(text[end])
    }

    /// Letters, and the apostrophe of `50 % d'intérêt`.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || byte == UInt8(ascii: "'")
    }

    /// Whether the letter is a type.
    ///
    /// Java's are those of
    /// <https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Formatter.html>. Where
    /// the dialect is not known a bare letter must be a usual one: `%p` and `%S` are rather times.
    func isType(_ specifier: FormatSpecifier) -> Bool {
        switch dialect {
        case .java: return Self.isJavaType(specifier.conversion)
        case .unknown:
            let isBare =
                specifier.number == nil && specifier.name == nil && specifier.length.isEmpty
            return !isBare || Self.isUsualType(specifier.conversion)
        case .none, .apple, .c, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
            .python, .pythonBraces, .qt:
            return true
        }
    }

    private static func isJavaType(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "b", "B", "h", "H", "s", "S", "c", "C", "d", "o", "x", "X", "e", "E", "f", "g", "G",
            "a", "A", "t", "T", "n":
            true
        default: false
        }
    }

    private static func isUsualType(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "@", "d", "i", "s", "u", "f", "x", "X", "c", "g": true
        default: false
        }
    }

    /// Whether a percent sign would be expected here: behind a digit or a placeholder, maybe with a
    /// space between.
    func isBehindNumber(_ offset: Int, _ text: Span<UInt8>) -> Bool {
        var before = offset
        if before > 0, before != lastEnd, text[before - 1] == 0x20 { before -= 1 }
        // U+00A0 and U+202F, which many languages write before the sign.
        if before > 1, text[before - 1] == 0xA0, text[before - 2] == 0xC2 { before -= 2 }
        if before > 2, text[before - 1] == 0xAF, text[before - 2] == 0x80,
            text[before - 3] == 0xE2
        {
            before -= 3
        }
        guard before > 0 else { return false }
        return before == lastEnd || (0x30...0x39).contains(text[before - 1])
    }
}
