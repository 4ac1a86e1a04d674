/// Edits a `.strings` that is an XML property list in place.
struct StringsPropertyListEditor {
    private let file: StringFile
    private let outline: StringsPropertyListOutline
    private let texts: [PropertyListDictionary.Pair]
    private var changes = MarkupChanges()
    private var keys: Set<ByteText> = []

    init(_ file: StringFile) {
        self.file = file
        outline = StringsPropertyListOutline(file.source)
        texts = outline.texts
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard texts.count == file.entries.count, let root = outline.root else {
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
        let change = edit.change.plain(in: file)
        if case .addEntry(let entry) = change { return add(entry, behind: edit.entry, root) }
        guard let index = edit.entry, texts.indices.contains(index) else {
            return "there is no such entry"
        }
        switch change {
        case .setText(let text, let language):
            // Tags that wrongly stand in a text are code.
            let value =
                if case .setText(_, _, _, let value, _) = edit.change { value } else {
                    TextValue(text)
                }
            return setText(value, language, texts[index].value)
        case .setComment: return "entries of an XML property list have no comments"
        case .removeEntry:
            changes.remove(texts[index].key)
            changes.remove(texts[index].value)
        case .addEntry: break
        case .refusal(let reason): return reason
        }
        return nil
    }

    private mutating func setText(
        _ value: TextValue, _ language: String, _ element: MarkupElement
    ) -> String? {
        guard file.languages.contains(where: { LanguageTagText.isSame($0, language) }) else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        guard XMLWriting.isWritable(value.text) else { return "XML lacks a character of the text" }
        let (bytes, keepsCode) = XMLWriting.text(
            value, entities: outline.document.entities, isKnown: { _ in true })
        guard keepsCode else { return "the code of the text is no sound XML" }
        changes.setContent(of: element, to: bytes)
        return nil
    }

    private mutating func add(
        _ entry: Entry, behind index: Int?, _ root: MarkupElement
    ) -> String? {
        guard entry.comments.isEmpty else {
            return "entries of an XML property list have no comments"
        }
        guard let tree = entry.localizations.first(where: { !$0.isImplied })?.tree,
            case .text(let unit) = tree
        else { return "\(Diagnostic.quoted(entry.key)) has no text" }
        let text = file.text(of: unit.content)
        guard XMLWriting.isWritable(entry.key), XMLWriting.isWritable(text) else {
            return "XML lacks a character of the key or the text"
        }
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let values = [
            MarkupValue("key", [], .text(XMLWriting.text(entry.key.utf8))),
            MarkupValue("string", [], .text(XMLWriting.text(text.utf8))),
        ]
        if let index, texts.indices.contains(index) {
            changes.insert(values, behind: texts[index].value)
        } else {
            changes.append(values, to: root)
        }
        return nil
    }
}
