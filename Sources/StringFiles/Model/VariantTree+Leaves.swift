extension VariantTree {
    /// A text of a tree, and the way to it.
    package struct Leaf: Sendable {
        /// The names of the variants on the way.
        package let path: TextPath
        /// The text.
        package let unit: TextUnit
    }

    /// The texts, depth first.
    package var leaves: [Leaf] {
        var leaves: [Leaf] = []
        collect(into: &leaves, [])
        return leaves
    }

    private func collect(into leaves: inout [Leaf], _ path: TextPath) {
        switch self {
        case .text(let unit): leaves.append(Leaf(path: path, unit: unit))
        case .group(let group):
            for variant in group.variants {
                variant.tree.collect(into: &leaves, path + [variant.name])
            }
        }
    }

    /// The tree with each text replaced by what a body makes of it and of the way to it.
    package func mapLeaves(_ body: (Leaf) -> TextUnit) -> VariantTree { mapLeaves([], body) }

    private func mapLeaves(_ path: TextPath, _ body: (Leaf) -> TextUnit) -> VariantTree {
        switch self {
        case .text(let unit): return .text(body(Leaf(path: path, unit: unit)))
        case .group(var group):
            for index in group.variants.indices {
                let variant = group.variants[index]
                group.variants[index].tree = variant.tree.mapLeaves(path + [variant.name], body)
            }
            return .group(group)
        }
    }
}
