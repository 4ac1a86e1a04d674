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

    /// The shortest JSON number that reads back as the same double.
    static func text(of double: Double) -> String {
        guard double.isFinite else { return "null" }
        let text = double.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
