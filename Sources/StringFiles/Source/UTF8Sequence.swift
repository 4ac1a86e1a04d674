internal import Text

/// One character of UTF-8 text, or the bytes that a decoder replaces with one U+FFFD.
package struct UTF8Sequence {
    /// Its bytes, at least one.
    package let length: Int
    /// The character; nil when the bytes are ill-formed.
    package let scalar: Unicode.Scalar?

    /// The sequence that starts at an offset before the end of the bytes.
    package init(in bytes: [UInt8], at offset: Int) {
        var place = UTF8Place(offset: offset, units: 0)
        place.advance(in: bytes)
        length = place.offset - offset
        let first = UInt32(bytes[offset])
        func rest(_ index: Int) -> UInt32 { UInt32(bytes[offset + index] & 0x3F) }
        // A whole sequence is as long as its first byte says; a subpart is shorter.
        switch (length, first) {
        case (1, 0..<0x80): scalar = Unicode.Scalar(first)
        case (2, 0xC2..<0xE0): scalar = Unicode.Scalar((first & 0x1F) << 6 | rest(1))
        case (3, 0xE0..<0xF0):
            scalar = Unicode.Scalar((first & 0x0F) << 12 | rest(1) << 6 | rest(2))
        case (4, 0xF0..<0xF5):
            scalar = Unicode.Scalar(
                (first & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3))
        default: scalar = nil
        }
    }
}
