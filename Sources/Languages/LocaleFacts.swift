/// What the resolution asks about tags. One algorithm runs over two sources: ICU itself, and the embedded table that
/// answers for ordinary tags without a call.
protocol LocaleFacts: Sendable {
    /// The tag with likely subtags added (UTS #35, "Likely Subtags").
    func maximized(_ tag: LanguageTag) throws(NotOrdinary) -> LanguageTag
    /// The offered language closest to a tag, among candidates that all share its language or all do not.
    func closest(
        to tag: LanguageTag, maximized: LanguageTag, among candidates: [OfferedLanguages.Entry]
    ) throws(NotOrdinary) -> OfferedLanguages.Entry?
}

/// Says that a source of facts cannot answer, so that ICU must be asked.
struct NotOrdinary: Error {}
