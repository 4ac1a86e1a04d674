/// The runs of ASCII digits in texts.
enum DigitRuns {
    /// Whether a translation has the runs of its source in the same order, code included, and neither
    /// may have digits of another script: the usual case, for which no number need be read.
    static func areSame(_ pair: SegmentPair) -> Bool {
        areSame(pair.source, pair.sourceRange, pair.target, pair.targetRange)
    }

    /// Whether a whole translation has the runs of its source, and neither may have other digits.
    static func areSame(_ pair: TextPair) -> Bool {
        areSame(pair.source, pair.source.bytes.indices, pair.target, pair.target.bytes.indices)
    }

    private static func areSame(
        _ sourceText: CheckedText, _ sourcePart: Range<Int>, _ targetText: CheckedText,
        _ targetPart: Range<Int>
    ) -> Bool {
        let (source, target) = (sourceText.bytes, targetText.bytes)
        var (left, right) = (sourcePart, targetPart)
        while let start = source.firstDigit(in: left) {
            guard let other = target.firstDigit(in: right) else { return false }
            left = start..<left.upperBound
            right = other..<right.upperBound
            while let digit = digit(of: source, left) {
                guard digit == self.digit(of: target, right) else { return false }
                left = left.lowerBound + 1..<left.upperBound
                right = right.lowerBound + 1..<right.upperBound
            }
            if digit(of: target, right) != nil { return false }
        }
        return target.firstDigit(in: right) == nil
            && !mayHaveOthers(sourceText, sourcePart) && !mayHaveOthers(targetText, targetPart)
    }

    /// The digit that a range starts with; nil without one.
    private static func digit(of bytes: [UInt8], _ range: Range<Int>) -> UInt8? {
        guard !range.isEmpty, (0x30...0x39).contains(bytes[range.lowerBound]) else { return nil }
        return bytes[range.lowerBound]
    }

    /// Whether a part of a text may have digits of another script.
    private static func mayHaveOthers(_ text: CheckedText, _ part: Range<Int>) -> Bool {
        text.traits.contains(.otherDigit) && text.bytes[part].contains(where: mayStartDigit)
    }

    /// Lead bytes of the blocks with decimal digits: Arabic, NKo, the scripts of India and its
    /// neighbours, fullwidth forms, the planes above.
    static func mayStartDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: true
        default: false
        }
    }
}
