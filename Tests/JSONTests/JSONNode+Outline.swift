import JSON

extension JSONDocument {
    convenience init(_ text: String) { self.init(parsing: Array(text.utf8)) }

    /// The tree as compact JSON, with junk in angle brackets: what could be read, in one line.
    var outline: String { root.map { $0.outline } ?? "" }

    /// The kinds of all faults in order.
    var faultKinds: [JSONFault.Kind] { faults.map(\.kind) }

    /// The bytes of a node as text.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension JSONNode {
    var outline: String {
        switch kind {
        case .object:
            "{" + members.map { $0.name.outline + ":" + $0.value.outline }.joined(separator: ",")
                + "}"
        case .array: "[" + elements.map(\.outline).joined(separator: ",") + "]"
        case .string: JSONWriter.text(of: .string(string ?? ""))
        case .number, .true, .false, .null: document.text(byteRange)
        case .junk: "<" + document.text(byteRange) + ">"
        }
    }
}
