internal import StringFiles

extension VariantTree {
    /// The tree with the items of an array numbered without gaps.
    var numberingItems: VariantTree {
        guard case .group(var group) = self, group.selector == .items else { return self }
        for index in group.variants.indices { group.variants[index].name = String(index) }
        return .group(group)
    }
}
