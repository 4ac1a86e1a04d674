/// A part of an ICU message between apostrophes, which is shown as it stands.
struct MessageQuote: Sendable {
    /// All of it, from the first apostrophe to behind the last.
    let range: Range<Int>
    /// Whether an apostrophe ends it; else it reaches to the end of the message.
    let isClosed: Bool
}
