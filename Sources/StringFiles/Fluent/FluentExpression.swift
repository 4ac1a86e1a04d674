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
