/// Why what was given is no value of a parameter.
package struct ParameterFault: Error, Equatable {
    /// The message of a usage error: lower case, no full stop.
    package let message: String
}
