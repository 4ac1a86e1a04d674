extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A text.
    package init(stringLiteral value: String) { self = .string(value) }
    /// An integer.
    package init(integerLiteral value: Int) { self = .integer(value) }
    /// A double.
    package init(floatLiteral value: Double) { self = .double(value) }
    /// A boolean.
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    /// `null`.
    package init(nilLiteral: ()) { self = .null }
    /// An array.
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// An object with its members in the order they are written.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { (name: $0.0, value: $0.1) })
    }

    /// A text, or `null` for none.
    package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
    /// An integer, or `null` for none.
    package init(_ integer: Int?) { self = integer.map(JSONValue.integer) ?? .null }
    /// A boolean, or `null` for none.
    package init(_ bool: Bool?) { self = bool.map(JSONValue.bool) ?? .null }
}
