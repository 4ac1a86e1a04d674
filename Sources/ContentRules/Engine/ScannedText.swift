/// A text as the rules see it: scalars with their places, never characters.
///
/// Swift compares characters by canonical equivalence and takes CR LF for one; a rule needs what
/// was written.
struct ScannedText {
    /// The text.
    let text: String
    /// What a quick look found.
    let traits: TextTraits
    /// Its scalars.
    let scalars: [Unicode.Scalar]
    /// Where each scalar starts, in UTF-16 units, and behind them the length of the text.
    let offsets: [Int]

    /// Looks at a text whose traits are known.
    init(_ text: String, traits: TextTraits) {
        self.text = text
        self.traits = traits
        scalars = Array(text.unicodeScalars)
        if traits.contains(.nonASCII) {
            var offsets: [Int] = []
            offsets.reserveCapacity(scalars.count + 1)
            var offset = 0
            for scalar in scalars {
                offsets.append(offset)
                offset += UTF16.width(scalar)
            }
            offsets.append(offset)
            self.offsets = offsets
        } else {
            offsets = Array(0...scalars.count)
        }
    }

    /// The length in UTF-16 units.
    var utf16Count: Int { offsets[scalars.count] }

    /// All scalars.
    var whole: Range<Int> { 0..<scalars.count }

    /// The scalar at a place; nil outside the text.
    subscript(place: Int) -> Unicode.Scalar? {
        place >= 0 && place < scalars.count ? scalars[place] : nil
    }

    /// The first scalar that starts at or behind a UTF-16 offset; the end of the text when none
    /// does.
    func index(atUTF16Offset offset: Int) -> Int {
        var low = 0
        var high = scalars.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The text with each spot that has a replacement rewritten; spots are ascending and do not
    /// overlap.
    func applying(_ spots: [Spot]) -> String {
        // One by one: appending slices to a `UnicodeScalarView` reserves exactly each time, which
        // is quadratic.
        var result = String.UnicodeScalarView()
        var next = 0
        for spot in spots {
            guard let replacement = spot.replacement else { continue }
            for scalar in scalars[next..<spot.range.lowerBound] { result.append(scalar) }
            for scalar in replacement { result.append(scalar) }
            next = spot.range.upperBound
        }
        for scalar in scalars[next...] { result.append(scalar) }
        return String(result)
    }
}
