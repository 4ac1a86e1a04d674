extension JSONWriter {
    /// The number of bytes of a text as JSON, its quotes included, without making them.
    package static func byteCount(ofString text: String) -> Int {
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let count = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
            guard let source = unsafe JSONSource(buffer) else { return 2 }
            var count = source.count + 2
            var offset = source.endOfUnescaped(from: 0)
            while offset < source.count {
                count += byteCount(ofEscaped: source[offset]) - 1
                offset = source.endOfUnescaped(from: offset + 1)
            }
            return count
        }
        return count ?? text.unicodeScalars.reduce(2) { $0 + byteCount(of: $1) }
    }

    /// The number of bytes of one scalar inside a JSON string: 1 to 4, an escape 2 or 6.
    package static func byteCount(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
            return byteCount(ofEscaped: UInt8(truncatingIfNeeded: scalar.value))
        }
        return UTF8.width(scalar)
    }

    /// The number of bytes of a value in compact JSON, without making them.
    package static func byteCount(of value: JSONValue) -> Int {
        // Brackets, commas and colons are one byte each: an empty container has two, any other
        // one more than its members or elements.
        switch value {
        case .object(let members):
            members.reduce(max(2, members.count + 1)) {
                $0 + byteCount(ofString: $1.name) + 1 + byteCount(of: $1.value)
            }
        case .array(let elements):
            elements.reduce(max(2, elements.count + 1)) { $0 + byteCount(of: $1) }
        case .string(let text): byteCount(ofString: text)
        case .integer(let integer): String(integer).utf8.count
        case .double(let double): text(of: double).utf8.count
        case .number(let text): text.utf8.count
        case .bool(let bool): bool ? 4 : 5
        case .null: 4
        }
    }

    private static func byteCount(ofEscaped byte: UInt8) -> Int {
        shortForm(of: byte) == nil ? 6 : 2
    }
}
