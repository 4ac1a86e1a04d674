/// The parts of a Fluent file, as places in its bytes.
package enum FluentEntry {
    /// A message or a term, with the comment right above it.
    case message(FluentMessage)
    /// A comment on its own.
    case comment(FluentComment)
    /// Lines that are no entry.
    case junk(Range<Int>, FluentFailure)
}

/// Why an entry could not be read: the furthest place that was reached.
package struct FluentFailure: Sendable {
    /// The offset.
    package var offset: Int
    /// What is wrong there.
    package var message: String
    /// Whether the entry may be right but is nested too deep or too long.
    package var isTooComplex = false
}

/// Comment lines of one level, one below the other.
package struct FluentComment {
    /// The number of signs: 1 for a message, 2 for a group, 3 for the file.
    package var level: Int
    /// All bytes, without the last line end.
    package var range: Range<Int>
    /// The text of each line.
    package var lines: [Range<Int>]
}

/// A message, or a term, whose name starts with a hyphen.
package struct FluentMessage {
    /// The comment.
    package var comment: FluentComment?
    /// The name, of a term with its hyphen.
    package var name: Range<Int>
    /// Whether it is a term.
    package var isTerm: Bool
    /// The value; nil for a message that has attributes only.
    package var value: FluentPattern?
    /// The attributes.
    package var attributes: [FluentAttribute]
    /// All bytes, the comment included, without the last line end.
    package var range: Range<Int>
}

/// An attribute of a message.
package struct FluentAttribute {
    /// The name.
    package var name: Range<Int>
    /// The value.
    package var value: FluentPattern
    /// All bytes, from the line end before the dot.
    package var range: Range<Int>
}

/// A text with placeables.
package struct FluentPattern {
    /// A part of a text.
    package enum Element {
        /// Text of its own bytes.
        case text(Range<Int>)
        /// A line end, by the byte U+000A.
        case newline(Int)
        /// White space at the start of a line, before and behind the indentation that all lines share.
        case indent(Range<Int>)
        /// An expression in braces.
        case placeable(FluentPlaceable)
    }

    /// The parts, in order.
    package var elements: [Element]
    /// How many spaces all lines but one beside the name start with.
    package var commonIndent: Int
    /// The bytes of the text, without white space before and behind.
    package var range: Range<Int>
}

/// An expression in braces.
package struct FluentPlaceable {
    /// The bytes, with the braces.
    package var range: Range<Int>
    /// What is in the braces.
    package var expression: FluentExpression
}

/// An expression.
package indirect enum FluentExpression {
    /// A text in quotes; the bytes between them.
    case string(Range<Int>)
    /// A number.
    case number(Range<Int>)
    /// A variable, without its sign.
    case variable(Range<Int>)
    /// Another message or an attribute of it.
    case message(Range<Int>, attribute: Range<Int>?)
    /// A term, without its hyphen.
    case term(Range<Int>, attribute: Range<Int>?, FluentArguments?)
    /// A call.
    case function(Range<Int>, FluentArguments)
    /// Braces in braces.
    case placeable(FluentPlaceable)
    /// A choice.
    case select(FluentSelect)
}

/// The arguments of a call.
package struct FluentArguments {
    /// The arguments without a name.
    package var positional: [FluentExpression]
    /// The arguments with one.
    package var named: [FluentNamedArgument]
}

/// An argument with a name.
package struct FluentNamedArgument {
    /// The name.
    package var name: Range<Int>
    /// The value, a literal.
    package var value: FluentExpression
}

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
