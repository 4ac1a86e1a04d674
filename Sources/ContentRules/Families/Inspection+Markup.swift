/// HTML and Markdown, which a card shows literally.
extension Inspection {
    /// Reports tags, entities and Markdown; the suggestion is the text without them, entities
    /// decoded.
    mutating func checkMarkup() {
        guard wants(.markup), text.traits.contains(.markup) else { return }
        let spots = MarkupReader(text.scalars).spots()
        guard !spots.isEmpty else { return }
        let scalars = text.scalars
        let messages = spots.prefix(Self.findingLimit).map { spot in
            switch scalars[spot.range.lowerBound] {
            case "<": "a tag of HTML is shown literally; remove it"
            case "&": "an entity of HTML is shown literally; write its character"
            default: "marks of Markdown are shown literally; write the words alone"
            }
        }
        // What is left may be markup again, such as `&amp;lt;`: then no suggestion is safe.
        let cleaned = Array(text.applying(spots).unicodeScalars)
        let isClean = MarkupReader(cleaned).spots().isEmpty
        report(
            .markup, at: isClean ? spots : spots.map { Spot($0.range) }, messages: messages)
    }
}
