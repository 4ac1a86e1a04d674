/// Writes a `.stringsdict` with tabs, as Xcode does.
struct StringsDictWriter {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    mutating func written() -> WrittenFile {
        var pairs: [MarkupValue] = []
        for entry in file.entries {
            if let values = Self.values(of: entry, in: file) {
                pairs += values
            } else {
                losses.append(
                    Loss(.characters, key: entry.key, "XML lacks a character of the key or a text"))
            }
        }
        var layout = MarkupLayout.usual
        layout.step = [0x09]
        var bytes = Array(Self.head.utf8)
        MarkupValue("dict", [], pairs.isEmpty ? .empty : .children(pairs))
            .append(layout, [], to: &bytes)
        return WrittenFile(bytes: bytes + "\n</plist>\n".utf8, losses: losses)
    }

    /// The key and the dictionary of an entry; nil when XML cannot write it.
    static func values(of entry: Entry, in file: StringFile) -> [MarkupValue]? {
        let localization =
            entry.localizations.first { $0.role == .translation } ?? entry.localizations.first
        guard let localization, XMLWriting.isWritable(entry.key),
            let pairs = pairs(of: localization.tree, in: file)
        else { return nil }
        return [key(entry.key), MarkupValue("dict", [], .children(pairs))]
    }

    private static func key(_ name: String) -> MarkupValue {
        MarkupValue("key", [], .text(XMLWriting.text(name.utf8)))
    }

    private static func string(_ text: String) -> MarkupValue {
        MarkupValue("string", [], .text(XMLWriting.text(text.utf8)))
    }

    private static func dictionary(_ pairs: [MarkupValue]) -> MarkupValue {
        MarkupValue("dict", [], pairs.isEmpty ? .empty : .children(pairs))
    }

    private static func pairs(of tree: VariantTree, in file: StringFile) -> [MarkupValue]? {
        switch tree {
        case .text(let unit):
            let text = file.text(of: unit.content)
            guard XMLWriting.isWritable(text) else { return nil }
            return [key(StringsDictWords.format), string(text)]
        case .group(let group):
            switch group.selector {
            case .plural(let argument): return plural(group, argument, in: file)
            case .substitutions: return substitutions(group, in: file)
            case .width: return choices(group, StringsDictWords.width, in: file)
            case .device: return choices(group, StringsDictWords.device, in: file)
            case .ordinal, .pluralIndex, .select, .items: return pairs(of: group.mainTree, in: file)
            }
        }
    }

    /// A format that is one variable.
    private static func plural(
        _ group: VariantGroup, _ argument: VariantArgument, in file: StringFile
    ) -> [MarkupValue]? {
        let isName =
            argument.name.map { name in
                XMLWriting.isWritable(name) && !name.isEmpty
                    && !name.utf8.contains {
                        $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") || $0 <= 0x20
                    }
            } ?? false
        let name = isName ? argument.name ?? "value" : "value"
        let number = argument.number.map { "\($0)$" } ?? ""
        guard let variable = variable(.group(group), argument, in: file) else { return nil }
        return [
            key(StringsDictWords.format), string("%\(number)#@\(name)@"), key(name), variable,
        ]
    }

    private static func substitutions(
        _ group: VariantGroup, in file: StringFile
    ) -> [MarkupValue]? {
        guard case .text(let unit) = group.mainTree.main else { return nil }
        let format = file.text(of: unit.content)
        guard XMLWriting.isWritable(format) else { return nil }
        var pairs = [key(StringsDictWords.format), string(format)]
        for variant in group.variants where !variant.name.isEmpty {
            guard XMLWriting.isWritable(variant.name),
                let value = variable(variant.tree, VariantArgument(), in: file)
            else { return nil }
            pairs += [key(variant.name), value]
        }
        return pairs
    }

    /// The dictionary of a variable.
    private static func variable(
        _ tree: VariantTree, _ argument: VariantArgument, in file: StringFile
    ) -> MarkupValue? {
        var variants = [Variant(name: "other", tree: tree)]
        var specifier = argument.specifier
        if case .group(let group) = tree, case .plural(let own) = group.selector {
            variants = group.variants
            specifier = own.specifier ?? specifier
        }
        guard XMLWriting.isWritable(specifier ?? ""), let texts = texts(variants, in: file) else {
            return nil
        }
        return dictionary(
            [
                key(StringsDictWords.rule), string(StringsDictWords.pluralRule),
                key(StringsDictWords.valueType), string(specifier ?? "d"),
            ] + texts)
    }

    private static func choices(
        _ group: VariantGroup, _ rule: String, in file: StringFile
    ) -> [MarkupValue]? {
        texts(group.variants, in: file).map { [key(rule), dictionary($0)] }
    }

    /// The keys and texts of variants.
    static func texts(_ variants: [Variant], in file: StringFile) -> [MarkupValue]? {
        var pairs: [MarkupValue] = []
        for variant in variants {
            guard case .text(let unit) = variant.tree.main, XMLWriting.isWritable(variant.name)
            else { return nil }
            let text = file.text(of: unit.content)
            guard XMLWriting.isWritable(text) else { return nil }
            pairs += [key(variant.name), string(text)]
        }
        return pairs
    }
}

extension VariantTree {
    /// The text that stands for all where there can be one only.
    fileprivate var main: VariantTree {
        switch self {
        case .text: self
        case .group(let group): group.mainTree.main
        }
    }
}
