/// A text and the text that it translates.
package struct TextPair {
    /// What it translates.
    package let source: CheckedText
    /// The translation.
    package let target: CheckedText

    /// The traits that either has.
    package var traits: TextTraits { source.traits.union(target.traits) }
}
