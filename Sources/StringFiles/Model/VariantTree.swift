/// A text, or variants of it, which may have variants themselves.
///
/// Readers keep the nesting below 100, so that walking a tree may recurse.
package enum VariantTree: Sendable {
    /// A text.
    case text(TextUnit)
    /// A choice between variants.
    indirect case group(VariantGroup)
}
