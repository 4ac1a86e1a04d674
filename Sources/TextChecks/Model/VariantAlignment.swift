internal import StringFiles

/// Which source text each variant of a translation stands beside.
///
/// A plural form stands beside the source form of its own category, else beside `other`; a form for
/// one device beside that for the same device. So `few` of Polish is compared with English `other`,
/// and `one` with `one`.
enum VariantAlignment {
    static func pairs(of target: CheckedString, with source: CheckedString) -> [TextPair] {
        if source.texts.count == 1, let only = source.texts.first {
            return target.texts.map { TextPair(source: only, target: $0) }
        }
        let byPath = Dictionary(
            source.texts.map { (ByteText($0.place.path.joined(separator: "\u{0}")), $0) },
            uniquingKeysWith: { first, _ in first })
        return target.texts.compactMap { text in
            let exact = ByteText(text.place.path.joined(separator: "\u{0}"))
            let counterpart = byPath[exact] ?? nearest(to: text, in: source)
            return counterpart.map { TextPair(source: $0, target: text) }
        }
    }

    private static func nearest(to text: CheckedText, in source: CheckedString) -> CheckedText? {
        var tree = source.localization.tree
        var path: TextPath = []
        var names = Array(zip(text.place.selectors, text.place.path))
        while case .group(let group) = tree {
            // Levels of the translation that the source lacks are left out.
            let level = names.firstIndex { $0.0.kind == group.selector.kind }
            let name = level.map { names[$0].1 }
            if let level { names.removeSubrange(...level) }
            guard let variant = variant(name, of: group) else { return nil }
            path.append(variant.name)
            tree = variant.tree
        }
        return source.texts.first { candidate in
            candidate.place.path.count == path.count
                && zip(candidate.place.path, path).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        }
    }

    private static func variant(_ name: String?, of group: VariantGroup) -> Variant? {
        func named(_ wanted: String) -> Variant? {
            group.variants.first { $0.name.utf8.elementsEqual(wanted.utf8) }
        }
        switch group.selector {
        case .substitutions, .items: return name.flatMap(named)
        case .plural, .ordinal, .device, .width, .select:
            return name.flatMap(named) ?? named("other") ?? group.variants.last
        case .pluralIndex: return name.flatMap(named) ?? group.variants.last
        }
    }
}
