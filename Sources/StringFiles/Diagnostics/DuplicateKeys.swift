/// Finds keys that are there twice.
package struct DuplicateKeys {
    private struct Name: Hashable {
        let key: ByteText
        let context: ByteText?
    }

    private var places: [Name: ByteRange] = [:]

    /// A finder that has seen nothing.
    ///
    /// - Parameter count: how many keys will come.
    package init(reservingCapacity count: Int = 0) { places.reserveCapacity(count) }

    /// Where a key was first; nil when this is the first time.
    package mutating func firstPlace(
        of key: String, context: String? = nil, at range: ByteRange
    ) -> ByteRange? {
        let name = Name(key: ByteText(key), context: context.map(ByteText.init))
        if let first = places[name] { return first }
        places[name] = range
        return nil
    }

    /// Adds an error for each entry whose key and context an earlier one has.
    package static func report(_ entries: [Entry], to diagnostics: inout DiagnosticList) {
        var keys = DuplicateKeys(reservingCapacity: entries.count)
        for entry in entries {
            let first = keys.firstPlace(of: entry.key, context: entry.context, at: entry.keyRange)
            guard let first else { continue }
            // Words that would not be kept take time and memory in a file of nothing but duplicates.
            guard diagnostics.hasRoom(for: .duplicateKey) else {
                diagnostics.count(.duplicateKey)
                continue
            }
            diagnostics.add(.duplicate("key", entry.key, at: entry.keyRange, first: first))
        }
    }
}

extension Diagnostic {
    /// The error for something that is there twice; the kind says what: `key`, `language`, `variant`.
    package static func duplicate(
        _ kind: String, _ name: String, at range: ByteRange, first: ByteRange, key: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .duplicateKey, .error, at: range, "duplicate \(kind) \(quoted(name))", first: first,
            key: key ?? name)
    }
}
