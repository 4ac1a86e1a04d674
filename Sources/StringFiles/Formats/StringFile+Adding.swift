extension StringFile {
    /// The most entries that are read from a file: no project has so many, and a hostile file of a
    /// few bytes each must not take all memory.
    static let maximumEntryCount = 2_000_000

    /// Whether no entry is added any more.
    var isFull: Bool { entries.count >= Self.maximumEntryCount }

    /// Adds the next entry of a file that is read; when there are too many, its bytes are junk.
    mutating func add(_ entry: consuming Entry, _ diagnostics: inout DiagnosticList) {
        guard isFull else {
            entries.append(entry)
            return
        }
        let isFirst = !diagnostics.contains(.tooManyEntries)
        diagnostics.addOnce(
            .tooManyEntries, entry.range,
            "only the first \(Self.maximumEntryCount) entries are read; split the file")
        // One range for all of them.
        if !isFirst, let last = junk.last, last.end <= entry.range.start {
            junk[junk.count - 1] = ByteRange(last.lowerBound..<entry.range.upperBound)
        } else {
            junk.append(entry.range)
        }
    }
}

extension StringFile {
    /// Moves the entries of the next part of the file behind those of this one.
    mutating func append(entriesOf part: inout StringFile) {
        guard !entries.isEmpty else {
            swap(&entries, &part.entries)
            return
        }
        let count = entries.count
        entries.append(contentsOf: repeatElement(Entry(key: ""), count: part.entries.count))
        // Exchanged, because a copy would count each reference up and the part's end down again.
        for index in part.entries.indices {
            swap(&entries[count + index], &part.entries[index])
        }
    }
}
