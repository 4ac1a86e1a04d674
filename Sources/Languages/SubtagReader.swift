/// Reads `language[-Script][-REGION]` byte by byte.
struct SubtagReader {
    private var tag = LanguageTag(language: .none)
    /// Whether what was read is so far spelled as the tag's own text: hyphens, and each subtag in its usual case.
    private var isSpelledAsText = true
    /// The subtag so far, letters in small.
    private var packed: UInt64 = 0
    /// The same as it was written.
    private var written: UInt64 = 0
    private var letterCount = 0
    private var digitCount = 0

    /// Takes the next byte; false when it cannot belong to such a tag.
    @inline(__always)
    mutating func read(_ byte: UInt8) -> Bool {
        written = written << 8 | UInt64(byte)
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            packed = packed << 8 | UInt64(byte | 0x20)
            letterCount += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            packed = packed << 8 | UInt64(byte)
            digitCount += 1
        case UInt8(ascii: "-"), UInt8(ascii: "_"):
            if byte == UInt8(ascii: "_") { isSpelledAsText = false }
            written >>= 8
            return endSubtag()
        default: return false
        }
        return letterCount + digitCount <= 8
    }

    /// The tag, when what was read is one, and whether it was spelled as its text.
    @inline(__always)
    mutating func finished() -> (tag: LanguageTag, isSpelledAsText: Bool)? {
        endSubtag() ? (tag, isSpelledAsText) : nil
    }

    /// Puts the subtag where it belongs; false when it belongs nowhere.
    @inline(__always)
    private mutating func endSubtag() -> Bool {
        guard let subtag = place() else { return false }
        if subtag.packed != written { isSpelledAsText = false }
        (packed, written, letterCount, digitCount) = (0, 0, 0, 0)
        return true
    }

    @inline(__always)
    private mutating func place() -> Subtag? {
        if tag.language.isNone {
            guard (2...8).contains(letterCount), digitCount == 0 else { return nil }
            tag.language = Subtag(packed: packed)
            return tag.language
        }
        // Nothing stands behind a region.
        guard tag.region.isNone else { return nil }
        switch (letterCount, digitCount) {
        case (4, 0):
            guard tag.script.isNone else { return nil }
            tag.script = Subtag(packed: packed & ~0x2000_0000)
            return tag.script
        case (2, 0): tag.region = Subtag(packed: packed & ~0x2020)
        case (0, 3): tag.region = Subtag(packed: packed)
        default: return nil
        }
        return tag.region
    }
}
