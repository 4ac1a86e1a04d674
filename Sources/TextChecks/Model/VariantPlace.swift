package import StringFiles

/// Where among the variants of a string a text stands.
package struct VariantPlace: Sendable {
    /// The names of the variants on the way; empty for a text without variants.
    package private(set) var path: TextPath = []
    /// What decides on each level.
    package private(set) var selectors: [VariantSelector] = []
    /// The bytes of the name of the variant; `.none` for a text without variants.
    package private(set) var nameRange = ByteRange.none
    /// The bytes of the variant; `.none` for a text without variants.
    package private(set) var range = ByteRange.none

    /// The place of a text without variants.
    package init() {}

    /// The place of a variant below this one.
    func below(_ variant: Variant, of group: VariantGroup) -> VariantPlace {
        var place = self
        place.path.append(variant.name)
        place.selectors.append(group.selector)
        place.nameRange = variant.nameRange
        place.range = variant.range
        return place
    }

    /// The cardinal plural category that the text is for; nil when no number decides.
    ///
    /// Of nested plurals the innermost.
    package var pluralCategory: String? {
        for level in path.indices.reversed() {
            if case .plural = selectors[level] { return path[level] }
        }
        return nil
    }
}
