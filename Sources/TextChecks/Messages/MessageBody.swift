/// What an ICU message says, or one arm of it.
struct MessageBody: Sendable {
    /// The bytes, without the braces around an arm.
    var range: Range<Int>
    /// Whether `#` stands for a number: directly in an arm of a plural.
    let replacesNumberSigns: Bool
    /// The arguments in it, in the order of the text; not those in their arms.
    var arguments: [MessageArgument] = []
    /// Where `#` stands outside quotes and arguments.
    var numberSigns: [Int] = []
    /// What is quoted.
    var quotes: [MessageQuote] = []
    /// Where a `}` stands that closes nothing.
    var strayBraces: [Int] = []

    /// The one argument with arms that is all of the body; nil when there is more or less.
    var onlyChoice: MessageArgument? {
        guard arguments.count == 1, let only = arguments.first, !only.arms.isEmpty,
            only.range == range
        else { return nil }
        return only
    }
}
