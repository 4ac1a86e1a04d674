extension [UInt8] {
    /// The offset of the first place, from an offset on, where some bytes stand; nil when nowhere.
    package func firstIndex(of wanted: [UInt8], from start: Int = 0) -> Int? {
        guard start >= 0, start <= count else { return nil }
        return firstOffset(of: wanted, in: start..<count)
    }

    /// Whether some bytes stand anywhere.
    package func holds(_ wanted: [UInt8]) -> Bool { firstIndex(of: wanted) != nil }
}
