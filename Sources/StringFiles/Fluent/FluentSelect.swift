/// A choice between variants.
package struct FluentSelect {
    /// What decides.
    package var selector: FluentExpression
    /// Its bytes.
    package var selectorRange: Range<Int>
    /// The variants.
    package var variants: [FluentVariant]
}

/// A variant of a choice.
package struct FluentVariant {
    /// The key, between the brackets.
    package var key: Range<Int>
    /// Whether the key is a number.
    package var isNumber: Bool
    /// Whether it is the one that stands for all others.
    package var isDefault: Bool
    /// The text.
    package var value: FluentPattern
    /// All bytes, from the bracket or the asterisk.
    package var range: Range<Int>
}
