/// Entries that come and go in a text of lines, each a block of whole lines where it can be.
struct EntryBlocks {
    private let file: StringFile
    private let layout: LineLayout
    private var removed: Set<Int> = []
    private var added: [(neighbour: Int, block: [UInt8])] = []

    /// No changes yet.
    init(_ file: StringFile, _ layout: LineLayout) {
        self.file = file
        self.layout = layout
    }

    /// The entry that a new one goes behind: the one named, else the last; nil without entries.
    func neighbour(_ index: Int?) -> Int? {
        guard let index, file.entries.indices.contains(index) else {
            return file.entries.indices.last
        }
        return index
    }

    /// Removes an entry.
    mutating func remove(_ index: Int) { removed.insert(index) }

    /// Adds a block of lines, which ends with a line end, behind an entry.
    mutating func insert(_ block: [UInt8], behind neighbour: Int) {
        added.append((neighbour, block))
    }

    /// What changes.
    var replacements: [ByteReplacement] {
        var replacements = removed.map {
            ByteReplacement(layout.blockRemoval(of: file.entries[$0].range.range), [])
        }
        let separator = isSpaced ? layout.lineEnd : []
        for (neighbour, block) in added {
            let range = file.entries[neighbour].range.range
            if removed.contains(neighbour) {
                let place = layout.blockRemoval(of: range).lowerBound
                replacements.append(ByteReplacement(place..<place, block + separator))
            } else {
                // The line end of the block goes before it: the neighbour's stays behind both.
                let lines = layout.lineEnd + separator + block.dropLast(layout.lineEnd.count)
                replacements.append(ByteReplacement(range.upperBound..<range.upperBound, lines))
            }
        }
        return replacements
    }

    /// Whether blank lines stand between the entries.
    private var isSpaced: Bool {
        guard file.entries.count > 1 else { return file.format != .properties }
        let start = file.entries[0].range.upperBound
        let end = max(start, file.entries[1].range.lowerBound)
        return file.source.utf8[start..<end].count { $0 == layout.lineEnd[0] } > 1
    }
}
