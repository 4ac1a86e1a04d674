/// Variants between which one thing decides.
package struct VariantGroup: Sendable {
    /// What decides.
    package var selector: VariantSelector
    /// The variants, in the order of the file; of duplicates, all.
    package var variants: [Variant]
    /// All bytes of the group.
    package var range: ByteRange

    /// Makes a group.
    package init(selector: VariantSelector, variants: [Variant], range: ByteRange = .none) {
        self.selector = selector
        self.variants = variants
        self.range = range
    }
}
