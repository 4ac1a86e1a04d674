/// Finds a word that stands twice in a row, one space between.
enum DoubledWord {
    /// The second of the first two; nil when there are none, or only words that may stand twice, which
    /// come in lower case. The first letter may be a capital.
    static func first(in text: CheckedText, allowed: [String]) -> Range<Int>? {
        let bytes = text.bytes
        var previous = 0..<0
        var start = 0
        while start < bytes.count {
            let end = bytes.firstOffset(in: start..<bytes.count) { $0 == 0x20 } ?? bytes.count
            let word = start..<end
            if word.count >= previous.count, previous.count >= 2,
                mayStartSame(bytes[previous.lowerBound], bytes[start]),
                isSame(bytes, previous, word),
                let found = wholeWord(bytes, previous, word), !isAllowed(bytes[found], allowed)
            {
                return found
            }
            previous = word
            start = end + 1
        }
        return nil
    }

    /// Whether the first letters of two words may be the same, by their first bytes.
    private static func mayStartSame(_ left: UInt8, _ right: UInt8) -> Bool {
        left == right || left >= 0x80 || isCase(left, right)
    }

    /// Whether a word of two bytes or more is the one before it, marks behind the second left out.
    private static func isSame(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> Bool
    {
        var (left, right) = (first.lowerBound, second.lowerBound)
        while left < first.upperBound {
            let isStart = left == first.lowerBound
            guard bytes[left] == bytes[right] || isStart && isCase(bytes[left], bytes[right]) else {
                return sameSecondByte(bytes, first, second, at: left)
            }
            left += 1
            right += 1
        }
        return true
    }

    private static func isCase(_ left: UInt8, _ right: UInt8) -> Bool {
        left ^ right == 0x20 && (0x61...0x7A).contains(left | 0x20)
    }

    /// Compares words whose first letters are no ASCII and differ in case.
    private static func sameSecondByte(
        _ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>, at offset: Int
    ) -> Bool {
        guard offset <= first.lowerBound + 1, bytes[first.lowerBound] >= 0x80 else { return false }
        // General punctuation has no case: mostly a quotation mark.
        if bytes[first.lowerBound] == 0xE2, bytes[first.lowerBound + 1] == 0x80 { return false }
        let length = bytes.scalarEnd(at: first.lowerBound) - first.lowerBound
        let left = bytes.scalar(at: first.lowerBound).properties.lowercaseMapping
        let right = bytes.scalar(at: second.lowerBound).properties.lowercaseMapping
        guard left.utf8.elementsEqual(right.utf8), second.count >= first.count else { return false }
        return bytes[(first.lowerBound + length)..<first.upperBound].elementsEqual(
            bytes[(second.lowerBound + length)..<(second.lowerBound + first.count)])
    }

    /// The second word without the marks behind it; nil when it goes on, or is not all letters.
    private static func wholeWord(
        _ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>
    ) -> Range<Int>? {
        let end = second.lowerBound + first.count
        var offset = second.lowerBound
        while offset < end {
            guard bytes.scalar(at: offset).isWordPart else { return nil }
            offset = bytes.scalarEnd(at: offset)
        }
        if let next = bytes.scalar(at: end, before: second.upperBound),
            next.isWordPart || next.decimalDigit != nil || !isMark(next)
        {
            return nil
        }
        return second.lowerBound..<end
    }

    /// Marks that end a word; an apostrophe or a hyphen does not.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "!", "?", ";", ":", ")", "…", "»", "”", "\"", "<", "\n", "\u{202F}",
            "\u{A0}":
            true
        default: false
        }
    }

    private static func isAllowed(_ word: ArraySlice<UInt8>, _ allowed: [String]) -> Bool {
        let lower = String(decoding: word, as: UTF8.self).lowercased()
        return allowed.contains { $0.utf8.elementsEqual(lower.utf8) }
    }
}
