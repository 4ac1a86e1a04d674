/// A name as the key of a hash table: equal by the bytes of its decoded text.
struct JSONNameKey: Hashable {
    let name: JSONNode

    static func == (left: JSONNameKey, right: JSONNameKey) -> Bool {
        left.name.hasSameText(as: right.name)
    }

    func hash(into hasher: inout Hasher) {
        // The bytes are hashed at once.
        _ = name.withStringUTF8 { text in
            unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        }
    }
}
