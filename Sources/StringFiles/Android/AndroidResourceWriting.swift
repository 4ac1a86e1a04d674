/// Writes the resource of an entry.
struct AndroidResourceWriting {
    /// The comments and the resource; empty when Android cannot hold the entry.
    private(set) var values: [MarkupValue] = []
    /// What is left out.
    private(set) var losses: [Loss] = []
    /// The prefixes that the resource uses.
    private(set) var prefixes: Set<String> = []
    private let file: StringFile
    private let entry: Entry

    init(_ file: StringFile, _ entry: Entry) {
        self.file = file
        self.entry = entry
        guard AndroidWords.isName(entry.key) else {
            lose(.keys, "the key is no name of an Android resource")
            return
        }
        let localization =
            entry.localizations.first { $0.role == .translation } ?? entry.localizations.first
        guard let tree = localization?.tree else {
            lose(.keys, "there is no text")
            return
        }
        for comment in entry.comments {
            if let value = MarkupValue.comment(file.text(of: comment.content)) {
                values.append(value)
            } else {
                lose(.comments, "a comment that XML cannot hold, such as one with --")
            }
        }
        if let value = value(of: tree) { values.append(value) } else { values = [] }
    }

    private mutating func value(of tree: VariantTree) -> MarkupValue? {
        let attributes = attributes()
        switch tree {
        case .text(let unit):
            return text(of: unit).map { MarkupValue("string", attributes, .text($0)) }
        case .group(let group):
            var items: [MarkupValue] = []
            let isPlural = group.selector.kind == .plural
            for variant in group.variants {
                guard let item = item(variant, isPlural) else { return nil }
                items.append(item)
            }
            return MarkupValue(
                isPlural ? "plurals" : "string-array", attributes,
                items.isEmpty ? .empty : .children(items))
        }
    }

    /// The `<item>` of a variant.
    mutating func item(_ variant: Variant, _ isPlural: Bool) -> MarkupValue? {
        guard case .text(let unit) = variant.tree, let text = text(of: unit) else { return nil }
        guard !isPlural || AndroidWords.quantities.contains(variant.name) else {
            lose(.variants, "the variant \(Diagnostic.quoted(variant.name))")
            return nil
        }
        let attributes = isPlural ? [(name: "quantity", value: variant.name)] : []
        return MarkupValue("item", attributes, .text(text))
    }

    private mutating func text(of unit: TextUnit) -> [UInt8]? {
        let value = file.value(of: unit.content)
        note(value)
        if let bytes = AndroidText.encode(value) { return bytes }
        if let bytes = AndroidText.encode(TextValue(value.text)) {
            lose(.codes, "which parts of the text are code")
            return bytes
        }
        lose(.characters, "Android cannot write the text")
        return nil
    }

    private mutating func note(_ value: TextValue) {
        let bytes = Array(value.text.utf8)
        if value.codes.contains(where: { bytes[$0].starts(with: "<xliff:".utf8) }) {
            prefixes.insert("xliff")
        }
    }

    private mutating func attributes() -> [(name: String, value: String)] {
        var attributes = [(name: "name", value: entry.key)]
        for attribute in entry.attributes {
            let value = file.text(of: attribute.content)
            let isTool =
                attribute.name.utf8.starts(with: "tools:".utf8) && attribute.name.utf8.count > 6
                && MarkupParser.isName(attribute.name)
            guard isTool || AndroidWords.attributes.contains(attribute.name),
                XMLWriting.isWritable(value),
                !attributes.contains(where: { $0.name == attribute.name })
            else {
                lose(.attributes, "the attribute \(attribute.name)")
                continue
            }
            if isTool { prefixes.insert("tools") }
            attributes.append((attribute.name, value))
        }
        if entry.flags.contains(.untranslatable) { attributes.append(("translatable", "false")) }
        return attributes
    }

    private mutating func lose(_ kind: Loss.Kind, _ message: String) {
        losses.append(Loss(kind, key: entry.key, message))
    }
}
