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
        let hashes = entries.map { hash(key: $0.key, context: $0.context) }
        report(entries, hashes: hashes, to: &diagnostics)
    }

    /// Adds an error for each entry whose key and context an earlier one has.
    ///
    /// - Parameters:
    ///   - entries: the entries, in the order of the file.
    ///   - hashes: of each entry the hash of its key and context.
    ///   - passed: the flags of entries that may be there twice.
    ///   - diagnostics: what the errors are added to.
    static func report(
        _ entries: [Entry], hashes: [UInt32], passingOver passed: EntryFlags = [],
        to diagnostics: inout DiagnosticList
    ) {
        var places = HashedIndices(reservingCapacity: entries.count)
        for index in entries.indices where entries[index].flags.isDisjoint(with: passed) {
            let hash = hashes[index]
            let first = places.insert(index) {
                Int(hashes[$0])
            } isEqual: {
                hashes[$0] == hash && isSame(entries[$0], entries[index])
            }
            guard let first else { continue }
            // Words that would not be kept take time and memory in a file of nothing but duplicates.
            guard diagnostics.hasRoom(for: .duplicateKey) else {
                diagnostics.count(.duplicateKey)
                continue
            }
            let (place, firstPlace) = (entries[index].keyRange, entries[first].keyRange)
            diagnostics.add(.duplicate("key", entries[index].key, at: place, first: firstPlace))
        }
    }

    /// A hash of the bytes of a key and its context.
    static func hash(key: String, context: String?) -> UInt32 {
        var hasher = Hasher()
        ByteText(key).hash(into: &hasher)
        if let context { ByteText(context).hash(into: &hasher) }
        return UInt32(truncatingIfNeeded: hasher.finalize())
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
