internal import JSON

/// One text of an ARB file.
package struct ARBText: Sendable {
    /// The key.
    package let key: String
    /// The text, decoded.
    package let text: String
    /// The key in the file.
    let name: JSONNode
    /// The text in the file.
    let value: JSONNode

    /// The bytes of the key, by which keys compare.
    var keyBytes: [UInt8] { Array(key.utf8) }
    /// The length of the text in UTF-16 units.
    var utf16Count: Int { text.utf16.count }
}
