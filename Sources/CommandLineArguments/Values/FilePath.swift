/// A path as it was given: bytes, because a file's name need not be UTF-8.
package struct FilePath: Hashable, Sendable, CustomStringConvertible {
    /// The bytes without a terminating zero.
    package let bytes: [UInt8]

    /// Takes the bytes up to the first zero.
    package init(_ bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes.prefix { $0 != 0 })
    }

    /// The path of a text's UTF-8 bytes.
    package init(_ text: String) {
        self.init(text.utf8)
    }

    /// Whether this is `-`, the standard stream instead of a file.
    package var isStandardStream: Bool { bytes == [UInt8(ascii: "-")] }

    /// The path fit for one line of a message; the empty one as `''`.
    package var description: String { bytes.isEmpty ? "''" : PrintableText.of(bytes) }
}
