/// How the bytes of one argument become a value, and how help and messages speak of it.
///
/// A subcommand makes kinds of its own in the same way as the ones here:
///
///     extension ValueKind where Value == Day {
///         static var day: Self {
///             ValueKind(placeholder: "DATE", expected: "a date such as 2026-01-31") { Day($0) }
///         }
///     }
package struct ValueKind<Value: Sendable>: Sendable {
    /// What the usage line writes for a value, such as `FILE` or `offer|review`.
    let placeholder: String
    /// What a message asks for, such as `a whole number from 1 to 60`.
    let expected: String
    /// The values that exist, when they can be listed; listed only for a message that needs them.
    let choices: @Sendable () -> [String]
    /// Whether `-` means standard input, which can be read only once.
    let readsFile: Bool
    /// The value; nil when the argument is none.
    let read: @Sendable (RawArgument) -> Value?
    /// The value as it would be written on a command line; for defaults in help.
    let write: @Sendable (Value) -> String

    /// A kind that is read from text; `read` returns nil for what is not `expected`.
    package init(
        placeholder: String, expected: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = [],
        write: @escaping @Sendable (Value) -> String = { String(describing: $0) },
        read: @escaping @Sendable (String) -> Value?
    ) {
        self.init(
            placeholder: placeholder, expected: expected, choices: choices, readsFile: false,
            read: { $0.text.flatMap(read) }, write: write)
    }

    init(
        placeholder: String, expected: String, choices: @escaping @Sendable () -> [String],
        readsFile: Bool,
        read: @escaping @Sendable (RawArgument) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        self.placeholder = placeholder
        self.expected = expected
        self.choices = choices
        self.readsFile = readsFile
        self.read = read
        self.write = write
    }
}
