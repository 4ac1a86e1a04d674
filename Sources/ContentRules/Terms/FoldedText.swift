internal import ICU

/// A text for the comparison of words: small letters, and without what writers put in or leave out.
///
/// One scalar stays one scalar or goes, so that a match is found in the source again. Dropped are
/// default ignorables, nuktas (`मुफ़्त` is also written `मुफ्त`), Arabic vowel signs and the
/// tatweel.
struct FoldedText {
    /// The folded scalars.
    private(set) var scalars: [Unicode.Scalar] = []
    /// For each folded scalar its place in the source, and behind them the source's length.
    private(set) var sources: [Int] = []

    /// Folds scalars; linear.
    init(_ source: [Unicode.Scalar]) {
        scalars.reserveCapacity(source.count)
        sources.reserveCapacity(source.count + 1)
        for (place, scalar) in source.enumerated() {
            guard let folded = scalar.foldedForWords else { continue }
            scalars.append(folded)
            sources.append(place)
        }
        sources.append(source.count)
    }

    /// The scalar at a place; nil outside the text.
    subscript(place: Int) -> Unicode.Scalar? {
        place >= 0 && place < scalars.count ? scalars[place] : nil
    }

    /// The source of a range, up to the start of what follows it.
    func source(of range: Range<Int>) -> Range<Int> {
        sources[range.lowerBound]..<(sources[range.upperBound - 1] + 1)
    }
}

extension Unicode.Scalar {
    /// The scalar in small letters; nil when it is dropped.
    fileprivate var foldedForWords: Unicode.Scalar? {
        switch value {
        case ..<0x41, 0x5B..<0xA0: return self
        case 0x41...0x5A: return Unicode.Scalar(value + 0x20)
        // The spaces inside a phrase, and the hyphen that does not break.
        case 0xA0, 0x202F, 0x3000: return " "
        case 0x2010, 0x2011: return "-"
        case 0x2019: return "'"
        // Turkish dotless and dotted i, whatever the keyboard made of them.
        case 0x130, 0x131: return "i"
        case 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C: return nil
        case 0x640, 0x64B...0x652: return nil
        case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0)?.foldedForWords
        case 0x3041..<0xD7A4: return self
        default: break
        }
        if let base = lettersWithNukta[value] { return base }
        if has(.uppercase) { return properties.lowercaseMapping.unicodeScalars.first ?? self }
        return has(.defaultIgnorable) ? nil : self
    }
}

/// Indic letters that Unicode also has as one, and the letters below their nukta (UnicodeData.txt).
private let lettersWithNukta: [UInt32: Unicode.Scalar] = [
    0x958: "\u{915}", 0x959: "\u{916}", 0x95A: "\u{917}", 0x95B: "\u{91C}", 0x95C: "\u{921}",
    0x95D: "\u{922}", 0x95E: "\u{92B}", 0x95F: "\u{92F}", 0x9DC: "\u{9A1}", 0x9DD: "\u{9A2}",
    0x9DF: "\u{9AF}", 0xA33: "\u{A32}", 0xA36: "\u{A38}", 0xA59: "\u{A16}", 0xA5A: "\u{A17}",
    0xA5B: "\u{A1C}", 0xA5E: "\u{A2B}", 0xB5C: "\u{B21}", 0xB5D: "\u{B22}",
]
