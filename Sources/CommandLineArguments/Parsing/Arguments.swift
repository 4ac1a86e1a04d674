/// What one command line gave to a subcommand, typed by its own declarations.
package struct Arguments: Sendable {
    /// The words that called the subcommand, such as `cta label add`.
    package let command: String
    /// What was given for every declared parameter; nothing is an empty array.
    private let given: [String: [RawArgument]]

    /// Takes what was given; throws when it is no value of the parameters.
    init(
        command: String, parameters: [any Parameter], given: [String: [RawArgument]]
    ) throws(UsageError) {
        self.command = command
        var complete: [String: [RawArgument]] = [:]
        for parameter in parameters {
            let label = parameter.declaration.label
            let arguments = given[label] ?? []
            complete[label] = arguments
            do {
                try Self.check(parameter, arguments)
            } catch {
                throw UsageError(command: command, message: error.message)
            }
        }
        self.given = complete
    }

    /// The value of a parameter of this subcommand.
    ///
    /// - Precondition: The subcommand declares the parameter. No command line can break this, only the
    ///   subcommand's file.
    package subscript<Value>(parameter: some Parameter<Value>) -> Value {
        let label = parameter.declaration.label
        guard let arguments = given[label], let value = try? parameter.value(of: arguments) else {
            preconditionFailure("'\(command)' reads '\(label)' and does not declare it")
        }
        return value
    }

    /// A usage error that only the subcommand can see, such as two options that do not go together.
    ///
    /// `message` is lower case and without full stop, and names options as `'--kind'`.
    package func usageError(_ message: String) -> UsageError {
        UsageError(command: command, message: message)
    }

    private static func check(
        _ parameter: some Parameter, _ given: [RawArgument]
    ) throws(ParameterFault) {
        _ = try parameter.value(of: given)
    }
}
