/// The letters and signs that `%` placeholders of each dialect are made of.
enum FormatSyntax {
    /// Whether a byte is a flag.
    static func isFlag(_ byte: UInt8, _ dialect: PlaceholderDialect) -> Bool {
        switch Unicode.Scalar(byte) {
        case "-", "+", "0", "#": true
        case " ": dialect != .unknown
        case "'": dialect != .java
        case ",", "(", "<": dialect == .java
        default: false
        }
    }

    /// Whether a byte is a length modifier, or a part of one.
    static func isLength(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "h", "l", "q", "j", "z", "t", "L": true
        default: false
        }
    }

    /// Whether a byte says the type.
    static func isConversion(_ byte: UInt8, _ dialect: PlaceholderDialect) -> Bool {
        switch dialect {
        // With `t` any letter is a part of a date.
        case .java: (0x61...0x7A).contains(byte | 0x20)
        case .apple, .unknown: isOfC(byte) || isOfApple(byte)
        case .python: isOfPython(byte)
        case .none, .c, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
            .pythonBraces, .qt:
            isOfC(byte) || byte == UInt8(ascii: "n") || byte == UInt8(ascii: "m")
        }
    }

    /// Whether a byte right behind `%` makes a placeholder that nothing can go on with: `%@`, `%d`.
    static func isWhole(_ byte: UInt8, _ dialect: PlaceholderDialect) -> Bool {
        // `%a` may go on as `%arg`, and any letter of Java as a date.
        if case .java = dialect { return false }
        return byte != UInt8(ascii: "a") && isConversion(byte, dialect)
    }

    /// What C and Apple share.
    private static func isOfC(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "d", "i", "o", "u", "x", "X", "e", "E", "f", "F", "g", "G", "a", "A", "c", "C", "s",
            "S", "p":
            true
        default: false
        }
    }

    private static func isOfApple(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "@", "D", "O", "U": true
        default: false
        }
    }

    private static func isOfPython(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "d", "i", "o", "u", "x", "X", "e", "E", "f", "F", "g", "G", "c", "r", "s", "a": true
        default: false
        }
    }
}
