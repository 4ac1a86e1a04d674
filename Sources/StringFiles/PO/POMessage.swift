/// The parts of an entry, as they come.
struct POMessage: Sendable {
    /// The comments before the keywords.
    var comments: [Comment] = []
    /// The words of `#,`.
    var flags: [ByteRange] = []
    /// `msgctxt`.
    var context: POText?
    /// `msgid`.
    var id: POText?
    /// `msgid_plural`.
    var plural: POText?
    /// `msgstr` or `msgstr[n]`, in the order of the file.
    var translations: [POText] = []
    /// `#| msgctxt`.
    var previousContext: POText?
    /// `#| msgid`.
    var previousID: POText?
    /// `#| msgid_plural`.
    var previousPlural: POText?
    /// Whether the lines start with `#~`.
    var isObsolete = false
    /// The first byte.
    var start: Int?
    /// Behind the last string.
    var end = 0

    /// Whether there is nothing but comments.
    var hasOnlyComments: Bool {
        context == nil && id == nil && translations.isEmpty && previousContext == nil
            && previousID == nil && previousPlural == nil
    }

    /// Forgets everything; the next entry gets the memory of this one.
    mutating func clear() {
        comments.removeAll(keepingCapacity: true)
        flags.removeAll(keepingCapacity: true)
        translations.removeAll(keepingCapacity: true)
        (context, id, plural) = (nil, nil, nil)
        (previousContext, previousID, previousPlural) = (nil, nil, nil)
        (isObsolete, start, end) = (false, nil, 0)
    }
}
