internal import StringFiles

/// The entries of a file that translate the same source text.
struct SameSources {
    /// Entries of the same source, two or more each, in the order of the file.
    private(set) var groups: [[Int]] = []

    /// Compares the bytes of the source texts as files write them, so that nothing is decoded.
    init(_ file: CheckedFile) {
        var places: [ArraySlice<UInt8>: Int] = [:]
        for index in file.file.entries.indices {
            guard let bytes = Self.source(of: index, file) else { continue }
            if let place = places[bytes] {
                groups[place].append(index)
            } else {
                places[bytes] = groups.count
                groups.append([index])
            }
        }
        groups.removeAll { $0.count < 2 }
    }

    /// The bytes of the source text; nil when it has variants, or only one word.
    private static func source(of index: Int, _ file: CheckedFile) -> ArraySlice<UInt8>? {
        let entry = file.file.entries[index]
        guard entry.flags.isDisjoint(with: [.untranslatable, .fuzzy, .obsolete]) else { return nil }
        var owner = file.file
        var localization = file.sourceLocalization(of: entry)
        if localization == nil, let side = file.sourceSide, let place = file.sourceEntry(of: index)
        {
            owner = side.file
            let entry = side.file.entries[place]
            localization =
                entry.localizations.first { $0.role == .source }
                ?? entry.localizations.first { $0.role == .translation }
        }
        guard let localization, case .text(let unit) = localization.tree,
            unit.content.range != .none
        else { return nil }
        let range = unit.content.range.range.clamped(to: 0..<owner.source.utf8.count)
        let bytes = owner.source.utf8[range]
        return bytes.contains(0x20) ? bytes : nil
    }
}
