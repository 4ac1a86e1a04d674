/// Bytes of `SourceText.utf8` that go, and UTF-8 that comes.
package struct ByteReplacement: Hashable, Sendable {
    /// The bytes that go; empty for an insertion.
    package var range: Range<Int>
    /// The bytes that come, in UTF-8 whatever the encoding of the file.
    package var bytes: [UInt8]

    /// Makes a replacement.
    package init(_ range: Range<Int>, _ bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }
}
