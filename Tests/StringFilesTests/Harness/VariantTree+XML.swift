internal import StringFiles

/// Whether XML 1.0 can write a character (section 2.2 of the specification).
@Sendable func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
}

extension VariantTree {
    /// The tree with each text changed.
    func mapping(_ change: (TextUnit) -> TextUnit) -> VariantTree {
        switch self {
        case .text(let unit): return .text(change(unit))
        case .group(var group):
            for index in group.variants.indices {
                group.variants[index].tree = group.variants[index].tree.mapping(change)
            }
            return .group(group)
        }
    }

    /// The tree with the items of arrays named by their places.
    var renumbered: VariantTree {
        guard case .group(var group) = self, group.selector == .items else { return self }
        for index in group.variants.indices { group.variants[index].name = String(index) }
        return .group(group)
    }

    /// The tree as files name its arguments: plural groups by the variable around them.
    static func asXcode(_ tree: VariantTree, _ variable: String? = nil) -> VariantTree {
        guard case .group(var group) = tree else { return tree }
        for index in group.variants.indices {
            var inner = variable
            if group.selector == .substitutions {
                let name = group.variants[index].name
                inner = name.isEmpty ? nil : name
            }
            group.variants[index].tree = asXcode(group.variants[index].tree, inner)
        }
        if case .plural = group.selector {
            group.selector = .plural(VariantArgument(name: variable))
        }
        return .group(group)
    }
}
