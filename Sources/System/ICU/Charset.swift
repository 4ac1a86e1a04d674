internal import CICU

/// A legacy charset (ISO-8859-2, KOI8-R, Shift_JIS …) through the converters of the system ICU.
package struct Charset: Hashable, Sendable {
    /// ICU's name of the charset.
    package let name: String

    /// The charset of a name or an alias in any spelling; nil when ICU has none, and for names that
    /// are no ASCII of a sensible length.
    package init?(_ alias: String) {
        guard !alias.isEmpty, alias.utf8.count < 60, alias.utf8.allSatisfy({ 0x21..<0x7F ~= $0 }),
            let name = unsafe TextBuffer.fill({ unsafe cicu_charset_name(alias, $0, $1) })
        else { return nil }
        self.name = name
    }

    /// The text of some bytes in UTF-16 and for each unit the offset of the byte it comes from;
    /// U+FFFD stands for what is ill-formed. Nil when the converter fails or the bytes are too many.
    ///
    /// - Complexity: linear.
    package func decode(_ bytes: [UInt8]) -> (units: [UInt16], offsets: [Int32])? {
        guard bytes.count < Int(Int32.max) / 4 else { return nil }
        // No charset makes more than two units of a byte.
        let capacity = 2 * bytes.count + 16
        var units = [UInt16](repeating: 0, count: capacity)
        var offsets = [Int32](repeating: 0, count: capacity)
        let count = unsafe cicu_charset_decode(
            name, bytes, Int32(bytes.count), &units, &offsets, Int32(capacity))
        guard count >= 0, Int(count) <= capacity else { return nil }
        return (Array(units.prefix(Int(count))), Array(offsets.prefix(Int(count))))
    }

    /// A text in the charset; nil when the charset lacks a character.
    package func encode(_ text: String) -> [UInt8]? {
        let units = Array(text.utf16)
        guard units.count < Int(Int32.max) / 8 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4 * units.count + 16)
        let count = unsafe cicu_charset_encode(
            name, units, Int32(units.count), &bytes, Int32(bytes.count))
        guard count >= 0, Int(count) <= bytes.count else { return nil }
        return Array(bytes.prefix(Int(count)))
    }
}
