/// A hash table of the indices of things that lie elsewhere, in 8 to 16 bytes for each.
///
/// It finds the first of equal things in lists of millions for a tenth of what a dictionary takes.
package struct HashedIndices {
    private static let free = UInt32.max

    private var slots: [UInt32]
    private var count = 0

    /// An empty table.
    ///
    /// - Parameter count: how many things will come.
    package init(reservingCapacity count: Int = 0) {
        slots = Self.slots(for: max(count, 8))
    }

    private static func slots(for count: Int) -> [UInt32] {
        var capacity = 16
        while capacity < count + count / 2 { capacity *= 2 }
        return [UInt32](repeating: free, count: capacity)
    }

    /// Puts a new thing in, unless an equal one is in the table.
    ///
    /// - Parameters:
    ///   - index: of the new thing, below `UInt32.max`.
    ///   - hash: of a thing that is in the table or comes in.
    ///   - isEqual: whether the thing at an index in the table is the new one.
    /// - Returns: the index of the equal one; nil when there is none.
    /// - Complexity: constant on average.
    package mutating func insert(
        _ index: Int, hash: (Int) -> Int, isEqual: (Int) -> Bool
    ) -> Int? {
        if let slot = place(hash(index), isEqual) {
            if slots[slot] != Self.free { return Int(slots[slot]) }
            slots[slot] = UInt32(clamping: index)
        }
        count += 1
        if count + count / 2 > slots.count { grow(hash) }
        return nil
    }

    /// The index of a thing; nil when it is not in the table.
    package func index(hash: Int, isEqual: (Int) -> Bool) -> Int? {
        guard let slot = place(hash, isEqual), slots[slot] != Self.free else { return nil }
        return Int(slots[slot])
    }

    /// The slot of a thing, or the free one for it; nil never, since a table is never full.
    private func place(_ hash: Int, _ isEqual: (Int) -> Bool) -> Int? {
        let mask = slots.count - 1
        var slot = hash & mask
        for _ in slots.indices {
            let index = slots[slot]
            if index == Self.free || isEqual(Int(index)) { return slot }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private mutating func grow(_ hash: (Int) -> Int) {
        let old = slots
        slots = Self.slots(for: old.count)
        for index in old where index != Self.free {
            if let slot = place(hash(Int(index)), { _ in false }) { slots[slot] = index }
        }
    }
}
