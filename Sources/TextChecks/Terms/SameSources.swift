internal import StringFiles

/// The entries of a file that translate the same source text.
struct SameSources {
    /// Entries of the same source, two or more each, in the order of the file.
    private(set) var groups: [[Int]] = []

    /// Compares the bytes of the source texts as files write them, so that nothing is decoded.
    init(_ file: CheckedFile) {
        let count = file.file.entries.count
        var texts = SourceTexts(
            own: file.file.source.utf8, aside: file.sourceSide?.file.source.utf8 ?? [],
            capacity: count)
        let passedOver: EntryFlags = [.untranslatable, .fuzzy, .obsolete]
        for index in 0..<count {
            guard file.file.entries[index].flags.isDisjoint(with: passedOver),
                let place = Self.place(of: index, file),
                let known = texts.first(like: place, entry: index)
            else { continue }
            if let group = texts.texts[known].group {
                groups[group].append(index)
            } else {
                texts.texts[known].group = groups.count
                groups.append([texts.texts[known].entry, index])
            }
        }
    }

    /// Where the source text of an entry is written; nil when it has variants.
    private static func place(of index: Int, _ file: CheckedFile) -> SourceTexts.Place? {
        let list = file.file.entries[index].localizations
        for place in 0..<list.endIndex where list.role(at: place) == .source {
            return SourceTexts.Place(list.tree(at: place), isAside: false)
        }
        if let own = file.sourceLocalization(of: file.file.entries[index]) {
            return SourceTexts.Place(own.tree, isAside: false)
        }
        guard let side = file.sourceSide, let entry = file.sourceEntry(of: index) else {
            return nil
        }
        let other = side.file.entries[entry].localizations
        let places = 0..<other.endIndex
        let found =
            places.first { other.role(at: $0) == .source }
            ?? places.first { other.role(at: $0) == .translation }
        return found.flatMap { SourceTexts.Place(other.tree(at: $0), isAside: true) }
    }
}
