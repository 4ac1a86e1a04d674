/// The value of `Plural-Forms` in a PO header: how many forms there are, and which one a number has.
///
/// See <https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html>.
package struct PluralFormula: Sendable {
    /// `nplurals`, at least 1.
    package let count: Int
    private let expression: PluralExpression

    /// Reads `nplurals=2; plural=(n != 1);`; nil when it is not one.
    package init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(2000))
        guard let countStart = Self.end(of: "nplurals=", in: bytes, from: 0) else { return nil }
        let digits = bytes[countStart...].drop { $0 == 0x20 }.prefix(4).prefix {
            0x30...0x39 ~= $0
        }
        guard !digits.isEmpty,
            let start = Self.end(of: "plural=", in: bytes, from: digits.endIndex)
        else { return nil }
        let formula = bytes[start...].prefix { $0 != UInt8(ascii: ";") }
        count = digits.reduce(0) { $0 * 10 + Int($1 & 15) }
        guard count > 0, let expression = PluralExpression(formula) else { return nil }
        self.expression = expression
    }

    /// The form of a number; nil where the formula divides by zero.
    package func index(of number: Int) -> Int? { expression.value(number) }

    private static func end(of name: String, in bytes: [UInt8], from start: Int) -> Int? {
        let name = Array(name.utf8)
        var offset = start
        while offset + name.count <= bytes.count {
            if bytes[offset..<offset + name.count].elementsEqual(name) {
                return offset + name.count
            }
            offset += 1
        }
        return nil
    }
}
