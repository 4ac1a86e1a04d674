internal import Synchronization

/// What is kept of earlier resolutions, under the tags as they were reported.
///
/// Tags of up to 16 bytes live in an open-addressing table under their own bytes; longer ones in a dictionary behind a
/// lock. Both are bounded.
final class ResolutionMemo: Sendable {
    /// Marks the note of a resolution whose language is only the default. The lower bits are the language's place plus 1.
    private static let isDefault: UInt32 = 1 << 31
    private static let longLimit = 1_024

    private let short: InsertOnlyTable<LanguageResolution>
    private let long = Mutex<[String: ResolutionOutcome]>([:])

    /// Makes room for a number of short tags, a power of two.
    init(capacity: Int) { short = InsertOnlyTable(capacity: capacity) }

    /// The outcome of a tag that was seen before.
    @inline(__always)
    func outcome(of key: PackedTag) -> ResolutionOutcome? {
        guard let (resolution, note) = short.entry(of: key) else { return nil }
        return ResolutionOutcome(resolution: resolution, index: Self.index(note))
    }

    /// The place of the resolved language of a tag that was seen before; -1 when it has none, nil when it was not seen.
    @inline(__always)
    func index(of key: PackedTag) -> Int? {
        guard let note = short.note(of: key) else { return nil }
        return Int(note & ~Self.isDefault) - 1
    }

    /// The same, -1 also when the language is only the default.
    @inline(__always)
    func matchedIndex(of key: PackedTag) -> Int? {
        guard let note = short.note(of: key) else { return nil }
        return note & Self.isDefault == 0 ? Int(note) - 1 : -1
    }

    /// Keeps the outcome of a tag while there is room.
    func insert(_ outcome: ResolutionOutcome, for key: PackedTag) {
        let isDefault = outcome.resolution.reason == .default ? Self.isDefault : 0
        short.insert(
            outcome.resolution, note: UInt32((outcome.index ?? -1) + 1) | isDefault, for: key)
    }

    /// The outcome of a long tag that was seen before.
    func outcome(ofLong tag: String) -> ResolutionOutcome? { long.withLock { $0[tag] } }

    /// Keeps the outcome of a long tag while there is room.
    func insert(_ outcome: ResolutionOutcome, forLong tag: String) {
        long.withLock { long in
            guard long.count < Self.longLimit else { return }
            long[tag] = outcome
        }
    }

    private static func index(_ note: UInt32) -> Int? {
        let place = Int(note & ~isDefault)
        return place == 0 ? nil : place - 1
    }
}
