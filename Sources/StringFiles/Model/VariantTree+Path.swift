extension VariantTree {
    /// The text at a path; nil when there is none. Of duplicate names the first is meant.
    package func unit(at path: ArraySlice<String>) -> TextUnit? {
        switch self {
        case .text(let unit): return path.isEmpty ? unit : nil
        case .group(let group):
            guard let name = path.first else { return nil }
            let variant = group.variants.first { $0.name.utf8.elementsEqual(name.utf8) }
            return variant?.tree.unit(at: path.dropFirst())
        }
    }
}
