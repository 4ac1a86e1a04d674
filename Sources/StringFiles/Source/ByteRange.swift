/// A range of bytes of `SourceText.utf8`, in eight bytes.
///
/// Files are smaller than 4 GiB; what lies beyond counts as the last byte.
package struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    package let start: UInt32
    /// The offset behind the last byte.
    package let end: UInt32

    /// Nowhere: the place of what was not read from a file.
    package static let none = ByteRange(0..<0)

    /// Makes a range.
    package init(_ range: Range<Int>) {
        start = UInt32(clamping: range.lowerBound)
        end = UInt32(clamping: range.upperBound)
    }

    /// The range for subscripts.
    package var range: Range<Int> { Int(start)..<Int(end) }
    /// The offset of the first byte.
    package var lowerBound: Int { Int(start) }
    /// The offset behind the last byte.
    package var upperBound: Int { Int(end) }
    /// Whether it holds no byte.
    package var isEmpty: Bool { start == end }
}
