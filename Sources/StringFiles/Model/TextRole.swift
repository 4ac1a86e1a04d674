/// What a text of an entry is for.
package enum TextRole: UInt8, CaseIterable, Sendable {
    /// The text to translate.
    case source
    /// A text to show: the translation, or the only text of a file of one language.
    case translation
    /// The text that was to translate when the translation was made: PO `#| msgid`.
    case previousSource
}
