/// Hostile bytes made fit for one line of a message.
package enum PrintableText {
    /// The bytes as text, cut behind `limit` scalars with an ellipsis.
    ///
    /// Controls, format characters (bidi controls among them), separators, and what is not assigned
    /// are written as `\n`, `\t` or `\u{202E}`; bytes that are not UTF-8 as `\xFF`. Linear in
    /// `limit`, not in the length.
    package static func of(_ bytes: [UInt8], limit: Int = .max) -> String {
        var text = ""
        var count = 0
        var position = 0
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while true {
            let result = parser.parseScalar(from: &iterator)
            if case .emptyInput = result { return text }
            guard count < limit else { return text + "…" }
            count += 1
            switch result {
            case .valid(let encoded):
                position += encoded.count
                append(Unicode.UTF8.decode(encoded), to: &text)
            case .error(let length):
                for byte in bytes[position..<position + length] {
                    text += "\\x" + hexadecimal(UInt32(byte))
                }
                position += length
            case .emptyInput:
                return text
            }
        }
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\n": text += "\\n"
        case "\t": text += "\\t"
        case "\r": text += "\\r"
        default:
            if isShown(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{" + hexadecimal(scalar.value) + "}"
            }
        }
    }

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            false
        default:
            !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
    }
}
