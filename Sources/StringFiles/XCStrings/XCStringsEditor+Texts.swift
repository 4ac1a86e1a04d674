internal import JSON

extension XCStringsEditor {
    /// Sets the text or the state at a path, or says why not; what is nil stays.
    mutating func setText(
        _ text: String?, _ state: TranslationState?, _ language: String, _ path: TextPath,
        _ entry: JSONNode
    ) -> String? {
        let localization = entry[member: "localizations"]?[member: language]
        guard let localization else {
            // The source text that the key stands for.
            guard let text, path.isEmpty, language == file.sourceLanguage else {
                return "there is no text in \(language)"
            }
            let unit = TextUnit(.text(text), state: state ?? .translated)
            put(Localization(language: language, tree: .text(unit)), entry)
            return nil
        }
        guard let unit = Self.node(at: path[...], in: localization) else {
            return "there is no text at \(path.joined(separator: ", "))"
        }
        if unit.kind == .string {
            guard state == nil, let text else { return "the texts of a set have one state" }
            replacements.append(style.replacement(of: unit, with: text))
            return nil
        }
        if let text { set("value", to: text, in: unit) }
        if let state { set("state", to: XCStringsWords.word(for: state), in: unit) }
        return nil
    }

    private mutating func set(_ name: String, to text: String, in object: JSONNode) {
        if let old = object[member: name] {
            replacements.append(style.replacement(of: old, with: text))
        } else {
            change(object) { $0.insertInOrder(name, .string(text)) }
        }
    }

    /// Puts a localization in place of the one of its language.
    mutating func put(_ localization: Localization, _ entry: JSONNode) {
        let value = XCStringsWriter.value(of: localization.tree, in: file)
        let language = localization.language
        guard let list = entry[member: "localizations"], list.kind == .object else {
            let start = entry.byteRange.lowerBound
            newLocalizations[start, default: []].removeAll {
                $0.name.utf8.elementsEqual(language.utf8)
            }
            newLocalizations[start, default: []].append((language, value))
            return
        }
        if let old = list[member: language] {
            replacements.append(style.replacement(of: old, with: value))
        } else {
            change(list) { changes in
                if !changes.replaceInsertion(of: language, with: value) {
                    changes.insertInOrder(language, value)
                }
            }
        }
    }

    /// Adds a variant to the group at a path, or says why not.
    mutating func add(
        _ variant: Variant, _ language: String, _ path: TextPath, _ entry: JSONNode
    ) -> String? {
        guard let localization = entry[member: "localizations"]?[member: language],
            let group = Self.group(at: path[...], in: localization)
        else { return "there are no variants in \(language) to add one to" }
        guard group[member: variant.name] == nil else {
            return "the variant \(Diagnostic.quoted(variant.name)) is there already"
        }
        let value = XCStringsWriter.value(of: variant.tree, in: file)
        change(group) { $0.insertInOrder(variant.name, value) }
        return nil
    }

    /// The `stringUnit` at a path, or the element of a `stringSet`; nil when there is none.
    ///
    /// With substitutions the first name is that of a variable, or empty for the format.
    private static func node(
        at path: ArraySlice<String>, in node: JSONNode, isFormat: Bool = false
    ) -> JSONNode? {
        let name = path.first
        if !isFormat, let substitutions = substitutions(of: node) {
            guard let name else { return nil }
            guard !name.isEmpty else {
                return self.node(at: path.dropFirst(), in: node, isFormat: true)
            }
            return substitutions[member: name].flatMap { self.node(at: path.dropFirst(), in: $0) }
        }
        guard let name else { return node[member: "stringUnit"] }
        if let variations = variations(of: node) {
            return variations[member: name].flatMap { self.node(at: path.dropFirst(), in: $0) }
        }
        let values = node[member: "stringSet"]?[member: "values"]
        let element = Int(name).flatMap { values?[element: $0] }
        return path.count == 1 && element?.kind == .string ? element : nil
    }

    /// The object of the variants at a path; nil when there is none.
    private static func group(
        at path: ArraySlice<String>, in node: JSONNode, isFormat: Bool = false
    ) -> JSONNode? {
        let substitutions = isFormat ? nil : substitutions(of: node)
        let variants = substitutions ?? variations(of: node)
        guard let name = path.first else { return variants }
        if name.isEmpty, substitutions != nil {
            return group(at: path.dropFirst(), in: node, isFormat: true)
        }
        return variants?[member: name].flatMap { group(at: path.dropFirst(), in: $0) }
    }

    private static func substitutions(of node: JSONNode) -> JSONNode? {
        node[member: "substitutions"].flatMap { $0.kind == .object ? $0 : nil }
    }

    /// The object of the first kind of `variations`.
    private static func variations(of node: JSONNode) -> JSONNode? {
        guard let variations = node[member: "variations"] else { return nil }
        return variations.members.first { $0.value.kind == .object }?.value
    }
}
