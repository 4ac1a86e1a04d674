internal import ICU

/// Finds prices, percentages and the words of an offer in a text of any language.
struct OfferClaimReader {
    private let scalars: [Unicode.Scalar]

    /// Reads these scalars.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// The claims, ascending, without overlaps; amounts only if the text can have digits.
    func claims(hasDigits: Bool) -> [OfferClaim] {
        let matches = OfferTermIndex.table.matches(in: FoldedText(scalars))
        var claims = matches.compactMap { match -> OfferClaim? in
            switch match.kind {
            case .free: OfferClaim(kind: .free, range: match.range)
            case .promotional: OfferClaim(kind: .promotional, range: match.range)
            case .currency:
                hasDigits
                    ? amount(around: match.range).map { OfferClaim(kind: .price, range: $0) } : nil
            case .harmless: nil
            }
        }
        if hasDigits { claims += signs() }
        claims.sort {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        var end = 0
        return claims.filter { claim in
            guard claim.range.lowerBound >= end else { return false }
            end = claim.range.upperBound
            return true
        }
    }

    private subscript(place: Int) -> Unicode.Scalar? {
        place >= 0 && place < scalars.count ? scalars[place] : nil
    }

    /// Percent signs, currency signs and currency codes with their numbers.
    private func signs() -> [OfferClaim] {
        scalars.indices.compactMap { place in
            let scalar = scalars[place]
            if scalar.isPercentSign { return percentage(at: place) }
            if scalar.isCurrencySign {
                return amount(around: place..<place + 1).map { OfferClaim(kind: .price, range: $0) }
            }
            return code(at: place)
        }
    }

    /// `50%`, `50 %`, `%50`; not the `%1$s` and `%2d` of a placeholder.
    private func percentage(at place: Int) -> OfferClaim? {
        if let start = startOfNumber(endingAt: place) {
            return OfferClaim(kind: .percentage, range: start..<place + 1)
        }
        guard self[place + 1]?.isDecimalDigit == true else { return nil }
        let end = endOfNumber(from: place + 1)
        let isPlaceholder = self[end].map { $0 == "$" || $0 == "@" || $0.isASCIILetter } ?? false
        return isPlaceholder ? nil : OfferClaim(kind: .percentage, range: place..<end)
    }

    /// `USD 5`, `5EUR`: three capitals that stand alone but for a number.
    private func code(at place: Int) -> OfferClaim? {
        guard scalars[place].isASCIICapital, place + 3 <= scalars.count,
            scalars[place + 1].isASCIICapital, scalars[place + 2].isASCIICapital
        else { return nil }
        let neighbours = [self[place - 1], self[place + 3]]
        guard neighbours.allSatisfy({ $0.map { !$0.isWordPart || $0.isDecimalDigit } ?? true })
        else {
            return nil
        }
        var letters = String.UnicodeScalarView()
        letters.append(contentsOf: scalars[place..<place + 3])
        let code = String(letters)
        guard CurrencyCode.codes.contains(code),
            let range = amount(around: place..<place + 3, isWord: CurrencyCode.words.contains(code))
        else { return nil }
        return OfferClaim(kind: .price, range: range)
    }

    /// A unit of money with the number before or behind it; nil when there is none.
    ///
    /// A unit that is also a word has its own meaning before a number.
    private func amount(around unit: Range<Int>, isWord: Bool = false) -> Range<Int>? {
        if let start = startOfNumber(endingAt: unit.lowerBound) { return start..<unit.upperBound }
        guard !isWord else { return nil }
        var start = unit.upperBound
        if self[start] == "." { start += 1 }
        if self[start]?.isSpace == true { start += 1 }
        guard self[start]?.isDecimalDigit == true else { return nil }
        return unit.lowerBound..<endOfNumber(from: start)
    }

    /// The start of the number that ends before a place, one space between allowed; nil when there
    /// is none.
    private func startOfNumber(endingAt place: Int) -> Int? {
        var start = place
        if self[start - 1]?.isSpace == true { start -= 1 }
        guard self[start - 1]?.isDecimalDigit == true else { return nil }
        start -= 1
        while isInNumber(start - 1) { start -= 1 }
        return start
    }

    private func endOfNumber(from place: Int) -> Int {
        var end = place + 1
        while isInNumber(end) { end += 1 }
        return end
    }

    /// Whether a place has a digit, or a separator between two.
    private func isInNumber(_ place: Int) -> Bool {
        guard let scalar = self[place] else { return false }
        if scalar.isDecimalDigit { return true }
        return scalar.isNumberSeparator && self[place - 1]?.isDecimalDigit == true
            && self[place + 1]?.isDecimalDigit == true
    }
}

extension Unicode.Scalar {
    /// A capital letter of ASCII.
    fileprivate var isASCIICapital: Bool { (0x41...0x5A).contains(value) }

    /// Percent signs of ASCII, Arabic, small and full width.
    fileprivate var isPercentSign: Bool {
        switch value {
        case 0x25, 0x66A, 0xFE6A, 0xFF05: true
        default: false
        }
    }

    /// A currency sign (General_Category Sc).
    fileprivate var isCurrencySign: Bool {
        switch value {
        case 0x24: true
        case ..<0xA2, 0x3400..<0xA838: false
        default: properties.generalCategory == .currencySymbol
        }
    }

    /// Decimal and grouping separators.
    fileprivate var isNumberSeparator: Bool {
        switch value {
        case 0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x202F, 0x66B, 0x66C, 0xFF0C, 0xFF0E: true
        default: false
        }
    }
}
