internal import JSON

/// Where the entries of a file are, in a few bytes for each.
struct EntryPlaces {
    private let entries: [Entry]
    private var table: HashedIndices
    /// The entries without those that an earlier one has the key and the context of.
    private(set) var distinct: [Int] = []

    /// Finds the entries of a file that a condition takes.
    ///
    /// - Complexity: linear.
    init(_ file: StringFile, where isTaken: (Entry) -> Bool = { _ in true }) {
        let entries = file.entries
        var table = HashedIndices(reservingCapacity: entries.count)
        for offset in entries.indices where isTaken(entries[offset]) {
            let identity = EntryIdentity(entries[offset])
            let first = table.insert(offset) {
                EntryIdentity(entries[$0]).hashValue
            } isEqual: {
                EntryIdentity(entries[$0]) == identity
            }
            if first == nil { distinct.append(offset) }
        }
        (self.entries, self.table) = (entries, table)
    }

    /// The first entry with a key and a context; nil when there is none.
    subscript(identity: EntryIdentity) -> Int? {
        table.index(hash: identity.hashValue) { EntryIdentity(entries[$0]) == identity }
    }
}
