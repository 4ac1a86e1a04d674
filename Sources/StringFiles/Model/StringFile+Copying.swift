extension StringFile {
    /// The same file whose bytes and entries lie in memory of its own.
    ///
    /// - Complexity: linear.
    package var separateCopy: StringFile {
        var copy = self
        var utf8: [UInt8] = []
        // Appending copies; an array made of an array shares its memory.
        utf8.reserveCapacity(source.utf8.count)
        utf8.append(contentsOf: source.utf8)
        copy.source = source.replacing(utf8: utf8)
        copy.entries = []
        copy.entries.reserveCapacity(entries.count)
        copy.entries.append(contentsOf: entries)
        return copy
    }
}
