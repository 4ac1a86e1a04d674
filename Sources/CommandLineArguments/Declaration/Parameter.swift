/// An option, a flag or an operand, with the type of its value.
package protocol Parameter<Value>: Sendable {
    /// What `arguments[parameter]` is.
    associatedtype Value: Sendable

    /// What usage, help and the parser need to know.
    var declaration: ParameterDeclaration { get }

    /// The value of what was given; throws the message of a usage error.
    func value(of given: [RawArgument]) throws(ParameterFault) -> Value
}
