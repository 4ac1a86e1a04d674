/// What makes two entries the same string: the bytes of key and context.
package struct EntryIdentity: Hashable, Sendable {
    /// The key.
    package let key: ByteText
    /// What tells entries of one key apart.
    package let context: ByteText?

    /// The identity of an entry.
    package init(_ entry: Entry) {
        key = ByteText(entry.key)
        context = entry.context.map(ByteText.init)
    }
}
