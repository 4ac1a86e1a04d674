internal import StringFiles

extension VariantTree {
    /// The first text and the way to it; nil when there is none.
    var firstText: (path: TextPath, unit: TextUnit)? {
        switch self {
        case .text(let unit): return ([], unit)
        case .group(let group):
            for variant in group.variants {
                if let (path, unit) = variant.tree.firstText {
                    return ([variant.name] + path, unit)
                }
            }
            return nil
        }
    }

    /// All texts, depth first.
    var units: [TextUnit] {
        switch self {
        case .text(let unit): [unit]
        case .group(let group): group.variants.flatMap(\.tree.units)
        }
    }

    /// The tree with the text at a path changed.
    func changing(_ path: ArraySlice<String>, _ change: (TextUnit) -> TextUnit) -> VariantTree {
        switch self {
        case .text(let unit): return path.isEmpty ? .text(change(unit)) : self
        case .group(var group):
            guard let name = path.first,
                let index = group.variants.firstIndex(where: {
                    ByteText($0.name) == ByteText(name)
                })
            else { return self }
            let tree = group.variants[index].tree
            group.variants[index].tree = tree.changing(path.dropFirst(), change)
            return .group(group)
        }
    }
}

extension StringFile {
    /// Changes a text of the model, as an edit changes it in the file.
    mutating func setText(
        _ value: TextValue, _ state: TranslationState?, _ entry: Int, _ language: String,
        _ path: TextPath
    ) {
        let place = entries[entry].localizations.firstIndex {
            ByteText($0.language) == ByteText(language) && $0.role == .translation
                && !$0.isImplied
        }
        guard let place else { return }
        let tree = entries[entry].localizations[place].tree
        let isFuzzy = entries[entry].flags.contains(.fuzzy)
        entries[entry].localizations[place].tree = tree.changing(path[...]) { unit in
            guard format == .po, state == nil else {
                return TextUnit(.value(value), state: state ?? unit.state)
            }
            // A text of PO is new by being empty.
            let filled: TranslationState = isFuzzy ? .needsReview : .translated
            return TextUnit(.value(value), state: value.text.isEmpty ? .new : filled)
        }
    }
}
