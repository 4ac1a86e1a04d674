extension XLIFFEditor {
    /// Sets the text or the state at a path, or says why not; what is nil stays.
    mutating func setText(
        _ value: TextValue?, _ state: TranslationState?, _ language: String, _ role: TextRole,
        _ path: TextPath, _ index: Int
    ) -> String? {
        guard let unit = unit(at: path, role, index) else {
            return "there is no text at \(path.joined(separator: ", "))"
        }
        if role == .source {
            guard let source = unit.source else { return "the unit has no source" }
            return value.flatMap { setContent(of: source, to: $0) }
        }
        guard hasLanguage(language, index) else { return "the file is not in \(language)" }
        guard let target = unit.target else {
            guard let value else { return "there is no text in \(language)" }
            return insertTarget(TextUnit(.value(value), state: state ?? .unstated), in: unit)
        }
        if let value, let refusal = setContent(of: target, to: value) { return refusal }
        if let state { changes.set("state", to: XLIFFWords.word(for: state), of: target) }
        return nil
    }

    /// The unit of a text.
    private func unit(at path: TextPath, _ role: TextRole, _ index: Int) -> XLIFFUnit? {
        let units = outline.groups[index].units
        if units.count == 1, path.isEmpty { return units.first }
        let localizations = file.entries[index].localizations
        for localization in localizations.filter({ $0.role == role }) + localizations {
            let text = XLIFFTree.texts(of: localization.tree).first {
                $0.textPath.elementsEqual(path) { $0.utf8.elementsEqual($1.utf8) }
            }
            if let text, let unit = units.first(where: { $0.path == text.path }) { return unit }
        }
        return nil
    }

    private mutating func setContent(of element: MarkupElement, to value: TextValue) -> String? {
        guard XMLWriting.isWritable(value.text) else { return "XML lacks a character of the text" }
        let (bytes, keepsCode) = XMLWriting.text(
            value, entities: outline.document.entities, isKnown: XLIFFWords.isInline)
        guard keepsCode else { return "the code of the text is no inline element of XLIFF" }
        changes.setContent(of: element, to: bytes)
        return nil
    }

    private mutating func insertTarget(_ text: TextUnit, in unit: XLIFFUnit) -> String? {
        guard let source = unit.source else { return "the unit has no source" }
        let value = file.value(of: text.content)
        guard XMLWriting.isWritable(value.text) else { return "XML lacks a character of the text" }
        let (bytes, keepsCode) = XMLWriting.text(
            value, entities: outline.document.entities, isKnown: XLIFFWords.isInline)
        guard keepsCode else { return "the code of the text is no inline element of XLIFF" }
        let attributes = XLIFFWords.word(for: text.state).map { [(name: "state", value: $0)] }
        let target = MarkupValue(outline.prefix + "target", attributes ?? [], .text(bytes))
        // Behind <seg-source>, as the schema wants it.
        let segments = unit.element.children.first { outline.isNamed($0, "seg-source") }
        changes.insert([target], behind: segments ?? source)
        return nil
    }

    /// Puts the targets of an entry; variants that have no unit yet get one.
    mutating func put(_ localization: Localization, _ index: Int) -> String? {
        let group = outline.groups[index]
        guard hasLanguage(localization.language, index) else {
            return "the file is not in \(localization.language)"
        }
        let texts = XLIFFTree.texts(of: localization.tree)
        var missing: [XLIFFTree.Text] = []
        for text in texts {
            guard let unit = group.units.first(where: { $0.path == text.path }) else {
                missing.append(text)
                continue
            }
            let value = file.value(of: text.unit.content)
            if let target = unit.target {
                if let refusal = setContent(of: target, to: value) { return refusal }
                changes.set("state", to: XLIFFWords.word(for: text.unit.state), of: target)
            } else if let refusal = insertTarget(text.unit, in: unit) {
                return refusal
            }
        }
        for unit in group.units where !texts.contains(where: { $0.path == unit.path }) {
            if let target = unit.target { changes.remove(target) }
        }
        return insert(missing, localization, index)
    }

    private mutating func insert(
        _ texts: [XLIFFTree.Text], _ localization: Localization, _ index: Int
    ) -> String? {
        guard !texts.isEmpty, let last = outline.groups[index].units.last else { return nil }
        let paths = outline.groups[index].units.map(\.path.steps) + texts.map(\.path.steps)
        guard XLIFFTree.isSound(paths) else {
            return "the variants do not go with those of the source text"
        }
        var entry = file.entries[index]
        entry.localizations.removeAll { $0.role == .translation }
        entry.localizations.append(localization)
        let writing = XLIFFUnitWriting(file, entry, prefix: outline.prefix)
        let ids = Set(texts.compactMap { $0.path.id(entry.key) }.map(ByteText.init))
        let units = writing.units.filter { unit in
            unit.attributes.first.map { ids.contains(ByteText($0.value)) } ?? false
        }
        guard units.count == texts.count else { return "XLIFF cannot write a variant" }
        changes.insert(units, behind: last.element)
        return nil
    }
}
