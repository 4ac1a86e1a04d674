/// A JSON text: its bytes, the tree over them, and what is wrong with it.
///
/// Reading never throws and never traps. `faults` is empty, or holds notes only, exactly when RFC
/// 8259 allows the text and every string in it is Unicode text; otherwise `root` still holds what
/// could be read: members before and, as far as is sensible, behind each fault. Strings are decoded
/// when asked for. Duplicate names are kept.
///
/// What RFC 8259 leaves open is decided so: a byte order mark is a note; lone surrogates and
/// ill-formed UTF-8 are errors and become U+FFFD; numbers of any size are accepted and kept as
/// written.
///
/// Takes the bytes plus 16 bytes a node. A class, so that a node is a reference and an index.
package final class JSONDocument: Sendable {
    /// The bytes as given, a byte order mark included. All ranges count from its start.
    package let bytes: [UInt8]
    /// What is wrong, in the order of the file; at most 200 of a kind.
    package let faults: [JSONFault]
    /// How many more faults there are than `faults` lists.
    package let unlistedFaultCount: Int
    /// The tree.
    let tape: [JSONTapeNode]

    /// The deepest nesting of containers: what is deeper is junk, so that walking a tree may
    /// recurse.
    package static let maximumDepth = 512
    /// The largest text: 512 MiB less one byte.
    package static let maximumByteCount = 1 << 29 - 1

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - partSize: about how many bytes one part of a large text has.
    ///   - runner: reads parts on several threads; nil reads all in order. The answer does not
    ///     depend on it.
    /// - Complexity: linear in the number of bytes.
    package init(
        parsing bytes: [UInt8], partSize: Int = 1 << 18, inParts runner: PartRunner? = nil
    ) {
        self.bytes = bytes
        var faults = JSONFaultList()
        var tape: [JSONTapeNode] = []
        if bytes.count > Self.maximumByteCount {
            faults.add(.tooLarge, 0..<0, "the file has more than \(Self.maximumByteCount) bytes")
        } else if bytes.isEmpty {
            faults.add(.empty, 0..<0, "there is no value; the least is {} or []")
        } else {
            // The parser is gone before the buffer is.
            unsafe bytes.withUnsafeBufferPointer { buffer in
                guard let source = unsafe JSONSource(buffer) else { return }
                // A String Catalog has a node every 20 to 30 bytes.
                var parser = JSONParser(source, capacity: source.count / 24 + 8)
                parser.run(partSize: partSize, runner)
                (tape, faults) = (parser.tape, parser.faults)
            }
        }
        self.tape = tape
        self.faults = faults.sorted
        unlistedFaultCount = faults.unlistedCount
    }

    /// The value; nil when there is none.
    package var root: JSONNode? { tape.isEmpty ? nil : JSONNode(document: self, index: 0) }

    /// Whether a strict reader accepts the text.
    package var isAccepted: Bool { faults.allSatisfy { $0.severity == .note } }

    /// Whether the bytes start with a byte order mark.
    package var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}
