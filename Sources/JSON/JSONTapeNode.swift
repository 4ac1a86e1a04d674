/// One node on the tape of a document: 16 bytes that point into the bytes of the file.
///
/// A tape holds a tree in pre-order. An object is followed by name, value, name, value …, an array
/// by its elements; `next` jumps over a whole subtree, so no walk needs recursion and freeing a
/// document is freeing one array.
struct JSONTapeNode {
    /// The byte offset of the first byte.
    var start: UInt32
    /// The byte offset behind the last byte.
    var end: UInt32
    /// The tape index behind the subtree; of a container that is still open, the index of its
    /// parent.
    var next: UInt32
    /// The kind in the low four bits, above it the count of a container or the traits of a string.
    private var bits: UInt32

    /// The largest count or trait value that fits.
    static let maximumPayload = Int(UInt32.max >> 4)
    /// What `next` holds in the open root.
    static let noParent = UInt32.max

    init(_ kind: JSONKind, start: Int, end: Int, next: UInt32, payload: UInt32 = 0) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.next = next
        bits = UInt32(kind.rawValue) | payload << 4
    }

    /// What the node is.
    var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: bits & 15)) ?? .junk }

    /// The members of an object, the elements of an array, or the traits of a string.
    var payload: UInt32 {
        get { bits >> 4 }
        set { bits = bits & 15 | newValue << 4 }
    }

    /// Its bytes in the file.
    var byteRange: Range<Int> { Int(start)..<Int(end) }

    /// The number of members of an object or of elements of an array; 0 for anything else.
    var count: Int { isContainer ? Int(payload) : 0 }

    /// The traits of a string; meaningless for other kinds.
    var traits: JSONStringTraits { JSONStringTraits(rawValue: payload) }

    /// Whether the node is a string.
    var isString: Bool { bits & 15 == UInt32(JSONKind.string.rawValue) }

    /// Whether the node is an object.
    var isObject: Bool { bits & 15 == UInt32(JSONKind.object.rawValue) }

    /// Whether the node is a string whose bytes between the quotes are the text.
    var isTextAsWritten: Bool { isString && !traits.contains(.needsDecoding) }

    /// The bytes between the quotes of a string.
    var quotedRange: Range<Int> {
        let (start, end) = (Int(start) + 1, Int(end))
        return start..<(traits.contains(.isUnclosed) ? end : end - 1)
    }

    /// Whether the node is an object or an array.
    var isContainer: Bool { bits & 15 <= UInt32(JSONKind.array.rawValue) }
}
