/// A part of a text that is shown alone: an arm of an ICU message, or all of the text.
package struct TextSegment: Sendable {
    /// The bytes.
    package let range: Range<Int>
    /// The cardinal plural category that it is for, `=1` included; nil when no number decides.
    package let pluralCategory: String?
    /// The selectors on the way to it, those of the file first; empty for a text without variants.
    package let path: [String]
}
