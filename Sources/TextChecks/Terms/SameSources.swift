internal import StringFiles

/// The entries of a file that translate the same source text.
struct SameSources {
    /// Entries of the same source, two or more each, in the order of the file.
    private(set) var groups: [[Int]] = []

    /// Compares the bytes of the source texts as files write them, so that nothing is decoded.
    init(_ file: CheckedFile) {
        // By a hash of the bytes; of two texts with one hash only the first is looked at.
        var places: [UInt64: (bytes: ArraySlice<UInt8>, entry: Int, group: Int?)] = [:]
        places.reserveCapacity(file.file.entries.count)
        for index in file.file.entries.indices {
            guard let bytes = Self.source(of: index, file) else { continue }
            let hash = Self.hash(bytes)
            guard let known = places[hash] else {
                places[hash] = (bytes, index, nil)
                continue
            }
            guard known.bytes == bytes else { continue }
            if let group = known.group {
                groups[group].append(index)
            } else {
                places[hash]?.group = groups.count
                groups.append([known.entry, index])
            }
        }
    }

    /// FNV-1a of 64 bits.
    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// The bytes of the source text; nil when it has variants, or only one word.
    private static func source(of index: Int, _ file: CheckedFile) -> ArraySlice<UInt8>? {
        let entry = file.file.entries[index]
        guard entry.flags.isDisjoint(with: [.untranslatable, .fuzzy, .obsolete]) else { return nil }
        if let localization = file.sourceLocalization(of: entry) {
            return bytes(of: localization, in: file.file)
        }
        guard let side = file.sourceSide, let place = file.sourceEntry(of: index) else {
            return nil
        }
        let localizations = side.file.entries[place].localizations
        let localization =
            localizations.first { $0.role == .source }
            ?? localizations.first { $0.role == .translation }
        return localization.flatMap { bytes(of: $0, in: side.file) }
    }

    private static func bytes(
        of localization: Localization, in file: StringFile
    ) -> ArraySlice<UInt8>? {
        guard case .text(let unit) = localization.tree, unit.content.range != .none else {
            return nil
        }
        let range = unit.content.range.range.clamped(to: 0..<file.source.utf8.count)
        let bytes = file.source.utf8[range]
        return bytes.contains(0x20) ? bytes : nil
    }
}
