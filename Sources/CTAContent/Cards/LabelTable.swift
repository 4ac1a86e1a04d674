/// The labels of one kind of card by id.
struct LabelTable: Sendable {
    /// A copy of the labels for each ``ThreadShare``.
    private let copies: [[String: CompiledLabel]]

    /// Prepares labels; the first of two with one id is the one that counts, the catalog's check reports the other.
    init(_ labels: [CustomLabel], resolvers: ResolverPool) {
        copies = (0..<ThreadShare.count).map { _ in
            var made: [String: CompiledLabel] = [:]
            for label in labels where made[label.id] == nil {
                made[label.id] = CompiledLabel(
                    label, resolver: resolvers.resolver(over: label.variants.languages))
            }
            return made
        }
    }

    /// The label of an id, compared byte by byte.
    subscript(id: String) -> CompiledLabel? {
        // Strings are equal also when they are only canonically equivalent.
        guard let label = copies[ThreadShare.current][id], label.label.id.hasSameBytes(as: id)
        else { return nil }
        return label
    }
}
