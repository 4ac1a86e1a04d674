/// Finds the numbers in the words of a text, digits of all scripts.
struct NumberScan {
    /// A number.
    struct Number {
        /// Its digits in ASCII, without separators.
        let digits: String
        /// Its bytes.
        let range: Range<Int>
    }

    /// The numbers, in order.
    private(set) var numbers: [Number] = []
    /// The digits that belong to words, as the 32 of `uint32`.
    private(set) var inWords: [String] = []

    /// Reads a part of a text. What belongs to a word, as in `GTK3`, is no number.
    init(_ text: CheckedText, _ part: Range<Int>) {
        let bytes = text.bytes
        let codes = text.codeRanges
        let tags = text.traits.contains(.angle) ? MarkupScan(bytes).tags.map(\.range) : []
        var offset = part.lowerBound
        while offset < part.upperBound {
            let byte = bytes[offset]
            guard (0x30...0x39).contains(byte) || byte >= 0xD9 else {
                offset += 1
                continue
            }
            if let code = (codes + tags).first(where: { $0.contains(offset) }) {
                offset = code.upperBound
                continue
            }
            guard bytes.scalar(at: offset).decimalDigit != nil else {
                offset = bytes.scalarEnd(at: offset)
                continue
            }
            offset = read(bytes, offset, part)
        }
    }

    private mutating func read(_ bytes: [UInt8], _ start: Int, _ part: Range<Int>) -> Int {
        var digits = ""
        var end = start
        var offset = start
        while let scalar = bytes.scalar(at: offset, before: part.upperBound) {
            if let digit = scalar.decimalDigit {
                digits += String(digit)
                offset = bytes.scalarEnd(at: offset)
                end = offset
            } else if Self.isSeparator(scalar) || isGroupSpace(bytes, offset, part) {
                let next = bytes.scalarEnd(at: offset)
                guard bytes.scalar(at: next, before: part.upperBound)?.decimalDigit != nil else {
                    break
                }
                offset = next
            } else {
                break
            }
        }
        let before = bytes.scalar(before: start, from: part.lowerBound)
        let isInWord = before.map { $0.value < 0x80 && $0.isWordPart || $0 == "_" } ?? false
        if isInWord {
            inWords.append(digits)
        } else {
            numbers.append(Number(digits: digits, range: start..<end))
        }
        return end
    }

    /// What stands between the digits of one number in some language (CLDR number symbols).
    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ".", "'", "’", "٫", "٬", "،", "．", "，": true
        default: false
        }
    }

    /// A space before exactly three digits, as in `10 000`.
    private func isGroupSpace(_ bytes: [UInt8], _ offset: Int, _ part: Range<Int>) -> Bool {
        guard let space = bytes.scalar(at: offset, before: part.upperBound),
            space == " " || space.isNoBreakSpace || space.value == 0x2009
        else { return false }
        var next = bytes.scalarEnd(at: offset)
        var count = 0
        while let scalar = bytes.scalar(at: next, before: part.upperBound),
            scalar.decimalDigit != nil
        {
            count += 1
            next = bytes.scalarEnd(at: next)
        }
        return count == 3
    }
}
