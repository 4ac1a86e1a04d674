internal import JSON

extension StringFile {
    /// The JSON of an attribute: its literal, else its text.
    func json(of attribute: Attribute) -> JSONValue {
        let text = text(of: attribute.content)
        guard attribute.isLiteral, let root = JSONDocument(parsing: Array(text.utf8)).root else {
            return .string(text)
        }
        return JSONValue(root) ?? .string(text)
    }
}
