internal import Synchronization

/// A bounded open-addressing table that any number of threads read without a lock and that never forgets.
///
/// A full table only stops taking entries, so that a stream of invented tags cannot grow it.
///
/// Sendable though it holds pointers: a slot's key and the entry it names are written once, under the lock, before the
/// slot's value is stored with release order, and never change after that.
@safe final class InsertOnlyTable<Entry: Sendable>: @unchecked Sendable {
    private struct Slot: ~Copyable {
        /// The entry's number from 1 in the upper half, its note in the lower; 0 for a free slot.
        let value = Atomic<UInt64>(0)
        let low = Atomic<UInt64>(0)
        let high = Atomic<UInt64>(0)
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let slotMask: Int
    private let entries: UnsafeMutablePointer<Entry>
    private let entryLimit: Int
    private let entryCount = Mutex(0)
    private let isFull = Atomic(false)

    /// Makes room for a number of entries, a power of two.
    init(capacity: Int) {
        let slotCount = capacity * 2
        unsafe slots = .allocate(capacity: slotCount)
        for index in 0..<slotCount { unsafe (slots + index).initialize(to: Slot()) }
        slotMask = slotCount - 1
        unsafe entries = .allocate(capacity: capacity)
        entryLimit = capacity
    }

    deinit {
        let count = entryCount.withLock { $0 }
        unsafe entries.deinitialize(count: count)
        unsafe entries.deallocate()
        unsafe slots.deinitialize(count: slotMask + 1)
        unsafe slots.deallocate()
    }

    /// The note that an entry was inserted with; nil for an unknown key.
    @inline(__always)
    func note(of key: PackedTag) -> UInt32? {
        let value = value(of: key)
        return value == 0 ? nil : UInt32(truncatingIfNeeded: value)
    }

    /// The entry and its note; nil for an unknown key.
    @inline(__always)
    func entry(of key: PackedTag) -> (entry: Entry, note: UInt32)? {
        let value = value(of: key)
        guard value != 0 else { return nil }
        return unsafe (entries[Int(value >> 32) - 1], UInt32(truncatingIfNeeded: value))
    }

    /// Keeps an entry while there is room, unless its key is known.
    func insert(_ entry: Entry, note: UInt32, for key: PackedTag) {
        guard !isFull.load(ordering: .relaxed) else { return }
        entryCount.withLock { count in
            guard count < entryLimit, value(of: key) == 0 else { return }
            unsafe (entries + count).initialize(to: entry)
            count += 1
            if count == entryLimit { isFull.store(true, ordering: .relaxed) }
            var at = key.hash & slotMask
            while unsafe slots[at].value.load(ordering: .relaxed) != 0 { at = (at + 1) & slotMask }
            unsafe slots[at].low.store(key.low, ordering: .relaxed)
            unsafe slots[at].high.store(key.high, ordering: .relaxed)
            unsafe slots[at].value.store(UInt64(count) << 32 | UInt64(note), ordering: .releasing)
        }
    }

    /// The value of the slot of a key; 0 for an unknown key.
    @inline(__always)
    private func value(of key: PackedTag) -> UInt64 {
        var at = key.hash & slotMask
        while true {
            let value = unsafe slots[at].value.load(ordering: .acquiring)
            guard value != 0 else { return 0 }
            if unsafe slots[at].low.load(ordering: .relaxed) == key.low,
                unsafe slots[at].high.load(ordering: .relaxed) == key.high
            {
                return value
            }
            at = (at + 1) & slotMask
        }
    }
}
