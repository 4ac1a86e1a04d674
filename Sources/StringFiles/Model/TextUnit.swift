/// A text that is not divided further, with its state.
package struct TextUnit: Sendable {
    /// The text.
    package var content: TextContent
    /// How far the translation is.
    package var state: TranslationState
    /// The bytes of the state, without quotes.
    package var stateRange: ByteRange

    /// Makes a unit.
    package init(
        _ content: TextContent, state: TranslationState = .unstated, stateRange: ByteRange = .none
    ) {
        self.content = content
        self.state = state
        self.stateRange = stateRange
    }
}
