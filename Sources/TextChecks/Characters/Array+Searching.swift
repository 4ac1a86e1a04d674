extension [UInt8] {
    /// The offset of the first place, from an offset on, where some bytes stand; nil when nowhere.
    package func firstIndex(of wanted: [UInt8], from start: Int = 0) -> Int? {
        guard let first = wanted.first, start >= 0 else { return nil }
        var offset = start
        while offset + wanted.count <= count {
            guard let found = self[offset...].firstIndex(of: first) else { return nil }
            guard found + wanted.count <= count else { return nil }
            if self[found..<found + wanted.count].elementsEqual(wanted) { return found }
            offset = found + 1
        }
        return nil
    }

    /// Whether some bytes stand anywhere.
    package func holds(_ wanted: [UInt8]) -> Bool { firstIndex(of: wanted) != nil }
}
