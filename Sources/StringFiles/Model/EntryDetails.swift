/// What most entries lack (see the properties of `Entry`): kept apart, so that an entry is small.
struct EntryDetails: Sendable {
    var context: String?
    var comments: [Comment] = []
    var attributes: [Attribute] = []
    var placeholders: [DeclaredPlaceholder] = []
    var limit: LengthLimit?

    /// Whether there is nothing.
    var isEmpty: Bool {
        context == nil && limit == nil && comments.isEmpty && attributes.isEmpty
            && placeholders.isEmpty
    }
}
