/// A key or a value of a `.strings` file.
struct StringsString {
    /// The text.
    var content: TextContent
    /// All bytes, with the quotes.
    var range: Range<Int>
    /// Whether the closing quote is missing.
    var isUnclosed = false
}
