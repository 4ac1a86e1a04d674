/// A table from subtags to values that is made once: a look-up is a multiplication and about one comparison, where
/// `Dictionary` hashes against an adversary who writes the keys.
struct SubtagTable<Value: Sendable>: Sendable {
    /// The packed subtags by slot; 0 for a free one.
    private var keys: [UInt64]
    private var values: [Value?]
    private let shift: UInt64

    /// Makes a table; of two pairs with one subtag the first counts.
    init(_ pairs: [(Subtag, Value)]) {
        var bits: UInt64 = 4
        while 1 << bits < pairs.count * 2 { bits += 1 }
        keys = Array(repeating: 0, count: 1 << bits)
        values = Array(repeating: nil, count: 1 << bits)
        shift = 64 - bits
        for (subtag, value) in pairs where self[subtag] == nil {
            var at = slot(of: subtag)
            while keys[at] != 0 { at = (at + 1) & (keys.count - 1) }
            keys[at] = subtag.packed
            values[at] = value
        }
    }

    /// The value of a subtag; nil for an unknown one.
    @inline(__always)
    subscript(subtag: Subtag) -> Value? {
        var at = slot(of: subtag)
        while true {
            if keys[at] == subtag.packed { return values[at] }
            guard keys[at] != 0 else { return nil }
            at = (at + 1) & (keys.count - 1)
        }
    }

    @inline(__always)
    private func slot(of subtag: Subtag) -> Int {
        Int(truncatingIfNeeded: (subtag.packed &* 0x9E37_79B9_7F4A_7C15) >> shift)
    }
}
