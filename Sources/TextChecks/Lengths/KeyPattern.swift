/// A pattern of keys: `*` is any part of a key.
struct KeyPattern {
    private let parts: [[UInt8]]

    /// Takes a pattern such as `offer.*`.
    init(_ pattern: String) {
        parts = pattern.utf8.split(
            separator: UInt8(ascii: "*"), omittingEmptySubsequences: false
        ).map(Array.init)
    }

    /// Whether a key is meant.
    func matches(_ key: String) -> Bool {
        let key = Array(key.utf8)
        guard let first = parts.first, let last = parts.last, key.starts(with: first) else {
            return false
        }
        guard parts.count > 1 else { return key.count == first.count }
        var offset = first.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = key.firstIndex(of: part, from: offset) else { return false }
            offset = found + part.count
        }
        return key.count - offset >= last.count && key.suffix(last.count).elementsEqual(last)
    }
}
