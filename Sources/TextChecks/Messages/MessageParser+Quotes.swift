extension MessageParser {
    /// Whether an apostrophe quotes what was not meant to be quoted.
    ///
    /// Someone who quotes on purpose writes `'{'` or `'{name}'`, behind a space or a sign. Behind a
    /// letter the apostrophe is one of French `l'{name}` or English `users'}`, and so it is when a
    /// quote that swallows an argument or the end of an arm is never closed.
    func isMistaken(_ quote: MessageQuote, depth: Int) -> Bool {
        let inside = quote.range.lowerBound + 1..<quote.range.upperBound - (quote.isClosed ? 1 : 0)
        if apostrophes == .required {
            let isDeliberate = quote.isClosed && !isBehindLetter(quote.range.lowerBound)
            return !isDeliberate && holdsArgument(inside)
        }
        if isBehindLetter(quote.range.lowerBound) {
            return !quote.isClosed || !bytes[inside].allSatisfy(Self.isSign)
        }
        guard !quote.isClosed else { return false }
        return depth > 0 || holdsArgument(inside)
    }

    private func isBehindLetter(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        let properties = scalar(at: start).properties
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .nonspacingMark, .spacingMark, .decimalNumber:
            return true
        default: return false
        }
    }

    /// `{`, `}`, `#`, `|` and spaces: what is quoted to be shown.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "|"), 0x20: true
        default: false
        }
    }

    /// Whether some bytes hold `{name}` or `{name,`.
    private func holdsArgument(_ range: Range<Int>) -> Bool {
        var reader = self
        for start in range where bytes[start] == UInt8(ascii: "{") {
            reader.offset = start + 1
            reader.skipSpace()
            guard !reader.readName().isEmpty else { continue }
            reader.skipSpace()
            if reader.byte == UInt8(ascii: "}") || reader.byte == UInt8(ascii: ",") { return true }
        }
        return false
    }
}
