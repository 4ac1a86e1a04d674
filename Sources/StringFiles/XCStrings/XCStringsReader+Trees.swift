internal import JSON

extension XCStringsReader {
    /// Deeper than any group of a real catalog.
    private static let maximumDepth = 50

    /// The texts of a localization, a variant or a substitution; nil when there are none.
    mutating func readTree(_ node: JSONNode, _ place: XCStringsPlace) -> VariantTree? {
        guard node.kind == .object, place.depth < Self.maximumDepth else {
            refuse(node, place)
            return nil
        }
        var text: VariantTree?
        var group: VariantTree?
        var substitutions: JSONNode?
        for (name, value) in node.members {
            switch name.string ?? "" {
            case "stringUnit" where text == nil: text = readUnit(value, place)
            case "stringSet" where text == nil: text = readSet(value, place)
            case "variations" where group == nil: group = readVariations(value, place)
            case "substitutions" where substitutions == nil: substitutions = value
            default: break
            }
        }
        if group != nil, text != nil {
            diagnostics.warning(
                .unsupported, node.byteRange,
                "of a text and variations beside it only the "
                    + "variations are shown; remove one", key: key, language: place.language)
        }
        if let substitutions { return readSubstitutions(substitutions, of: group ?? text, place) }
        if group == nil, text == nil, !hasTexts(node) {
            diagnostics.warning(
                .missing, node.byteRange, "there is no stringUnit and there are no variations",
                key: key, language: place.language)
        }
        return group ?? text
    }

    /// Whether an object has texts, readable or not.
    private func hasTexts(_ node: JSONNode) -> Bool {
        ["stringUnit", "stringSet", "variations"].contains { node[member: $0] != nil }
    }

    private mutating func refuse(_ node: JSONNode, _ place: XCStringsPlace) {
        guard node.kind != .junk else { return }
        if node.kind == .object {
            diagnostics.error(
                .tooDeep, node.byteRange,
                "variations are nested deeper than "
                    + "\(Self.maximumDepth) levels", key: key, language: place.language)
        } else {
            diagnostics.error(
                .valueType, node.byteRange, "an object with a stringUnit is expected here",
                key: key, language: place.language)
        }
    }

    private mutating func readUnit(_ node: JSONNode, _ place: XCStringsPlace) -> VariantTree? {
        guard node.kind == .object else {
            refuse(node, place)
            return nil
        }
        var value: JSONNode?
        var state: JSONNode?
        for (name, field) in node.members {
            if value == nil, name.hasText("value") {
                value = field
            } else if state == nil, name.hasText("state") {
                state = field
            }
        }
        guard let content = value?.content else {
            diagnostics.error(
                value == nil ? .missing : .valueType, value?.byteRange ?? node.byteRange,
                value == nil ? "the stringUnit has no value" : "the value is no text", key: key,
                language: place.language)
            return nil
        }
        let (word, range) = readState(state, node, place)
        return .text(TextUnit(content, state: word, stateRange: range))
    }

    private mutating func readState(
        _ node: JSONNode?, _ unit: JSONNode, _ place: XCStringsPlace
    ) -> (TranslationState, ByteRange) {
        guard let node, let word = node.string else {
            if let node, node.kind != .junk {
                diagnostics.error(
                    .valueType, node.byteRange, "the state is no text", key: key,
                    language: place.language)
            } else {
                diagnostics.warning(
                    .missing, unit.byteRange,
                    "there is no state; write \"translated\" or \"needs_review\"", key: key,
                    language: place.language)
            }
            return (.unstated, .none)
        }
        let state = XCStringsWords.state(word)
        if state == .unknown {
            diagnostics.error(
                .unknownWord, node.textRange,
                "\(Diagnostic.quoted(word)) is no state; write "
                    + "\"new\", \"needs_review\" or \"translated\"", key: key,
                language: place.language)
        }
        return (state, ByteRange(node.textRange))
    }

    /// `stringSet`: several texts of one state, as for the phrases of App Shortcuts.
    private mutating func readSet(_ node: JSONNode, _ place: XCStringsPlace) -> VariantTree? {
        guard let values = node[member: "values"], values.kind == .array else {
            refuse(node, place)
            return nil
        }
        let (state, range) = readState(node[member: "state"], node, place)
        var variants: [Variant] = []
        for (offset, element) in values.elements.enumerated() {
            guard let content = element.content else {
                file.junk.append(ByteRange(element.byteRange))
                refuse(element, place)
                continue
            }
            let unit = TextUnit(content, state: state, stateRange: range)
            variants.append(
                Variant(
                    name: String(offset), tree: .text(unit), range: ByteRange(element.byteRange)))
        }
        let group = VariantGroup(
            selector: .items, variants: variants, range: ByteRange(node.byteRange))
        return .group(group)
    }
}
