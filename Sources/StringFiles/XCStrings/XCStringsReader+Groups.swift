internal import JSON

extension XCStringsReader {
    /// `variations`: of the kinds in it the first one decides.
    mutating func readVariations(_ node: JSONNodeView, _ place: XCStringsPlace) -> VariantTree? {
        guard node.kind == .object else {
            if node.kind != .junk {
                diagnostics.error(
                    .valueType, node.byteRange, "variations are an object", key: key,
                    language: place.language)
            }
            return nil
        }
        var tree: VariantTree?
        for (name, value) in node.members {
            let kind = name.string ?? ""
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            let selector = XCStringsWords.selector(kind, place.argument)
            guard tree == nil, value.isObject else {
                file.junk.append(ByteRange(range))
                diagnostics.error(
                    .valueType, range,
                    "variations by \(Diagnostic.quoted(kind)) cannot be read "
                        + "here", key: key, language: place.language)
                continue
            }
            if selector == nil {
                diagnostics.warning(
                    .unknownWord, name.textRange,
                    "variations by \(Diagnostic.quoted(kind)) are "
                        + "not known", key: key, language: place.language)
            }
            tree = readGroup(
                value, selector ?? .select(VariantArgument(name: kind)), place, range)
        }
        return tree
    }

    private mutating func readGroup(
        _ node: JSONNodeView, _ selector: VariantSelector, _ place: XCStringsPlace,
        _ range: Range<Int>
    ) -> VariantTree {
        var variants: [Variant] = []
        variants.reserveCapacity(node.count)
        for (name, value) in node.members {
            let variantName = name.string ?? ""
            if !XCStringsWords.isName(variantName, of: selector) {
                diagnostics.error(
                    .unknownWord, name.textRange,
                    "\(Diagnostic.quoted(variantName)) is no "
                        + "\(selector.kind.rawValue) variation", key: key, language: place.language)
            }
            append(name, value, named: variantName, place.inside, to: &variants)
        }
        return .group(
            VariantGroup(selector: selector, variants: variants, range: ByteRange(range)))
    }

    private mutating func append(
        _ name: JSONNodeView, _ value: JSONNodeView, named text: String, _ place: XCStringsPlace,
        to variants: inout [Variant]
    ) {
        let range = ByteRange(name.byteRange.lowerBound..<value.byteRange.upperBound)
        guard let tree = readTree(value, place) else {
            file.junk.append(range)
            return
        }
        variants.append(
            Variant(name: text, tree: tree, range: range, nameRange: ByteRange(name.textRange)))
    }

    /// `substitutions`: the format and its variables.
    mutating func readSubstitutions(
        _ node: JSONNodeView, of format: VariantTree?, _ place: XCStringsPlace
    ) -> VariantTree? {
        guard node.kind == .object else {
            file.junk.append(ByteRange(node.byteRange))
            if node.kind != .junk {
                diagnostics.error(
                    .valueType, node.byteRange, "substitutions are an object", key: key,
                    language: place.language)
            }
            return format
        }
        var variants = format.map { [Variant(name: "", tree: $0)] } ?? []
        for (name, value) in node.members {
            let variable = name.string ?? ""
            var inside = place.inside
            // Xcode leaves argNum out where there is one argument only.
            inside.argument = VariantArgument(
                name: variable, number: value[member: "argNum"]?.int,
                specifier: value[member: "formatSpecifier"]?.string)
            append(name, value, named: variable, inside, to: &variants)
        }
        return .group(
            VariantGroup(
                selector: .substitutions, variants: variants, range: ByteRange(node.byteRange)))
    }
}
