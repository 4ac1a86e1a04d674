internal import JSON

/// What an ARB file says about a key under the key's name with `@` before it.
struct ARBMetadata: Sendable {
    /// The bytes of the key.
    let keyBytes: [UInt8]
    /// The name of the member.
    let name: JSONNode
    /// The value of the member.
    let value: JSONNode

    /// The member `x-limit`.
    var limitNode: JSONNode? { value[member: "x-limit"] }

    /// The most UTF-16 units of the text; nil without a usable one.
    var limit: Int? { limitNode?.int.flatMap { $0 > 0 ? $0 : nil } }
}
