internal import StringFiles

/// The names that a configuration, an option or a comment may use: ids and families.
package enum CheckNames {
    /// All ids that a finding of a string file can have.
    package static let ids: [String] =
        CheckID.allCases.map(\.rawValue) + DiagnosticID.allCases.map(\.rawValue)

    /// The families.
    package static let families: [String] = {
        var families: [String] = []
        for id in ids {
            let family = CheckPolicy.family(of: id)
            if !families.contains(family) { families.append(family) }
        }
        return families
    }()

    /// Ids that are no more, and what took their place.
    package static let retired: [String: String] = [
        "structure.json": "file.syntax", "structure.root": "file.value-type",
        "structure.value-type": "file.value-type",
        "structure.duplicate-key": "file.duplicate-key",
        "structure.orphan-metadata": "file.missing",
        "structure.byte-order-mark": "file.encoding",
        "unicode.bidi-control": "bidi.override",
        "unicode.unbalanced-isolate":
            "bidi.unbalanced-isolate",
    ]

    private static let all = Set(ids).union(families)

    /// Whether a name is an id or a family.
    package static func isKnown(_ name: String) -> Bool { all.contains(name) }

    /// The name that was probably meant by one that is not known.
    ///
    /// One that took its place, else the nearest by edit distance, if it is near.
    package static func suggestion(for name: String) -> String? {
        if let successor = retired[name] { return successor }
        let wanted = Array(name.utf8)
        guard wanted.count < 80 else { return nil }
        let near = (ids + families).map { (distance(wanted, Array($0.utf8)), $0) }
        guard let best = near.min(by: { $0.0 < $1.0 }) else { return nil }
        return best.0 <= max(2, wanted.count / 3) ? best.1 : nil
    }

    /// The Levenshtein distance.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (offset, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = offset + 1
            for (index, other) in right.enumerated() {
                let cost = min(row[index], row[index + 1]) + 1
                let change = diagonal + (byte == other ? 0 : 1)
                diagonal = row[index + 1]
                row[index + 1] = min(cost, change)
            }
        }
        return row[right.count]
    }
}
