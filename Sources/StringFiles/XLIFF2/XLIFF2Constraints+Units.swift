extension XLIFF2Constraints {
    /// Sections 4.2.2.4 to 4.2.2.14: a unit and its parts.
    mutating func checkUnit(_ unit: XLIFF2Outline.Unit) {
        let element = unit.element
        checkAttributes(of: element, "unit")
        checkExtensions(of: element)
        var ids = DuplicateKeys()
        var parts: [MarkupElement] = []
        for child in element.children {
            let name = outline.localName(of: child)
            if name == "segment" || name == "ignorable" {
                parts.append(child)
                checkAttributes(of: child, name ?? "")
                checkID(child, isRequired: false, &ids)
                checkPart(child)
            } else {
                checkHead(child, name, isLate: !parts.isEmpty)
            }
        }
        if unit.segments.isEmpty {
            error(.missing, element.nameRange, "a unit has at least one <segment>")
        }
        checkOrder(of: parts)
        for segment in unit.segments { checkState(of: segment) }
        var inline = XLIFF2InlineConstraints(outline, unit, parts, self)
        inline.run()
        diagnostics = inline.constraints.diagnostics
    }

    /// One source, at most one target, and nothing else.
    private mutating func checkPart(_ part: MarkupElement) {
        var source: MarkupElement?
        var target: MarkupElement?
        for child in part.children {
            let name = outline.localName(of: child)
            switch name {
            case "source" where source == nil && target == nil: source = child
            case "target" where target == nil && source != nil: target = child
            case "source", "target":
                error(.syntax, child.nameRange, "<source> and <target> stand once, in this order")
                if name == "target" { target = child }
            default: error(.syntax, child.nameRange, "<\(child.name)> cannot stand here")
            }
        }
        if source == nil { error(.missing, part.nameRange, "there is no <source>") }
        checkText(source, "source", language: sourceLanguage)
        checkText(target, "target", language: targetLanguage)
        if let target, targetLanguage == nil {
            error(.missing, target.nameRange, "there is a target, but <xliff> has no trgLang")
        }
        if let source, let target,
            inherited("xml:space", at: source)?.value != inherited("xml:space", at: target)?.value
        {
            error(.valueType, target.nameRange, "xml:space is not the one of the source")
        }
    }

    private mutating func checkText(_ text: MarkupElement?, _ name: String, language: String?) {
        guard let text else { return }
        checkAttributes(of: text, name)
        guard let (attribute, owner, value) = inherited("xml:lang", at: text) else { return }
        if owner.index == text.index { checkLanguage(attribute, of: text) }
        guard let language, !LanguageTagText.isSame(language, value) else { return }
        error(
            .languageMismatch, text.nameRange,
            "the \(name) is in \(Diagnostic.quoted(value)), but the file says "
                + Diagnostic.quoted(language))
    }

    /// An attribute of an element or of the nearest one around it.
    private func inherited(
        _ name: String, at element: MarkupElement
    ) -> (attribute: MarkupAttribute, owner: MarkupElement, value: String)? {
        var place: MarkupElement? = element
        for _ in 0..<64 {
            guard let here = place else { return nil }
            if let attribute = here.attribute(name) {
                return (attribute, here, here.value(of: attribute))
            }
            place = here.parent
        }
        return nil
    }

    /// Section 4.3.1.27: the places of the targets, given or by the order of the parts.
    private mutating func checkOrder(of parts: [MarkupElement]) {
        var places = DuplicateKeys()
        for (index, part) in parts.enumerated() {
            guard let target = part.children.first(where: { outline.isNamed($0, "target") })
            else { continue }
            let attribute = target.attribute("order")
            let value = attribute.map { target.value(of: $0) } ?? String(index + 1)
            let range = attribute?.valueRange ?? ByteRange(target.nameRange)
            if let number = Int(value), (1...parts.count).contains(number) {
                if let first = places.firstPlace(of: String(number), at: range) {
                    diagnostics.add(.duplicate("order", value, at: range, first: first))
                }
            } else {
                error(.valueType, range.range, "order is a number from 1 to \(parts.count)")
            }
        }
    }

    private mutating func checkState(of segment: MarkupElement) {
        if let state = segment.attribute("state") {
            let word = segment.value(of: state)
            if XLIFF2Words.state(word) == .unknown {
                error(
                    .unknownWord, state.valueRange.range,
                    "\(Diagnostic.quoted(word)) is no state of XLIFF 2; write initial, translated, "
                        + "reviewed or final")
            }
        }
        guard let subState = segment.attribute("subState") else { return }
        if segment.attribute("state") == nil {
            error(.missing, subState.nameRange.range, "a subState needs a state beside it")
        }
        if !Self.isPrefixed(segment.value(of: subState)) {
            error(.valueType, subState.valueRange.range, "a subState is prefix:value")
        }
    }

    /// Ids of the elements in extensions are unique in the element that holds the extensions.
    mutating func checkExtensions(of element: MarkupElement) {
        var ids = DuplicateKeys()
        for child in element.children where outline.localName(of: child) == nil {
            let prefix = String(child.name.prefix { $0 != ":" })
            let namespace = namespace(of: prefix, at: child)
            if namespace?.utf8.starts(with: XLIFF2Words.modules.utf8) == true { continue }
            let end = Int(child.node.next)
            for index in child.index..<end {
                let inner = MarkupElement(outline.document, index)
                for name in ["id", "xml:id"] where !inner.isComment {
                    guard let attribute = inner.attribute(name) else { continue }
                    let id = inner.value(of: attribute)
                    if let first = ids.firstPlace(of: id, at: attribute.valueRange) {
                        diagnostics.add(
                            .duplicate("id", id, at: attribute.valueRange, first: first))
                    }
                }
            }
        }
    }

    /// An element of a module must be one that the module has.
    mutating func checkModule(_ element: MarkupElement) {
        let parts = element.name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2,
            namespace(of: String(parts[0]), at: element) == XLIFF2Words.modules + "validation:2.0",
            parts[1] != "validation"
        else { return }
        error(
            .unknownWord, element.nameRange, "the validation module has no <\(parts[1])>")
    }

    /// `subFlows` name units of the same file.
    mutating func checkSubFlows(of file: MarkupElement) {
        let end = Int(file.node.next)
        for index in file.index..<end {
            let element = MarkupElement(outline.document, index)
            for name in ["subFlows", "subFlowsStart", "subFlowsEnd"] where !element.isComment {
                guard let attribute = element.attribute(name) else { continue }
                for id in element.value(of: attribute).split(separator: " ")
                where !unitIDs.contains(ByteText(String(id))) {
                    error(
                        .missing, attribute.valueRange.range,
                        "there is no unit \(Diagnostic.quoted(String(id))) in this file")
                }
            }
        }
    }
}
