/// What usage, help and the parser know of a parameter, without its type.
package struct ParameterDeclaration: Equatable, Sendable {
    /// How a parameter is given.
    package enum Form: Equatable, Sendable {
        /// `--name`.
        case flag
        /// `--name VALUE`.
        case option
        /// A place on the line.
        case operand
    }

    /// How the parameter is given.
    var form: Form
    /// The name of an option without dashes; the placeholder of an operand.
    var name: String
    /// What stands for the value; nil for a flag.
    var placeholder: String?
    /// What help says of it: lower case, no full stop.
    var help: String
    /// The default as it would be written; nil without one.
    var fallback: String?
    /// Whether at least one must be given.
    var isRequired = false
    /// Whether it may be given more than once.
    var isRepeated = false
    /// Whether `-` means standard input.
    var readsFile = false

    /// The parameter as messages name it: `--language`, or `TAG`.
    var label: String {
        switch form {
        case .flag, .option: "--" + name
        case .operand: name
        }
    }

    /// The parameter as help lists it: `--language TAG`, or `TAG`.
    var synopsis: String {
        switch form {
        case .flag: label
        case .option: "\(label) \(placeholder ?? "")"
        case .operand: name
        }
    }
}

extension ParameterDeclaration {
    /// The option that every command has.
    static let help = ParameterDeclaration(form: .flag, name: "help", help: "print this help")
    /// The option that only the whole command has.
    static let version = ParameterDeclaration(
        form: .flag, name: "version", help: "print the versions of the toolkit and of ICU")
}
