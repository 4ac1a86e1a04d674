/// A character reference or one of the five entities of XML.
struct MarkupReference {
    /// From `&` to `;`.
    let length: Int
    /// The character; nil when XML does not allow the one that is named.
    let scalar: Unicode.Scalar?

    /// The reference that starts some bytes; nil when there is none.
    init?(in bytes: ArraySlice<UInt8>) {
        let start = bytes.startIndex
        guard bytes.count > 3, bytes[start] == UInt8(ascii: "&") else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") {
            self.init(numberIn: bytes)
            return
        }
        for (name, scalar) in Self.entities where bytes.dropFirst().starts(with: name) {
            self.init(length: name.count + 1, scalar: scalar)
            return
        }
        return nil
    }

    private static let entities: [([UInt8], Unicode.Scalar)] = [
        (Array("amp;".utf8), "&"), (Array("lt;".utf8), "<"), (Array("gt;".utf8), ">"),
        (Array("quot;".utf8), "\""), (Array("apos;".utf8), "'"),
    ]

    private init?(numberIn bytes: ArraySlice<UInt8>) {
        let start = bytes.startIndex
        let isHexadecimal = bytes[start + 2] == UInt8(ascii: "x")
        var place = start + (isHexadecimal ? 3 : 2)
        let first = place
        var number: UInt32 = 0
        while place < bytes.endIndex, let digit = UTF16Escape.hexadecimalValue(bytes[place]) {
            guard isHexadecimal || digit < 10 else { return nil }
            number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x11_0000)
            place += 1
        }
        guard place > first, place < bytes.endIndex, bytes[place] == UInt8(ascii: ";") else {
            return nil
        }
        self.init(
            length: place + 1 - start,
            scalar: Unicode.Scalar(number).flatMap { MarkupParser.isAllowed($0) ? $0 : nil })
    }

    private init(length: Int, scalar: Unicode.Scalar?) {
        self.length = length
        self.scalar = scalar
    }
}
