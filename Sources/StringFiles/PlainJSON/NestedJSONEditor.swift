internal import JSON

/// Edits a JSON file of texts in place: plain JSON and i18next.
struct NestedJSONEditor {
    /// Where a member or an element stands.
    struct Place {
        let container: JSONNode
        let offset: Int
        let value: JSONNode
    }

    let file: StringFile
    let document: JSONDocument
    private let style: JSONStyle
    /// The place of each member by where its name starts, of each element by where it starts.
    private var places: [UInt32: Place] = [:]
    /// The strings by where their texts start.
    private var strings: [UInt32: JSONNode] = [:]
    private var changes: [Int: JSONObjectChanges] = [:]
    /// The keys of new entries.
    var newKeys: Set<ByteText> = []
    /// New members by the object they go to.
    var additions: [Int: (object: JSONNode, tree: JSONTree)] = [:]
    private var replacements: [ByteReplacement] = []
    let pluralKeys: Set<ByteText>

    init(_ file: StringFile) {
        pluralKeys = NestedJSONWriter.pluralKeys(of: file)
        self.file = file
        document = JSONDocument(parsing: file.source.utf8)
        style = JSONStyle(of: document, else: .usual)
        if let root = document.root { collect(root) }
    }

    private mutating func collect(_ node: JSONNode) {
        if node.kind == .string {
            strings[UInt32(clamping: node.textRange.lowerBound)] = node
        }
        for (offset, (name, value)) in node.members.enumerated() {
            places[UInt32(clamping: name.textRange.lowerBound)] = Place(
                container: node, offset: offset, value: value)
            collect(value)
        }
        for (offset, element) in node.elements.enumerated() {
            places[UInt32(clamping: element.byteRange.lowerBound)] = Place(
                container: node, offset: offset, value: element)
            collect(element)
        }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        for addition in additions.values {
            change(addition.object) { changes in
                for (name, value) in addition.tree.members { changes.insert(name, value) }
            }
        }
        let changed = changes.values.flatMap { $0.replacements(style) }
        return EditPlan(replacements: replacements + changed, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    mutating func make(_ edit: TextEdit) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let entry = file.entries[index]
        switch edit.change {
        case .setText(let language, _, let path, let value, let state):
            guard state == nil || state == .unstated else { return Self.noStates }
            return refusal(of: language) ?? setText(value.text, path, entry)
        case .putTranslation(let localization):
            return refusal(of: localization.language) ?? put(localization.tree, entry)
        case .setState: return Self.noStates
        case .addVariant(let language, let path, let variant):
            return refusal(of: language) ?? add(variant, path, entry)
        case .removeTranslation:
            return "a JSON file has one language, remove the entry instead"
        case .setComment(let comment):
            return comment == nil ? nil : "JSON files of texts have no comments"
        case .removeEntry: return remove(entry)
        case .addEntry: return nil
        }
    }

    private static let noStates = "JSON files of texts have no states"

    private func refusal(of language: String) -> String? {
        guard file.languages.contains(where: { LanguageTagText.isSame($0, language) }) else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        return nil
    }

    private mutating func setText(_ text: String, _ path: TextPath, _ entry: Entry) -> String? {
        guard let unit = entry.localizations.first?.tree.unit(at: path[...]),
            let node = strings[unit.content.range.start]
        else { return "there is no text at \(path.joined(separator: ", "))" }
        replacements.append(style.replacement(of: node, with: text))
        return nil
    }

    /// Puts a text, an array or plural forms in place of those of an entry.
    private mutating func put(_ tree: VariantTree, _ entry: Entry) -> String? {
        let texts = NestedJSONWriter.texts(of: tree, key: entry.key, in: file, pluralKeys)
        guard let texts, !texts.isReduced, let first = members(of: entry).first else {
            return "JSON cannot hold these variants"
        }
        guard texts.arePluralForms || hasForms(entry) else {
            guard let value = texts.values.first?.value else { return nil }
            replacements.append(style.replacement(of: first.value, with: value))
            return nil
        }
        guard first.container.kind == .object else { return "an element has no plural forms" }
        for place in members(of: entry) {
            change(first.container) { $0.remove(at: place.offset) }
        }
        for (steps, value) in texts.values {
            guard case .name(let name) = steps.last else { continue }
            change(first.container) { $0.insert(name, value, at: first.offset) }
        }
        return nil
    }

    private mutating func add(
        _ variant: Variant, _ path: TextPath, _ entry: Entry
    ) -> String? {
        guard path.isEmpty, case .group(var group) = entry.localizations.first?.tree else {
            return "there are no variants to add one to"
        }
        let isThere = group.variants.contains { ByteText($0.name) == ByteText(variant.name) }
        guard !isThere else {
            return "the variant \(Diagnostic.quoted(variant.name)) is there already"
        }
        group.variants.append(variant)
        return put(.group(group), entry)
    }

    private mutating func remove(_ entry: Entry) -> String? {
        let members = members(of: entry)
        guard !members.isEmpty, members.allSatisfy({ $0.container.kind == .object }) else {
            return "an element of an array cannot go, the keys of those behind it would change"
        }
        for place in members { change(place.container) { $0.remove(at: place.offset) } }
        return nil
    }

    private func hasForms(_ entry: Entry) -> Bool {
        guard case .group(let group) = entry.localizations.first?.tree else { return false }
        return group.selector != .items
    }

    /// The members that an entry stands in: of plural forms one for each.
    func members(of entry: Entry) -> [Place] {
        guard hasForms(entry), case .group(let group) = entry.localizations.first?.tree else {
            return places[entry.keyRange.start].map { [$0] } ?? []
        }
        return group.variants.compactMap { places[$0.range.start + 1] }
    }

    mutating func change(_ object: JSONNode, _ body: (inout JSONObjectChanges) -> Void) {
        body(&changes[object.byteRange.lowerBound, default: JSONObjectChanges(object)])
    }
}
