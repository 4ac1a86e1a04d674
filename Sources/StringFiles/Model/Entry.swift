/// One string of a file: a key and its texts.
///
/// Files have millions of entries, so one takes 72 bytes: the only text of an entry lies in it (see
/// `LocalizationList`), and what most entries lack lies apart.
package struct Entry: Sendable {
    /// The key, decoded: the name, the id, or the source text where that is the key (PO, String
    /// Catalog).
    package var key: String
    /// The texts, in the order of the file.
    package var localizations: LocalizationList
    /// Properties that formats share.
    package var flags: EntryFlags
    /// How placeholders are written in the texts.
    package var dialect: PlaceholderDialect
    /// All bytes of the entry, its own comments included.
    package var range: ByteRange
    /// The bytes of the key, without quotes.
    package var keyRange: ByteRange
    private var details: SharedDetails?

    /// Makes an entry.
    package init(
        key: String, context: String? = nil, localizations: LocalizationList = [],
        comments: [Comment] = [], attributes: [Attribute] = [],
        placeholders: [DeclaredPlaceholder] = [], flags: EntryFlags = [],
        dialect: PlaceholderDialect = .unknown, limit: LengthLimit? = nil,
        range: ByteRange = .none, keyRange: ByteRange = .none
    ) {
        let details = EntryDetails(
            context: context, comments: comments, attributes: attributes,
            placeholders: placeholders, limit: limit)
        self.init(
            key: key, localizations: localizations, flags: flags, dialect: dialect, range: range,
            keyRange: keyRange, details)
    }

    /// Makes an entry of which the rest is collected.
    init(
        key: String, localizations: LocalizationList, flags: EntryFlags,
        dialect: PlaceholderDialect, range: ByteRange, keyRange: ByteRange, _ details: EntryDetails
    ) {
        self.key = key
        self.localizations = localizations
        self.flags = flags
        self.dialect = dialect
        self.range = range
        self.keyRange = keyRange
        self.details = details.isEmpty ? nil : SharedDetails(details)
    }
}

extension Entry {
    /// `@unchecked`: `value` changes only while one entry alone refers to it.
    private final class SharedDetails: @unchecked Sendable {
        var value: EntryDetails

        init(_ value: EntryDetails) { self.value = value }
    }

    /// The details to change, which no other entry refers to.
    private mutating func ownDetails() -> SharedDetails {
        // Asked before a constant refers to them, too.
        let isOwn = isKnownUniquelyReferenced(&details)
        if isOwn, let details { return details }
        let own = SharedDetails(details?.value ?? EntryDetails())
        details = own
        return own
    }

    private mutating func dropEmptyDetails() {
        if details?.value.isEmpty == true { details = nil }
    }

    /// What tells entries of one key apart: `msgctxt`, the `original` of the `<file>`.
    package var context: String? {
        get { details?.value.context }
        set { if newValue != nil || details != nil { ownDetails().value.context = newValue } }
    }

    /// The longest text allowed.
    package var limit: LengthLimit? {
        get { details?.value.limit }
        set { if newValue != nil || details != nil { ownDetails().value.limit = newValue } }
    }

    /// The comments, in the order of the file.
    package var comments: [Comment] {
        get { details?.value.comments ?? [] }
        _modify {
            let own = ownDetails()
            defer { dropEmptyDetails() }
            yield &own.value.comments
        }
    }

    /// What else the file says about the entry, under the names the format uses.
    package var attributes: [Attribute] {
        get { details?.value.attributes ?? [] }
        _modify {
            let own = ownDetails()
            defer { dropEmptyDetails() }
            yield &own.value.attributes
        }
    }

    /// The placeholders the file declares.
    package var placeholders: [DeclaredPlaceholder] {
        get { details?.value.placeholders ?? [] }
        _modify {
            let own = ownDetails()
            defer { dropEmptyDetails() }
            yield &own.value.placeholders
        }
    }
}
