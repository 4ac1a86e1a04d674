import CommandLineArguments

extension FilePath: ExpressibleByStringLiteral {
    /// The path of a text's UTF-8 bytes.
    public init(stringLiteral text: String) { self.init(text) }
}
