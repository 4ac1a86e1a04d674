/// What one element of a command line turned out to be; indices are those of the options scanned
/// for.
enum ScannedArgument: Equatable {
    /// A known option, with its value if it takes one.
    case option(Int, value: RawArgument?)
    /// An operand, and its index among the arguments.
    case operand(RawArgument, index: Int)
    /// An option that does not exist, or an abbreviation of several.
    case unknown(RawArgument)
    /// An option that lacks its value.
    case missingValue(Int)
    /// An option that takes no value and has one.
    case unexpectedValue(Int)
}
