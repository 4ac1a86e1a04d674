/// An option without a value: `--json`.
package struct Flag: Parameter {
    package let declaration: ParameterDeclaration

    /// Declares a flag; `arguments[flag]` is whether it was given.
    package init(_ name: String, help: String) {
        declaration = ParameterDeclaration(form: .flag, name: name, help: help)
    }

    package func value(of given: [RawArgument]) throws(ParameterFault) -> Bool { !given.isEmpty }
}
