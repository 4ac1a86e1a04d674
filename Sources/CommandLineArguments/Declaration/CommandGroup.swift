/// Commands under one word: the whole command, or a nested one such as `cta label`.
///
/// `Leaf` is what the caller runs; this module only finds it.
package struct CommandGroup<Leaf: Sendable>: Sendable {
    /// What stands in a group.
    package enum Member: Sendable {
        /// A subcommand.
        case command(CommandDeclaration, Leaf)
        /// Further subcommands under one word.
        case group(CommandGroup)

        var name: String {
            switch self {
            case .command(let declaration, _): declaration.name
            case .group(let group): group.name
            }
        }

        var summary: String {
            switch self {
            case .command(let declaration, _): declaration.summary
            case .group(let group): group.summary
            }
        }
    }

    /// The word that calls it.
    package let name: String
    /// One line for the list of commands: lower case, no full stop.
    package let summary: String
    /// Paragraphs for help, printed as written; may be empty.
    package let discussion: String
    /// The subcommands in the order of help.
    package let members: [Member]

    /// Declares a group; `--help` is its option, and `--version` that of the outermost.
    package init(_ name: String, summary: String, discussion: String = "", members: [Member]) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.members = members
    }
}
