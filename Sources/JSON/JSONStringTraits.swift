/// What the reader learned about a string on its way through.
struct JSONStringTraits: OptionSet {
    let rawValue: UInt32

    /// The bytes between the quotes are not the text: an escape or an ill-formed sequence is in
    /// them.
    static let needsDecoding = JSONStringTraits(rawValue: 1)
    /// There is no closing quote.
    static let isUnclosed = JSONStringTraits(rawValue: 2)
    /// A byte of 0x80 or above is in it.
    static let isNonASCII = JSONStringTraits(rawValue: 4)
    /// Not all of the text could be kept: a lone surrogate or ill-formed UTF-8 became U+FFFD.
    static let isIllFormed = JSONStringTraits(rawValue: 8)
}
