internal import Synchronization

/// What is kept of earlier resolutions: an insert-only table that any number of threads read without a lock.
///
/// Tags of up to 16 bytes live in an open-addressing table under their own bytes; longer ones in a dictionary behind a
/// lock. Both are bounded, so that a stream of invented tags cannot grow them; a full table only stops remembering.
///
/// Sendable though it holds pointers: a slot's key and the entry it names are written once, under the lock, before the
/// slot's value is stored with release order, and never change after that.
@safe final class ResolutionMemo: @unchecked Sendable {
    typealias Outcome = ResolutionAlgorithm<OrdinaryFacts>.Outcome

    private struct Slot: ~Copyable {
        let value = Atomic<UInt64>(0)
        let low = Atomic<UInt64>(0)
        let high = Atomic<UInt64>(0)
    }

    /// Marks a value whose language is only the default. The lower bits are the entry's number from 1, then 16 bits of the
    /// language's place plus 1.
    private static let isDefault: UInt64 = 1 << 63

    private let slots: UnsafeMutablePointer<Slot>
    private let slotMask: Int
    private let entries: UnsafeMutablePointer<LanguageResolution>
    private let entryLimit: Int
    private let writer = Mutex<Writer>(Writer())

    private struct Writer {
        var entryCount = 0
        var long: [String: Outcome] = [:]
    }

    /// Makes room for a number of short tags, a power of two.
    init(capacity: Int) {
        let slotCount = capacity * 2
        unsafe slots = .allocate(capacity: slotCount)
        for index in 0..<slotCount { unsafe (slots + index).initialize(to: Slot()) }
        slotMask = slotCount - 1
        unsafe entries = .allocate(capacity: capacity)
        entryLimit = capacity
    }

    deinit {
        let count = writer.withLock { $0.entryCount }
        unsafe entries.deinitialize(count: count)
        unsafe entries.deallocate()
        unsafe slots.deinitialize(count: slotMask + 1)
        unsafe slots.deallocate()
    }

    /// The resolution of a tag that was seen before.
    func resolution(of key: PackedTag) -> LanguageResolution? {
        guard let value = value(of: key) else { return nil }
        return unsafe entries[Int(value & ~Self.isDefault) >> 16 - 1]
    }

    /// The resolution of a tag that was seen before with the place of its language, -1 when it has none.
    func entry(of key: PackedTag) -> (resolution: LanguageResolution, index: Int)? {
        guard let value = value(of: key) else { return nil }
        let number = Int(value & ~Self.isDefault) >> 16
        return unsafe (entries[number - 1], Int(value & 0xFFFF) - 1)
    }

    /// The place of the resolved language of a tag that was seen before; -1 when it has none, nil when it was not seen.
    func index(of key: PackedTag) -> Int? {
        value(of: key).map { Int($0 & 0xFFFF) - 1 }
    }

    /// The same, -1 also when the language is only the default.
    func matchedIndex(of key: PackedTag) -> Int? {
        value(of: key).map { $0 & Self.isDefault == 0 ? Int($0 & 0xFFFF) - 1 : -1 }
    }

    /// Keeps the outcome of a tag while there is room.
    func insert(_ outcome: Outcome, for key: PackedTag) {
        writer.withLock { writer in
            guard writer.entryCount < entryLimit, value(of: key) == nil else { return }
            unsafe (entries + writer.entryCount).initialize(to: outcome.resolution)
            writer.entryCount += 1
            let value =
                UInt64(writer.entryCount) << 16 | UInt64((outcome.index ?? -1) + 1)
                | (outcome.resolution.reason == .default ? Self.isDefault : 0)
            var at = key.hash & slotMask
            while unsafe slots[at].value.load(ordering: .relaxed) != 0 { at = (at + 1) & slotMask }
            unsafe slots[at].low.store(key.low, ordering: .relaxed)
            unsafe slots[at].high.store(key.high, ordering: .relaxed)
            unsafe slots[at].value.store(value, ordering: .releasing)
        }
    }

    private func value(of key: PackedTag) -> UInt64? {
        var at = key.hash & slotMask
        while true {
            let value = unsafe slots[at].value.load(ordering: .acquiring)
            guard value != 0 else { return nil }
            if unsafe slots[at].low.load(ordering: .relaxed) == key.low,
                unsafe slots[at].high.load(ordering: .relaxed) == key.high
            {
                return value
            }
            at = (at + 1) & slotMask
        }
    }

    /// The outcome of a long tag that was seen before.
    func outcome(ofLong tag: String) -> Outcome? { writer.withLock { $0.long[tag] } }

    /// Keeps the outcome of a long tag while there is room.
    func insert(_ outcome: Outcome, forLong tag: String) {
        writer.withLock { writer in
            guard writer.long.count < 1_024 else { return }
            writer.long[tag] = outcome
        }
    }
}
