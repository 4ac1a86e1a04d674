/// Trees of variants out of the paths of units, and back.
enum XLIFFTree {
    typealias Leaf = (steps: ArraySlice<XLIFFVariantPath.Step>, unit: TextUnit, range: ByteRange)

    /// Whether paths make one tree.
    static func isSound(_ paths: [[XLIFFVariantPath.Step]]) -> Bool {
        let unit = TextUnit(.text(""))
        return tree(paths.map { ($0[...], unit, .none) }, nil) != nil
    }

    /// The tree of some texts; nil when their paths do not fit together.
    static func tree(_ leaves: [Leaf], _ variable: String?) -> VariantTree? {
        if leaves.count == 1, leaves[0].steps.isEmpty { return .text(leaves[0].unit) }
        let variables = leaves.filter { $0.steps.first?.kind == .substitutions }
        let rest = leaves.filter { $0.steps.first?.kind != .substitutions }
        guard variables.isEmpty else {
            guard variable == nil else { return nil }
            return substitutions(variables, rest)
        }
        if rest.count == 1, let leaf = rest.first, leaf.steps.isEmpty { return .text(leaf.unit) }
        guard let kind = rest.first?.steps.first?.kind,
            rest.allSatisfy({ $0.steps.first?.kind == kind }),
            let variants = variants(rest, variable)
        else { return nil }
        let argument = VariantArgument(name: variable)
        switch kind {
        case .plural:
            return .group(VariantGroup(selector: .plural(argument), variants: variants))
        case .device: return .group(VariantGroup(selector: .device, variants: variants))
        case .width: return .group(VariantGroup(selector: .width, variants: variants))
        case .ordinal, .pluralIndex, .select, .substitutions, .items: return nil
        }
    }

    private static func substitutions(_ variables: [Leaf], _ rest: [Leaf]) -> VariantTree? {
        var variants: [Variant] = []
        if !rest.isEmpty {
            guard let format = tree(rest, nil) else { return nil }
            variants.append(Variant(name: "", tree: format))
        }
        for (name, leaves) in grouped(variables) {
            guard let tree = tree(leaves, name) else { return nil }
            variants.append(Variant(name: name, tree: tree))
        }
        return .group(VariantGroup(selector: .substitutions, variants: variants))
    }

    private static func variants(_ leaves: [Leaf], _ variable: String?) -> [Variant]? {
        var variants: [Variant] = []
        for (name, inner) in grouped(leaves) {
            guard let tree = tree(inner, variable) else { return nil }
            let range = inner.count == 1 ? inner[0].range : .none
            variants.append(Variant(name: name, tree: tree, range: range))
        }
        return variants
    }

    /// The leaves by the name of their first step, without it, in the order of the file.
    private static func grouped(_ leaves: [Leaf]) -> [(name: String, leaves: [Leaf])] {
        var groups: [(name: String, leaves: [Leaf])] = []
        var places: [ByteText: Int] = [:]
        for leaf in leaves {
            guard let name = leaf.steps.first?.name else { continue }
            let inner: Leaf = (leaf.steps.dropFirst(), leaf.unit, leaf.range)
            if let place = places[ByteText(name)] {
                groups[place].leaves.append(inner)
            } else {
                places[ByteText(name)] = groups.count
                groups.append((name, [inner]))
            }
        }
        return groups
    }

    /// A text of a tree, with the way to it in the model and in ids.
    struct Text {
        let textPath: TextPath
        let path: XLIFFVariantPath
        let unit: TextUnit
    }

    /// The texts of a tree.
    static func texts(
        of tree: VariantTree, _ textPath: TextPath = [], _ steps: [XLIFFVariantPath.Step] = []
    ) -> [Text] {
        switch tree {
        case .text(let unit):
            return [Text(textPath: textPath, path: XLIFFVariantPath(steps: steps), unit: unit)]
        case .group(let group):
            return group.variants.flatMap { variant in
                let isFormat = group.selector == .substitutions && variant.name.isEmpty
                let step = XLIFFVariantPath.Step(kind: group.selector.kind, name: variant.name)
                return texts(
                    of: variant.tree, textPath + [variant.name], isFormat ? steps : steps + [step])
            }
        }
    }
}
