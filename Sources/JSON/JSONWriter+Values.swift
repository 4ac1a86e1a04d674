extension JSONWriter {
    /// A value in JSON.
    package static func bytes(of value: JSONValue, layout: Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout: layout)
        writer.value(value)
        return writer.bytes
    }

    /// A value in JSON as a text.
    package static func text(of value: JSONValue, layout: Layout = .compact) -> String {
        String(decoding: bytes(of: value, layout: layout), as: UTF8.self)
    }

    /// The number of bytes of a value in compact JSON, without making them.
    package static func byteCount(of value: JSONValue) -> Int {
        // Brackets, commas and colons are one byte each: an empty container has two, any other one
        // more than its commas.
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

    /// The shortest JSON number that reads back as the same double.
    static func text(of double: Double) -> String {
        guard double.isFinite else { return "null" }
        let text = double.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
