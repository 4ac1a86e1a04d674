/// What a command line asks for.
package enum Invocation<Leaf: Sendable>: Sendable {
    /// To run a subcommand.
    case run(Leaf, Arguments)
    /// To print this help, which ends in a line feed.
    case help(String)
    /// To print the version.
    case version
}
