internal import JSON

extension JSONStyle {
    /// Appends a text in quotes.
    func append(quoting text: String, to bytes: inout [UInt8]) {
        let plain = JSONWriter.bytes(of: .string(text))
        guard escapesNonASCII || escapesSlash else {
            bytes += plain
            return
        }
        for scalar in String(decoding: plain, as: UTF8.self).unicodeScalars {
            if scalar == "/", escapesSlash {
                bytes += "\\/".utf8
            } else if scalar.isASCII || !escapesNonASCII {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    let zeros = String(repeating: "0", count: 4 - digits.count)
                    bytes += "\\u\(zeros)\(digits)".utf8
                }
            }
        }
    }

    /// The style with the escapes that the texts of some bytes show.
    ///
    /// A text says how it writes what is not ASCII only when it has some.
    func imitatingEscapes(in bytes: ArraySlice<UInt8>) -> JSONStyle {
        var style = self
        var hasUnicodeEscape = false
        var hasNonASCII = false
        var hasSlash = (plain: false, escaped: false)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte >= 0x80 { hasNonASCII = true }
            if byte == UInt8(ascii: "/") { hasSlash.plain = true }
            if byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
                let next = bytes[index + 1]
                if next == UInt8(ascii: "/") { hasSlash.escaped = true }
                // Control characters are written so in any style.
                let digits = bytes[(index + 2)...].prefix(3)
                let isControl = digits == [0x30, 0x30, 0x30] || digits == [0x30, 0x30, 0x31]
                if next == UInt8(ascii: "u"), !isControl { hasUnicodeEscape = true }
                index += 1
            }
            index += 1
        }
        if hasUnicodeEscape || hasNonASCII {
            style.escapesNonASCII = hasUnicodeEscape && !hasNonASCII
        }
        if hasSlash.plain || hasSlash.escaped { style.escapesSlash = hasSlash.escaped }
        return style
    }
}
