/// A text with the places that a rule must report between `⟦` and `⟧`.
struct MarkedText: Sendable {
    /// The text with the brackets.
    let marked: String
    /// The text without the brackets.
    let text: String
    /// The marked places, in UTF-16 units.
    let places: [Range<Int>]

    /// Reads a text with brackets.
    init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var places: [Range<Int>] = []
        var start = 0
        var offset = 0
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": start = offset
            case "⟧": places.append(start..<offset)
            default:
                text.append(scalar)
                offset += UTF16.width(scalar)
            }
        }
        self.marked = marked
        self.text = String(text)
        self.places = places
    }
}
