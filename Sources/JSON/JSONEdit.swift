/// A change of some bytes of a document that leaves all others as they are.
///
/// The functions that make edits imitate the layout around the place: indentation, line ends, the
/// space around colons and commas, containers on one line. An edit belongs to the document it was
/// made for; of several, each is applied to the document that the one before has made.
package struct JSONEdit: Equatable, Sendable {
    /// The bytes that go; empty for an insertion.
    package let byteRange: Range<Int>
    /// The bytes that come.
    package let bytes: [UInt8]

    /// A change of bytes as they are given.
    package init(byteRange: Range<Int>, bytes: [UInt8]) {
        self.byteRange = byteRange
        self.bytes = bytes
    }
}

extension JSONDocument {
    /// The bytes of the document after an edit; a range outside of it is cut to it.
    package func bytes(applying edit: JSONEdit) -> [UInt8] {
        let range = edit.byteRange.clamped(to: 0..<bytes.count)
        var edited: [UInt8] = []
        edited.reserveCapacity(bytes.count - range.count + edit.bytes.count)
        edited += bytes[..<range.lowerBound]
        edited += edit.bytes
        edited += bytes[range.upperBound...]
        return edited
    }

    /// The document after an edit.
    package func applying(_ edit: JSONEdit) -> JSONDocument {
        JSONDocument(parsing: bytes(applying: edit))
    }
}
