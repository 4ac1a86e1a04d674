internal import JSON

extension XCStringsReader {
    /// Deeper than any group of a real catalog.
    private static let maximumDepth = 50

    /// The texts of a localization, a variant or a substitution; nil when there are none.
    mutating func readTree(_ node: JSONNodeView, _ place: XCStringsPlace) -> VariantTree? {
        guard node.isObject, place.depth < Self.maximumDepth else {
            refuse(node, place)
            return nil
        }
        var text: VariantTree?
        var group: VariantTree?
        var substitutions: JSONNodeView?
        for (name, value) in node.members {
            if text == nil, name.hasText("stringUnit") {
                text = readUnit(value, place)
            } else if text == nil, name.hasText("stringSet") {
                text = readSet(value, place)
            } else if group == nil, name.hasText("variations") {
                group = readVariations(value, place)
            } else if substitutions == nil, name.hasText("substitutions") {
                substitutions = value
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
    private func hasTexts(_ node: JSONNodeView) -> Bool {
        node[member: "stringUnit"] != nil || node[member: "stringSet"] != nil
            || node[member: "variations"] != nil
    }

    private mutating func refuse(_ node: JSONNodeView, _ place: XCStringsPlace) {
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

    private mutating func readUnit(_ node: JSONNodeView, _ place: XCStringsPlace) -> VariantTree? {
        guard node.isObject else {
            refuse(node, place)
            return nil
        }
        var value: JSONNodeView?
        var state: JSONNodeView?
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
        _ node: JSONNodeView?, _ unit: JSONNodeView, _ place: XCStringsPlace
    ) -> (TranslationState, ByteRange) {
        guard let node, node.isString else {
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
        let state = XCStringsWords.state(node)
        if state == .unknown {
            diagnostics.error(
                .unknownWord, node.textRange,
                "\(Diagnostic.quoted(node.string ?? "")) is no state; write "
                    + "\"new\", \"needs_review\" or \"translated\"", key: key,
                language: place.language)
        }
        return (state, ByteRange(node.textRange))
    }

    /// `stringSet`: several texts of one state, as for the phrases of App Shortcuts.
    private mutating func readSet(_ node: JSONNodeView, _ place: XCStringsPlace) -> VariantTree? {
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
