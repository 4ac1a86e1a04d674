internal import ICU
package import Text

/// The bytes of a file, and its text in UTF-8.
///
/// Readers see `utf8` only, and all ranges of the model count its bytes, so that lines and columns
/// are right whatever the encoding. A file in UTF-8 is its own text; of any other the text is a
/// copy, and `fileRange(of:)` leads back.
package struct SourceText: Sendable {
    /// The bytes as given.
    package let bytes: [UInt8]
    /// The text: of a file in UTF-8 the bytes themselves, with a byte order mark and whatever is
    /// ill-formed.
    package let utf8: [UInt8]
    /// How the bytes write the text.
    package let encoding: SourceEncoding
    /// Whether the file starts with a byte order mark.
    package let hasByteOrderMark: Bool
    /// Where in `utf8` the decoder put U+FFFD for what was ill-formed; empty for UTF-8. At most 200.
    package let replacedRanges: [ByteRange]
    private let map: SourceMap?

    /// Reads UTF-8 or UTF-16, told apart by the byte order mark, else by where the zero bytes are.
    ///
    /// - Complexity: linear for UTF-16; constant for UTF-8, which is not validated here.
    package init(_ bytes: [UInt8]) {
        self.init(bytes, encoding: Self.encoding(of: bytes))
    }

    /// Reads bytes in a known encoding, with or without a byte order mark.
    package init(_ bytes: [UInt8], encoding: SourceEncoding) {
        switch encoding {
        case .utf8:
            self.init(
                bytes, utf8: bytes, encoding: .utf8,
                hasByteOrderMark: bytes.starts(with: Self.utf8Mark), map: nil)
        case .utf16LittleEndian, .utf16BigEndian:
            let decoder = UTF16Decoder(bytes, isLittleEndian: encoding == .utf16LittleEndian)
            self.init(
                bytes, utf8: decoder.text, encoding: encoding,
                hasByteOrderMark: decoder.hasByteOrderMark, replacedRanges: decoder.replacedRanges,
                map: decoder.map)
        case .charset(let charset):
            let decoder = CharsetDecoder(bytes, charset)
            self.init(
                bytes, utf8: decoder.text, encoding: encoding, hasByteOrderMark: false,
                replacedRanges: decoder.replacedRanges, map: decoder.map)
        }
    }

    /// Takes what a decoder has read.
    package init(
        _ bytes: [UInt8], utf8: [UInt8], encoding: SourceEncoding, hasByteOrderMark: Bool,
        replacedRanges: [ByteRange] = [], map: SourceMap?
    ) {
        self.bytes = bytes
        self.utf8 = utf8
        self.encoding = encoding
        self.hasByteOrderMark = hasByteOrderMark
        self.replacedRanges = replacedRanges
        self.map = map
    }

    /// The same source with the same text in another place in memory.
    func replacing(utf8: [UInt8]) -> SourceText {
        SourceText(
            bytes, utf8: utf8, encoding: encoding, hasByteOrderMark: hasByteOrderMark,
            replacedRanges: replacedRanges, map: map)
    }

    /// The text of nothing, for a model that was not read from a file.
    package static let empty = SourceText([])

    /// The offset in `utf8` where the text starts: behind a byte order mark that is part of it.
    package var textStart: Int { encoding == .utf8 && hasByteOrderMark ? 3 : 0 }

    /// The bytes of the file for a range of the text.
    package func fileRange(of range: ByteRange) -> Range<Int> {
        guard let map else { return range.range.clamped(to: 0..<bytes.count) }
        let start = map.fileOffset(ofText: range.lowerBound)
        return start..<max(start, map.fileOffset(ofText: range.upperBound))
    }

    /// The lines of the text.
    ///
    /// - Complexity: linear; keep the answer.
    package func lines() -> LineIndex { LineIndex(utf8) }

    /// UTF-8 text in the encoding of the file; nil when the encoding lacks a character.
    package func encoded(_ text: [UInt8]) -> [UInt8]? {
        switch encoding {
        case .utf8: text
        case .utf16LittleEndian: Self.utf16(text) { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BigEndian: Self.utf16(text) { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .charset(let charset): charset.encode(String(decoding: text, as: UTF8.self))
        }
    }

    private static func utf16(_ text: [UInt8], _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
        String(decoding: text, as: UTF8.self).utf16.flatMap(bytes)
    }
}
