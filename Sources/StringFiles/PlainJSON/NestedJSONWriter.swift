internal import JSON

/// Writes a JSON file of texts: plain JSON and i18next.
struct NestedJSONWriter {
    private let file: StringFile
    private var tree = JSONTree()
    private var losses: [Loss] = []
    private let pluralKeys: Set<ByteText>

    init(_ file: StringFile) {
        self.file = file
        pluralKeys = Self.pluralKeys(of: file)
    }

    /// The keys of the entries with cardinal forms.
    static func pluralKeys(of file: StringFile) -> Set<ByteText> {
        guard file.format == .i18next else { return [] }
        let entries = file.entries.filter { entry in
            guard case .group(let group) = entry.localizations.first?.tree else { return false }
            return group.selector.kind == .plural
        }
        return Set(entries.map { ByteText($0.key) })
    }

    mutating func written() -> WrittenFile {
        for (index, entry) in file.entries.enumerated() { insert(entry, index) }
        if file.format == .i18next {
            for index in tree.removeFalsePlurals() {
                lose(file.entries[index], "its key would read as a plural form")
            }
        }
        var bytes: [UInt8] = []
        JSONStyle.usual.append(
            tree.value ?? .object([]), indentation: [], isMultiline: true, to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }

    private mutating func insert(_ entry: Entry, _ index: Int) {
        guard let texts = Self.texts(of: entry, in: file, pluralKeys) else {
            return lose(entry, "an entry without a text")
        }
        if texts.isReduced {
            losses.append(
                Loss(.variants, key: entry.key, "which plural form the only one is"))
        }
        for (steps, value) in texts.values {
            let leaf = JSONTree.Leaf(
                value: value, entry: index, isPluralForm: texts.arePluralForms)
            if !tree.insert(leaf, at: steps) {
                return lose(entry, "another key stands in the way")
            }
        }
    }

    private mutating func lose(_ entry: Entry, _ message: String) {
        losses.append(Loss(.keys, key: entry.key, message))
    }

    /// The texts of an entry, each with its path.
    struct Texts {
        var values: [(steps: [JSONKeyPath.Step], value: JSONValue)]
        /// Whether they are plural forms, each under its own name.
        var arePluralForms = false
        /// Whether variants were left out.
        var isReduced = false
    }

    /// The texts of an entry; nil when JSON cannot hold it.
    static func texts(
        of entry: Entry, in file: StringFile, _ pluralKeys: Set<ByteText>
    ) -> Texts? {
        guard let tree = entry.localizations.first(where: { !$0.isImplied })?.tree else {
            return nil
        }
        return texts(of: tree, key: entry.key, in: file, pluralKeys)
    }

    /// The texts of a tree; nil when JSON cannot hold it.
    static func texts(
        of tree: VariantTree, key: String, in file: StringFile, _ pluralKeys: Set<ByteText>
    ) -> Texts? {
        let steps = JSONKeyPath(key: key).steps
        switch tree {
        case .text(let unit):
            return Texts(values: [(steps, .string(file.text(of: unit.content)))])
        case .group(let group):
            let texts = group.variants.compactMap { variant -> String? in
                guard case .text(let unit) = variant.tree else { return nil }
                return file.text(of: unit.content)
            }
            guard texts.count == group.variants.count, !texts.isEmpty else { return nil }
            switch group.selector {
            case .items: return Texts(values: [(steps, .array(texts.map { .string($0) }))])
            case .plural: return pluralForms(of: group, texts, "_", at: steps)
            case .ordinal:
                // Beside cardinal forms the key has the word already.
                let word = "_ordinal"
                let bare = ByteText(
                    String(decoding: key.utf8.dropLast(word.utf8.count), as: UTF8.self))
                let isNamed = key.hasSuffix(word) && pluralKeys.contains(bare)
                return pluralForms(of: group, texts, isNamed ? "_" : "_ordinal_", at: steps)
            case .pluralIndex, .device, .width, .select, .substitutions: return nil
            }
        }
    }

    private static func pluralForms(
        of group: VariantGroup, _ texts: [String], _ infix: String, at steps: [JSONKeyPath.Step]
    ) -> Texts? {
        guard hasCategories(group), case .name(let name) = steps.last else { return nil }
        // One form without a count would not be told from a name that ends in `_other`.
        if texts.count == 1, !texts[0].utf8.contains("{{count".utf8) {
            return Texts(values: [(steps, .string(texts[0]))], isReduced: true)
        }
        let names = zip(group.variants, texts).map { variant, text in
            (JSONKeyPath.Step.name(name + infix + variant.name), JSONValue.string(text))
        }
        return Texts(
            values: names.map { (steps.dropLast() + [$0.0], $0.1) }, arePluralForms: true)
    }

    /// Whether the variants are plural categories, `other` among them.
    private static func hasCategories(_ group: VariantGroup) -> Bool {
        let names = group.variants.map { ByteText($0.name) }
        let categories = Set(I18nextPlurals.categories.map { ByteText($0) })
        return Set(names).isSubset(of: categories) && names.contains(ByteText("other"))
    }
}
