internal import JSON

/// Finds keys that are there twice.
package struct DuplicateKeys {
    private var names = NameList()
    private var table: HashedIndices

    /// A finder that has seen nothing.
    ///
    /// - Parameter count: how many keys will come.
    package init(reservingCapacity count: Int = 0) {
        table = HashedIndices(reservingCapacity: count)
    }

    /// Where a key was first; nil when this is the first time.
    package mutating func firstPlace(
        of key: String, context: String? = nil, at range: ByteRange
    ) -> ByteRange? {
        names.append(key, context, range)
        let known = names
        let last = known.count - 1
        let first = table.insert(last) {
            known.hash(at: $0)
        } isEqual: {
            known.isSame($0, last)
        }
        return first.map { known.place(at: $0) }
    }

    /// Adds an error for each entry whose key and context an earlier one has.
    package static func report(_ entries: [Entry], to diagnostics: inout DiagnosticList) {
        var places = HashedIndices(reservingCapacity: entries.count)
        for (index, entry) in entries.enumerated() {
            let first = places.insert(index) {
                EntryIdentity(entries[$0]).hashValue
            } isEqual: {
                isSame(entries[$0], entry)
            }
            guard let first = first.map({ entries[$0].keyRange }) else { continue }
            // Words that would not be kept take time and memory in a file of nothing but duplicates.
            guard diagnostics.hasRoom(for: .duplicateKey) else {
                diagnostics.count(.duplicateKey)
                continue
            }
            diagnostics.add(.duplicate("key", entry.key, at: entry.keyRange, first: first))
        }
    }

    private static func isSame(_ left: Entry, _ right: Entry) -> Bool {
        left.key.utf8.elementsEqual(right.key.utf8)
            && left.context.map(ByteText.init) == right.context.map(ByteText.init)
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

extension DuplicateKeys {
    /// Keys, one behind the other.
    private struct NameList {
        /// Before a context; not a byte of UTF-8.
        private static let separator: UInt8 = 0xFF

        private var bytes: [UInt8] = []
        private var ends: [UInt32] = []
        private var places: [ByteRange] = []

        var count: Int { ends.count }

        mutating func append(_ key: String, _ context: String?, _ place: ByteRange) {
            bytes += key.utf8
            if let context {
                bytes.append(Self.separator)
                bytes += context.utf8
            }
            ends.append(UInt32(clamping: bytes.count))
            places.append(place)
        }

        func place(at index: Int) -> ByteRange { places[index] }

        func isSame(_ left: Int, _ right: Int) -> Bool { self[left] == self[right] }

        func hash(at index: Int) -> Int {
            var hasher = Hasher()
            // The bytes are hashed at once.
            unsafe self[index].withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
            return hasher.finalize()
        }

        private subscript(index: Int) -> ArraySlice<UInt8> {
            bytes[(index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index])]
        }
    }
}
