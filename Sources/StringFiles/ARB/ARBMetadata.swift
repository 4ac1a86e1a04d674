internal import JSON

/// Reads the `@key` object of an entry.
struct ARBMetadata {
    let key: String

    mutating func read(
        _ object: JSONNode, into entry: inout Entry, _ diagnostics: inout DiagnosticList
    ) {
        for (name, value) in object.members {
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            let field = name.string ?? ""
            switch field {
            case "description":
                if let content = value.content {
                    entry.comments.append(Comment(content, range: ByteRange(range)))
                    continue
                }
                diagnostics.error(.valueType, value.byteRange, "a description is a text", key: key)
            case "placeholders":
                if value.kind == .object {
                    entry.placeholders += placeholders(of: value)
                    continue
                }
                diagnostics.error(
                    .valueType, value.byteRange, "placeholders are an object", key: key)
            case "x-limit":
                if let limit = value.int, limit >= 0 {
                    entry.limit = LengthLimit(limit, .utf16)
                    continue
                }
                diagnostics.error(
                    .valueType, value.byteRange, "a limit is a whole number of UTF-16 units",
                    key: key)
            default: break
            }
            guard value.kind != .junk, name.kind == .string else { continue }
            entry.attributes.append(value.attribute(field, in: range))
        }
    }

    private func placeholders(of object: JSONNode) -> [DeclaredPlaceholder] {
        object.members.compactMap { name, value in
            guard let text = name.string else { return nil }
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            return DeclaredPlaceholder(
                name: text, type: value[member: "type"]?.string,
                example: value[member: "example"]?.string,
                format: value[member: "format"]?.string, range: ByteRange(range))
        }
    }
}
