/// The words of `.stringsdict` files.
enum StringsDictWords {
    static let format = "NSStringLocalizedFormatKey"
    static let rule = "NSStringFormatSpecTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let valueType = "NSStringFormatValueTypeKey"
    static let width = "NSStringVariableWidthRuleType"
    static let device = "NSStringDeviceSpecificRuleType"
    /// The plural categories.
    static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// A variable in a format: `%#@name@` or `%2$#@name@`.
    struct Variable {
        let name: String
        /// The position of the argument.
        let number: Int?
        /// Its bytes in the text.
        let range: Range<Int>
    }

    /// The variables of a format, in their order.
    static func variables(in text: String) -> [Variable] {
        let bytes = Array(text.utf8)
        var found: [Variable] = []
        var place = 0
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "%"),
                let (variable, end) = variable(in: bytes, at: place)
            else {
                place += 1
                continue
            }
            found.append(variable)
            place = end
        }
        return found
    }

    private static func variable(in bytes: [UInt8], at start: Int) -> (Variable, Int)? {
        var place = start + 1
        var number: Int?
        var digits = 0
        while place < bytes.count, (0x30...0x39).contains(bytes[place]), place - start < 6 {
            digits = digits * 10 + Int(bytes[place] - 0x30)
            place += 1
        }
        if place > start + 1 {
            guard place < bytes.count, bytes[place] == UInt8(ascii: "$") else { return nil }
            number = digits
            place += 1
        }
        guard bytes[place...].starts(with: "#@".utf8) else { return nil }
        let first = place + 2
        guard
            let close = bytes[first...].firstIndex(where: {
                $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") || $0 <= 0x20
            }), bytes[close] == UInt8(ascii: "@"), close > first
        else { return nil }
        let name = String(decoding: bytes[first..<close], as: UTF8.self)
        return (Variable(name: name, number: number, range: start..<close + 1), close + 1)
    }
}
