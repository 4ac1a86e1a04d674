/// The entries of a `.stringsdict`, in the order that reader and editor share.
struct StringsDictOutline {
    let document: MarkupDocument
    /// The dictionary of the entries.
    let root: PropertyListDictionary?
    private var entryPairs: [PropertyListDictionary.Pair] = []
    /// Pairs whose value is no dictionary.
    private(set) var others: [PropertyListDictionary.Pair] = []

    init(_ source: SourceText) {
        document = MarkupDocument(source)
        root = PropertyListDictionary(rootOf: document)
        for pair in root?.pairs ?? [] {
            if pair.value.name == "dict" {
                entryPairs.append(pair)
            } else {
                others.append(pair)
            }
        }
    }

    /// The parts of the entries; those of one are found when it is asked for.
    var entries: LazyMapCollection<[PropertyListDictionary.Pair], StringsDictEntry> {
        entryPairs.lazy.map { StringsDictEntry($0) }
    }
}
