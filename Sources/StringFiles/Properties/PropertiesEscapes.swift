/// How keys and texts of a `.properties` file are escaped.
struct PropertiesEscapes {
    /// Whether what is not ASCII is written as it is.
    let keepsNonASCII: Bool

    /// Escapes as a file has them: as it is where the file has some, and is not in ISO-8859-1.
    init(of file: StringFile) {
        var isUnicode = true
        if case .charset = file.source.encoding { isUnicode = false }
        keepsNonASCII = isUnicode && file.source.utf8.dropFirst(3).contains { $0 >= 0x80 }
    }

    /// Escapes to choose.
    init(keepsNonASCII: Bool) { self.keepsNonASCII = keepsNonASCII }

    /// A key.
    func key(_ text: String) -> [UInt8] {
        escaped(text) { byte, _ in " =:#!".utf8.contains(byte) }
    }

    /// A value; without `=` or `:` before it, it must not start with one.
    func value(_ text: String, hasSeparator: Bool = true) -> [UInt8] {
        escaped(text) { byte, isFirst in
            isFirst && (byte == 0x20 || !hasSeparator && (byte == 0x3D || byte == 0x3A))
        }
    }

    private func escaped(
        _ text: String, _ isSpecial: (_ byte: UInt8, _ isFirst: Bool) -> Bool
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": bytes += "\\\\".utf8
            case "\n": bytes += "\\n".utf8
            case "\r": bytes += "\\r".utf8
            case "\t": bytes += "\\t".utf8
            case "\u{C}": bytes += "\\f".utf8
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F
                    || (!scalar.isASCII && !keepsNonASCII)
                {
                    for unit in String(scalar).utf16 { bytes += Self.escape(unit) }
                    continue
                }
                if scalar.isASCII, isSpecial(UInt8(scalar.value), bytes.isEmpty) {
                    bytes.append(UInt8(ascii: "\\"))
                }
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return bytes
    }

    private static func escape(_ unit: UInt16) -> [UInt8] {
        let digits = String(unit, radix: 16, uppercase: true)
        return Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
    }
}
