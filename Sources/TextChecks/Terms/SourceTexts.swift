internal import StringFiles

/// The source texts seen so far, to find one that was there before.
///
/// A table of hashes of its own: `Dictionary` would hash the hashes again, and count references to
/// what it keeps.
struct SourceTexts {
    /// Where a text is written.
    struct Place {
        /// Whether it is in the source file, not in the file itself.
        let isAside: Bool
        /// Its bytes.
        let range: Range<Int>

        /// The place of a text; nil for variants, and for a text that no file has.
        init?(_ tree: VariantTree, isAside: Bool) {
            guard case .text(let unit) = tree, unit.content.range != .none else { return nil }
            self.isAside = isAside
            range = unit.content.range.range
        }
    }

    /// A text.
    struct Text {
        /// The first entry that has it.
        let entry: Int
        /// The group of its entries; nil while there is only one.
        var group: Int?
        fileprivate let isAside: Bool
        fileprivate let range: Range<Int>
        fileprivate let hash: UInt64
    }

    /// The texts, each once.
    var texts: [Text] = []
    private let own: [UInt8]
    private let aside: [UInt8]
    /// Indices of `texts` by the low bits of their hashes, -1 where none is; a text whose place is
    /// taken has the next free one. Files have less than 4 GB, so that 32 bits count their texts.
    private var slots: [Int32]

    /// Makes a table for texts of two files.
    init(own: [UInt8], aside: [UInt8], capacity: Int) {
        self.own = own
        self.aside = aside
        texts.reserveCapacity(capacity)
        // A power of two, of which at most half is taken.
        slots = Array(repeating: -1, count: 2 << (Int.bitWidth - capacity.leadingZeroBitCount))
    }

    /// The text with the bytes of a place; nil when it is new, or only one word.
    mutating func first(like place: Place, entry: Int) -> Int? {
        let bytes = place.isAside ? aside : own
        let range = place.range.clamped(to: 0..<bytes.count)
        guard bytes.firstOffset(of: 0x20, in: range) != nil else { return nil }
        let hash = bytes.quickHash(of: range)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            let text = texts[index]
            if text.hash == hash, (text.isAside ? aside : own)[text.range] == bytes[range] {
                return index
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(truncatingIfNeeded: texts.count)
        texts.append(
            Text(entry: entry, isAside: place.isAside, range: range, hash: hash))
        return nil
    }
}
