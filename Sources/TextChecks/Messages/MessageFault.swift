/// What is wrong with the syntax of an ICU message.
struct MessageFault: Sendable {
    /// The kinds of faults.
    enum Kind: Sendable {
        /// A brace that nothing closes.
        case unclosed
        /// No name behind `{`.
        case noName
        /// A name that is a number with leading zeros, or too large.
        case badNumber
        /// Something behind the name that is neither `,` nor `}`.
        case afterName
        /// No type behind the comma, or something behind it that is neither `,` nor `}`.
        case badType
        /// A type that ICU does not know.
        case unknownType
        /// `plural`, `select` or `selectordinal` without arms.
        case noArms
        /// A style in which a quote is not closed.
        case badStyle
        /// No selector where one must stand.
        case noSelector
        /// No `{` behind a selector.
        case noArmText
        /// An `offset:` without a number, or behind an arm.
        case badOffset
        /// No `other`.
        case noOther
        /// An apostrophe that quotes an argument away though none is meant to be quoted.
        case quotedArgument
        /// Nested deeper than ICU allows here.
        case tooDeep
    }

    /// What is wrong.
    let kind: Kind
    /// Where.
    let range: Range<Int>
}
