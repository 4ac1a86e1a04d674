extension FluentText {
    /// A tree as a pattern, without what stands before its first line; nil when Fluent has no such
    /// variants.
    ///
    /// The indentation is the white space before further lines; `startsLine` says whether the first
    /// has a line of its own.
    func bytes(
        of tree: VariantTree, in file: StringFile, indentation: [UInt8], startsLine: Bool
    ) -> [UInt8]? {
        switch tree {
        case .text(let unit):
            return bytes(
                of: file.value(of: unit.content), indentation: indentation, startsLine: startsLine)
        case .group(let group):
            guard let selector = selector(group.selector), !group.variants.isEmpty else {
                return nil
            }
            let names = group.variants.map { $0.name }
            let main = names.firstIndex { $0.utf8.elementsEqual("other".utf8) } ?? names.count - 1
            var written = Array("{ \(selector) ->".utf8)
            for (index, variant) in group.variants.enumerated() {
                let mark = index == main ? "   *" : "    "
                let inner = indentation + Array(mark.utf8)
                guard let bytes = bytes(of: variant, in: file, group.selector.kind, inner) else {
                    return nil
                }
                written += lineEnd + inner + bytes
            }
            return written + lineEnd + indentation + Array("}".utf8)
        }
    }

    /// A variant from its bracket on; nil when its name cannot be a key.
    func bytes(
        of variant: Variant, in file: StringFile, _ kind: VariantSelector.Kind,
        _ indentation: [UInt8]
    ) -> [UInt8]? {
        guard let key = Self.key(variant.name, kind) else { return nil }
        let lead = Self.isMultiline(variant.tree, in: file)
        let inner = [UInt8](repeating: 0x20, count: indentation.count + 4)
        guard
            let body = bytes(
                of: variant.tree, in: file, indentation: inner, startsLine: lead)
        else { return nil }
        return Array("[\(key)]".utf8) + (lead ? lineEnd + inner : [0x20]) + body
    }

    /// Whether a pattern is better begun on a line of its own.
    static func isMultiline(_ tree: VariantTree, in file: StringFile) -> Bool {
        switch tree {
        case .text(let unit): file.text(of: unit.content).utf8.contains(0x0A)
        case .group: true
        }
    }

    /// The key of a variant; nil when a name cannot be one.
    static func key(_ name: String, _ kind: VariantSelector.Kind) -> String? {
        let isExact = name.utf8.first == UInt8(ascii: "=")
        guard !isExact || kind == .plural || kind == .ordinal else { return nil }
        let key = isExact ? String(decoding: name.utf8.dropFirst(), as: UTF8.self) : name
        var parser = FluentParser(Array(key.utf8))
        let isKey = isExact ? parser.number() != nil : isName(&parser, kind)
        return isKey && parser.offset == parser.end ? key : nil
    }

    private static func isName(_ parser: inout FluentParser, _ kind: VariantSelector.Kind) -> Bool {
        if kind == .select, parser.number() != nil { return true }
        return parser.identifier() != nil
    }

    /// The expression that decides; nil for what Fluent does not have.
    private func selector(_ selector: VariantSelector) -> String? {
        switch selector {
        case .plural(let argument): return name(of: argument) ?? "$count"
        case .select(let argument): return name(of: argument) ?? "$value"
        case .ordinal(let argument):
            let name = name(of: argument) ?? "$count"
            return name.utf8.contains("ordinal".utf8) ? name : "NUMBER(\(name), type: \"ordinal\")"
        case .pluralIndex, .device, .width, .substitutions, .items: return nil
        }
    }

    /// The name of an argument if Fluent can have it there.
    private func name(of argument: VariantArgument) -> String? {
        if let name = argument.name {
            var parser = FluentParser(Array("{ \(name) ->\n *[a] b\n}".utf8))
            if parser.placeable() != nil, parser.offset == parser.end { return name }
        }
        return argument.number.map { "$arg\($0)" }
    }
}
