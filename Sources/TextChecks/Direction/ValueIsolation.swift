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
        guard text.bytes.count <= longest, text.dialect != .unknown,
            !text.isMessage || text.segments.count == 1
        else { return nil }
        let isRightToLeft = text.language.isRightToLeft
        // English in a Hebrew file is not translated yet, and no question of direction.
        let own: Unicode.Scalar.StrongDirection = isRightToLeft ? .rightToLeft : .leftToRight
        guard text.text.unicodeScalars.contains(where: { $0.strongDirection == own }) else {
            return nil
        }
        // Most texts that run from left to right have nothing that could move: letters hold their
        // place; numbers and brackets beside a value do not.
        guard isRightToLeft || !text.traits.isDisjoint(with: [.digit, .bracket]) else { return nil }
        let values = text.pieces.codes.filter { isTextValue(text.bytes[$0]) }
        let value = isRightToLeft ? leftToRight : rightToLeft
        return values.first { moves($0, of: text, value, rightToLeft: isRightToLeft) }
    }

    /// Whether code stands for a text: `%@`, `%1$@`, `%s`, `{name}`.
    private static func isTextValue(_ code: ArraySlice<UInt8>) -> Bool {
        guard let first = code.first, let last = code.last else { return false }
        switch first {
        case UInt8(ascii: "%"): return last == UInt8(ascii: "@") || last == UInt8(ascii: "s")
        case UInt8(ascii: "{"): return last == UInt8(ascii: "}") && !code.contains(0x2C)
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
        var units: [UInt16] = []
        for (piece, isCode) in text.pieces.pieces where piece.overlaps(range) {
            if isCode, isTextValue(text.bytes[piece]) {
                units.append(own)
            } else if isCode, text.bytes[piece.lowerBound] == UInt8(ascii: "%") {
                units.append(0x31)
            } else {
                let part = piece.clamped(to: range)
                units += Array(String(decoding: text.bytes[part], as: UTF8.self).utf16)
            }
        }
        return units
    }
}
