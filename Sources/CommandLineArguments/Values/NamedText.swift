/// One `NAME=TEXT` argument.
package struct NamedText: Hashable, Sendable {
    /// What stands before the first `=`; never empty.
    package let name: String
    /// What stands behind it, as written; may be empty.
    package let text: String

    /// Makes a pair.
    package init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Splits at the first `=`, on bytes: a combining mark behind it is no reason to miss it.
    init?(argument: String) {
        let bytes = argument.utf8
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex else {
            return nil
        }
        name = String(argument[..<equals])
        text = String(argument[bytes.index(after: equals)...])
    }
}
