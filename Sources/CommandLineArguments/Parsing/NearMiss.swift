/// The name that was probably meant.
enum NearMiss {
    /// The nearest candidate, the first of several; nil when none is near.
    ///
    /// Near is one edit for every three letters, at least one and at most three, where an edit
    /// inserts, deletes or changes a scalar or exchanges two neighbours (optimal string alignment).
    /// Case does not count.
    static func of(_ bytes: some Collection<UInt8>, among candidates: [String]) -> String? {
        guard !bytes.isEmpty, bytes.count <= longest else { return nil }
        let written = lowercased(String(decoding: bytes, as: UTF8.self))
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let name = lowercased(candidate)
            let limit = min(max(name.count / 3, 1), 3)
            guard abs(name.count - written.count) <= limit else { continue }
            let distance = distance(from: written, to: name)
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            // One edit turns any letter into any other.
            guard distance < name.count else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// In bytes; no name is longer, and what is longer is not compared.
    private static let longest = 64

    private static func lowercased(_ text: String) -> [UInt32] {
        text.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value | 0x20 : $0.value }
    }

    private static func distance(from left: [UInt32], to right: [UInt32]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let change = previous[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(change, previous[column + 1] + 1, current[column] + 1)
                let isExchange =
                    row > 0 && column > 0 && left[row] == right[column - 1]
                    && left[row - 1] == right[column]
                if isExchange { cost = min(cost, beforePrevious[column - 1] + 1) }
                current.append(cost)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
