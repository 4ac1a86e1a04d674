/// A decoded text in which some parts may be code.
///
/// Code is what a translator must keep as it is and what the format writes unescaped: inline tags
/// of XML, Fluent placeables. The text holds it as the file writes it: `Tap <b>here</b>`.
package struct TextValue: Sendable {
    /// The text.
    package var text: String
    /// The parts that are code, as ranges of `text.utf8`, ascending and apart.
    package var codes: [Range<Int>]

    /// Makes a text.
    package init(_ text: String, codes: [Range<Int>] = []) {
        self.text = text
        self.codes = codes
    }
}

extension TextValue: Hashable {
    /// Whether two texts are the same bytes with the same code.
    package static func == (left: TextValue, right: TextValue) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8) && left.codes == right.codes
    }

    /// Hashes the bytes.
    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
        hasher.combine(codes)
    }
}
