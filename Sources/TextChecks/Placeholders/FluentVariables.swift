internal import StringFiles

/// Finds the variables of Fluent: `{ $name }`, also in functions, selectors and variants.
struct FluentVariables {
    /// What was found.
    var placeholders: TextPlaceholders { TextPlaceholders(values) }
    private var values: [Placeholder] = []

    /// Looks into the placeables of a text.
    init(_ bytes: [UInt8], _ codes: [Range<Int>]) {
        for code in codes { read(bytes, code) }
    }

    private mutating func read(_ bytes: [UInt8], _ code: Range<Int>) {
        var depth = 0
        var isInString = false
        var start = code.lowerBound
        var offset = code.lowerBound
        while offset < code.upperBound {
            let byte = bytes[offset]
            if isInString {
                if byte == UInt8(ascii: "\\") { offset += 1 }
                if byte == UInt8(ascii: "\"") { isInString = false }
            } else if byte == UInt8(ascii: "\""), depth > 0 {
                isInString = true
            } else if byte == UInt8(ascii: "{") {
                depth += 1
                start = offset
            } else if byte == UInt8(ascii: "}") {
                depth -= 1
            } else if byte == UInt8(ascii: "$"), depth > 0 {
                let name = bytes[(offset + 1)..<code.upperBound].prefix { byte in
                    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
                }
                let range = Self.range(of: name, from: start, offset, bytes, code)
                let key = String(decoding: bytes[offset..<name.endIndex], as: UTF8.self)
                var value = Placeholder(range: range, key: .name(ByteText(key)))
                value.isOptional = depth > 1
                values.append(value)
                offset = name.endIndex
                continue
            }
            offset += 1
        }
    }

    /// The whole placeable where it is the variable and nothing else, else the variable.
    private static func range(
        of name: ArraySlice<UInt8>, from start: Int, _ sign: Int, _ bytes: [UInt8],
        _ code: Range<Int>
    ) -> Range<Int> {
        let isAlone = bytes[(start + 1)..<sign].allSatisfy { $0 <= 0x20 }
        let end = bytes[name.endIndex..<code.upperBound].firstIndex { $0 > 0x20 }
        guard isAlone, let end, bytes[end] == UInt8(ascii: "}") else {
            return sign..<name.endIndex
        }
        return start..<end + 1
    }
}
