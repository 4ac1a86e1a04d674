internal import JSON

extension JSONNode {
    /// Whether the node is an object, or an array of other things than texts.
    var isContainerOfKeys: Bool {
        switch kind {
        case .object: true
        case .array: !(count > 0 && elements.allSatisfy { $0.kind == .string })
        case .string, .number, .true, .false, .null, .junk: false
        }
    }

    /// The elements of an array as variants; nil unless there are some and all are texts.
    var items: VariantTree? {
        guard kind == .array, count > 0 else { return nil }
        var variants: [Variant] = []
        variants.reserveCapacity(count)
        for (index, element) in elements.enumerated() {
            guard let content = element.content else { return nil }
            variants.append(
                Variant(
                    name: String(index), tree: .text(TextUnit(content)),
                    range: ByteRange(element.byteRange)))
        }
        return .group(
            VariantGroup(selector: .items, variants: variants, range: ByteRange(byteRange)))
    }
}
