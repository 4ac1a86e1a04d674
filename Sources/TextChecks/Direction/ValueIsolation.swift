internal import ICU
internal import StringFiles

/// Whether values of the other direction leave the text around them where it is.
///
/// The method is the algorithm itself (UAX #9, through ICU): the line is ordered once with a value
/// of the other direction in the place of a placeholder and once with that value isolated. Where the
/// order of the other characters differs, the value moves them.
enum ValueIsolation {
    /// What stands for a value: letters and a number, as in `iPhone 15`.
    private static let leftToRight = Array("Abc 12".utf16)
    private static let rightToLeft = Array("אבג 12".utf16)
    /// Longer texts are sentences, of which a reader finds the parts.
    private static let longest = 400

    /// The first placeholder of a text value that would move its surroundings; nil when none would.
    ///
    /// In a text that runs from left to right only a text with letters is looked at: a template such as
    /// `%@ %@` is as right as wrong.
    static func firstFault(in text: CheckedText) -> Range<Int>? {
        let found = text.placeholders.values
        if found.isEmpty { return nil }
        if case .unknown = text.dialect { return nil }
        let bytes = text.bytes
        guard bytes.count <= longest, !text.isMessage || text.segments.count == 1 else {
            return nil
        }
        let isRightToLeft = text.language.isRightToLeft
        var values: [Range<Int>] = []
        for index in found.indices {
            let range = found[index].range
            guard isTextValue(bytes.span, range),
                hasLooseNeighbour(range, bytes.span, isRightToLeft: isRightToLeft)
            else { continue }
            values.append(range)
        }
        guard !values.isEmpty else { return nil }
        // English in a Hebrew file is not translated yet, and no question of direction.
        let own: Unicode.Scalar.StrongDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard text.text.unicodeScalars.contains(where: { $0.strongDirection == own }) else {
            return nil
        }
        let value = isRightToLeft ? leftToRight : rightToLeft
        return values.first { moves($0, of: text, value, rightToLeft: isRightToLeft) }
    }

    /// Whether what stands next to a placeholder, spaces and punctuation aside, may be moved by its
    /// value: a digit or another placeholder, and in a text from right to left a Latin letter.
    private static func hasLooseNeighbour(
        _ code: Range<Int>, _ bytes: Span<UInt8>, isRightToLeft: Bool
    ) -> Bool {
        let after = code.upperBound..<bytes.count
        if isNextLoose(after, bytes) { return true }
        guard isRightToLeft else { return false }
        let before = (0..<code.lowerBound).reversed()
        return isNextLoose(before, bytes)
            || isNextLatin(after, bytes) { $0 >= 0xD7 }
            || isNextLatin(before, bytes) { (0xD7...0xDB).contains($0) }
    }

    /// Whether the first sign that says so is loose.
    private static func isNextLoose(
        _ offsets: some Sequence<Int>, _ bytes: Span<UInt8>
    ) -> Bool {
        for offset in offsets {
            if let isLoose = isLoose(bytes[offset]) { return isLoose }
        }
        return false
    }

    /// Whether a Latin letter comes before a letter of another kind.
    private static func isNextLatin(
        _ offsets: some Sequence<Int>, _ bytes: Span<UInt8>, before isOther: (UInt8) -> Bool
    ) -> Bool {
        for offset in offsets {
            let byte = bytes[offset]
            if (0x61...0x7A).contains(byte | 0x20) { return true }
            if isOther(byte) { return false }
        }
        return false
    }

    /// True of a digit and of the start of a placeholder, false of a letter, nil of what stands
    /// between.
    private static func isLoose(_ byte: UInt8) -> Bool? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "%"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: "$"):
            true
        // Letters of two bytes; longer sequences may be punctuation, and are passed over.
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            0xC3...0xDF:
            false
        default: nil
        }
    }

    /// Whether code stands for a text: `%@`, `%1$@`, `%s`, `{name}`.
    private static func isTextValue(_ bytes: Span<UInt8>, _ code: Range<Int>) -> Bool {
        guard !code.isEmpty else { return false }
        let last = bytes[code.upperBound - 1]
        switch bytes[code.lowerBound] {
        case UInt8(ascii: "%"): return last == UInt8(ascii: "@") || last == UInt8(ascii: "s")
        case UInt8(ascii: "{"):
            return last == UInt8(ascii: "}") && !code.contains { bytes[$0] == UInt8(ascii: ",") }
        case UInt8(ascii: "$"): return last == UInt8(ascii: "$")
        default: return false
        }
    }

    private static func moves(
        _ range: Range<Int>, of text: CheckedText, _ value: [UInt16], rightToLeft: Bool
    ) -> Bool {
        let before = units(text, 0..<range.lowerBound)
        let after = units(text, range.upperBound..<text.bytes.count)
        let bare = order(before, value, after, rightToLeft)
        let isolated = order(before, [0x2068] + value + [0x2069], after, rightToLeft)
        return bare != isolated
    }

    /// The order from left to right of what is not the value.
    private static func order(
        _ before: [UInt16], _ value: [UInt16], _ after: [UInt16], _ rightToLeft: Bool
    ) -> [Int] {
        let order = BidiOrder.visual(before + value + after, rightToLeft: rightToLeft) ?? []
        return order.compactMap { index in
            if index < before.count { return index }
            let behind = index - value.count
            return behind >= before.count ? behind : -1
        }.reduce(into: []) { places, place in
            // The value is one place however long it is.
            if place >= 0 || places.last != -1 { places.append(place) }
        }
    }

    /// A part of the text in which the other placeholders are values of the text's own direction.
    private static func units(_ text: CheckedText, _ range: Range<Int>) -> [UInt16] {
        let own = text.language.isRightToLeft ? 0x05D0 : UInt16(0x61)
        let bytes = text.bytes
        var units: [UInt16] = []
        for (piece, isCode) in text.pieces.pieces where piece.overlaps(range) {
            if isCode, isTextValue(bytes.span, piece) {
                units.append(own)
            } else if isCode, bytes[piece.lowerBound] == UInt8(ascii: "%") {
                units.append(0x31)
            } else {
                let part = piece.clamped(to: range)
                units += Array(String(decoding: bytes[part], as: UTF8.self).utf16)
            }
        }
        return units
    }
}
