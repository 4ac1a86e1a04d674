/// Everything the command line knows of one subcommand; parser, usage line and help are made from
/// it.
package struct CommandDeclaration: Sendable {
    /// The word that calls it.
    package let name: String
    /// One line for the list of commands: lower case, no full stop.
    package let summary: String
    /// Paragraphs for help, printed as written; may be empty.
    package let discussion: String
    /// The options in the order of help, and the operands in the order of the line.
    package let parameters: [any Parameter]
    /// The options that exclude each other.
    package let alternatives: [Alternatives]
    /// Command lines for help.
    package let examples: [Example]

    /// Declares a subcommand; `--help` is added to its options.
    package init(
        _ name: String, summary: String, discussion: String = "", parameters: [any Parameter],
        alternatives: [Alternatives] = [], examples: [Example] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.parameters = parameters
        self.alternatives = alternatives
        self.examples = examples
    }

    var options: [ParameterDeclaration] {
        parameters.map { $0.declaration }.filter { $0.form != .operand }
    }

    var operands: [ParameterDeclaration] {
        parameters.map { $0.declaration }.filter { $0.form == .operand }
    }
}
