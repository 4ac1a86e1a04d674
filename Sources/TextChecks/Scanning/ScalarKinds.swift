/// Kinds of characters that checks of words and marks ask for.
extension Unicode.Scalar {
    /// Whether the scalar is a space or a line end: `White_Space` of the Unicode Character Database.
    var isSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F,
            0x205F, 0x3000:
            true
        default: false
        }
    }

    /// Whether the scalar ends a line.
    var isLineEnd: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar is a space that allows no line break: U+00A0, U+202F, U+2007.
    var isNoBreakSpace: Bool { value == 0xA0 || value == 0x202F || value == 0x2007 }

    /// Whether the scalar is a letter, or a mark that belongs to one.
    var isWordPart: Bool {
        if value < 0x80 { return (0x61...0x7A).contains(value | 0x20) }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .enclosingMark:
            return true
        default: return value == 0x200C || value == 0x200D
        }
    }

    /// Whether the scalar is a digit of ASCII.
    var isDigit: Bool { (0x30...0x39).contains(value) }

    /// The value of a decimal digit of any script; nil when it is none.
    var decimalDigit: Int? {
        if value < 0x80 { return isDigit ? Int(value) - 0x30 : nil }
        // Most letters, without a look-up.
        if value < 0x660 || (0x3000...0xA61F).contains(value) || (0xAC00...0xD7FF).contains(value) {
            return nil
        }
        guard properties.generalCategory == .decimalNumber else { return nil }
        return properties.numericValue.map { Int($0) }
    }
}
