/// `\uXXXX`, as JSON, `.properties` and others write a UTF-16 unit.
enum UTF16Escape {
    /// The length and the character of the escape at the start of some bytes, of two escapes for a
    /// surrogate pair; U+FFFD for a lone surrogate, nil when four digits are not there.
    ///
    /// The letter behind the backslash is not looked at (`.strings` writes `\U`).
    static func scalar(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?)? {
        guard let unit = unit(in: bytes) else { return nil }
        if let scalar = Unicode.Scalar(unit) { return (6, scalar) }
        if unit < 0xDC00, let low = self.unit(in: bytes.dropFirst(6)), 0xDC00...0xDFFF ~= low {
            return (12, Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)))
        }
        return (6, "\u{FFFD}")
    }

    private static func unit(in bytes: ArraySlice<UInt8>) -> UInt32? {
        guard bytes.count >= 6, bytes.first == UInt8(ascii: "\\"),
            bytes[bytes.startIndex + 1] | 0x20 == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for byte in bytes.dropFirst(2).prefix(4) {
            guard let digit = hexadecimalValue(byte) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// The value of a hexadecimal digit.
    static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46: UInt32(byte - 0x41 + 10)
        case 0x61...0x66: UInt32(byte - 0x61 + 10)
        default: nil
        }
    }
}
