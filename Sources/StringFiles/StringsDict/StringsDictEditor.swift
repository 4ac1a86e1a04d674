/// Edits a `.stringsdict` in place.
struct StringsDictEditor {
    private let file: StringFile
    private let outline: StringsDictOutline
    private var changes = MarkupChanges()
    private var keys: Set<ByteText> = []

    init(_ file: StringFile) {
        self.file = file
        outline = StringsDictOutline(file.source)
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard outline.entries.count == file.entries.count, let root = outline.root else {
            return EditPlan(refusing: edits, "the file has no <dict>")
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit, root.element) {
                refusals.append(EditRefusal(edit: number, refusal))
            }
        }
        return EditPlan(replacements: changes.replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit, _ root: MarkupElement) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry, root) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let entry = outline.entries[index]
        switch edit.change {
        case .setText(let language, _, let path, let value, let state):
            guard state == nil || state == .unstated else { return ".stringsdict has no states" }
            if let refusal = check(language) { return refusal }
            guard let element = entry.element(at: path), element.name == "string" else {
                return "there is no text at \(path.joined(separator: ", "))"
            }
            guard XMLWriting.isWritable(value.text) else {
                return "XML lacks a character of the text"
            }
            let (bytes, keepsCode) = XMLWriting.text(
                value, entities: outline.document.entities, isKnown: { _ in true })
            guard keepsCode else { return "the code of the text is no sound XML" }
            changes.setContent(of: element, to: bytes)
        case .putTranslation(let localization): return put(localization, index)
        case .addVariant(let language, let path, let variant):
            return check(language) ?? add(variant, path, entry)
        case .setState: return ".stringsdict has no states"
        case .removeTranslation: return "the file has one language, remove the entry instead"
        case .setComment: return ".stringsdict has no comments"
        case .removeEntry:
            changes.remove(entry.pair.key)
            changes.remove(entry.pair.value)
        case .addEntry: break
        }
        return nil
    }

    private func check(_ language: String) -> String? {
        if file.languages.contains(where: { LanguageTagText.isSame($0, language) }) { return nil }
        return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
    }

    private mutating func put(_ localization: Localization, _ index: Int) -> String? {
        if let refusal = check(localization.language) { return refusal }
        var entry = file.entries[index]
        entry.localizations = [localization]
        guard let value = StringsDictWriter.values(of: entry, in: file)?.last else {
            return "XML lacks a character of a text"
        }
        let old = outline.entries[index].pair.value
        var bytes: [UInt8] = []
        value.append(MarkupLayout(around: old), MarkupLayout.indentation(of: old), to: &bytes)
        changes.replace(old.range, with: bytes)
        return nil
    }

    private mutating func add(
        _ variant: Variant, _ path: TextPath, _ entry: StringsDictEntry
    ) -> String? {
        guard let variable = entry.variable(at: path) else {
            return "there are no plural texts to add one to"
        }
        guard variable.text(variant.name) == nil else {
            return "the variant \(Diagnostic.quoted(variant.name)) is there already"
        }
        guard let values = StringsDictWriter.texts([variant], in: file) else {
            return "XML lacks a character of the text"
        }
        changes.append(values, to: variable.dictionary.element)
        return nil
    }

    private mutating func add(
        _ entry: Entry, behind index: Int?, _ root: MarkupElement
    ) -> String? {
        for localization in entry.localizations {
            if let refusal = check(localization.language) { return refusal }
        }
        guard let values = StringsDictWriter.values(of: entry, in: file) else {
            return "XML lacks a character of the key or a text"
        }
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        if let index, outline.entries.indices.contains(index) {
            changes.insert(values, behind: outline.entries[index].pair.value)
        } else {
            changes.append(values, to: root)
        }
        return nil
    }
}
