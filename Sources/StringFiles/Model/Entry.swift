/// One string of a file: a key and its texts.
package struct Entry: Sendable {
    /// The key, decoded: the name, the id, or the source text where that is the key (PO, String
    /// Catalog).
    package var key: String
    /// What tells entries of one key apart: `msgctxt`, the `original` of the `<file>`.
    package var context: String?
    /// The texts, in the order of the file.
    package var localizations: [Localization]
    /// The comments, in the order of the file.
    package var comments: [Comment]
    /// What else the file says about the entry, under the names the format uses.
    package var attributes: [Attribute]
    /// The placeholders the file declares.
    package var placeholders: [DeclaredPlaceholder]
    /// Properties that formats share.
    package var flags: EntryFlags
    /// How placeholders are written in the texts.
    package var dialect: PlaceholderDialect
    /// The longest text allowed.
    package var limit: LengthLimit?
    /// All bytes of the entry, its own comments included.
    package var range: ByteRange
    /// The bytes of the key, without quotes.
    package var keyRange: ByteRange

    /// Makes an entry.
    package init(
        key: String, context: String? = nil, localizations: [Localization] = [],
        comments: [Comment] = [], attributes: [Attribute] = [],
        placeholders: [DeclaredPlaceholder] = [], flags: EntryFlags = [],
        dialect: PlaceholderDialect = .unknown, limit: LengthLimit? = nil,
        range: ByteRange = .none, keyRange: ByteRange = .none
    ) {
        self.key = key
        self.context = context
        self.localizations = localizations
        self.comments = comments
        self.attributes = attributes
        self.placeholders = placeholders
        self.flags = flags
        self.dialect = dialect
        self.limit = limit
        self.range = range
        self.keyRange = keyRange
    }
}
