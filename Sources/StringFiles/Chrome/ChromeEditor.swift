internal import JSON

/// Edits the `messages.json` of a browser extension in place.
struct ChromeEditor {
    private let file: StringFile
    private let document: JSONDocument
    private let style: JSONStyle
    private var members: [JSONNode.Member] = []
    /// The offset of the member of each entry, by the place of its key.
    private var offsets: [UInt32: Int] = [:]
    private var keys: Set<ByteText> = []
    private var replacements: [ByteReplacement] = []

    init(_ file: StringFile) {
        self.file = file
        document = JSONDocument(parsing: file.source.utf8)
        style = JSONStyle(of: document, else: .usual)
        if let root = document.root { members = Array(root.members) }
        for (offset, member) in members.enumerated() {
            offsets[UInt32(clamping: member.name.textRange.lowerBound)] = offset
        }
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard let root = document.root, root.kind == .object else {
            return EditPlan(refusing: edits, "the file is no JSON object")
        }
        var refusals: [EditRefusal] = []
        var changes = JSONObjectChanges(root)
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit, &changes) {
                refusals.append(EditRefusal(edit: number, refusal))
            }
        }
        return EditPlan(
            replacements: replacements + changes.replacements(style), refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit, _ changes: inout JSONObjectChanges) -> String? {
        let change = edit.change.plain(in: file)
        if case .addEntry(let entry) = change {
            return add(entry, behind: edit.entry, &changes)
        }
        guard let index = edit.entry, file.entries.indices.contains(index),
            let offset = offsets[file.entries[index].keyRange.start]
        else { return "there is no such entry" }
        switch change {
        case .setText(let text, let language): return setText(text, language, offset)
        case .setComment(let comment): setComment(comment, offset)
        case .removeEntry: changes.remove(at: offset)
        case .addEntry: break
        case .refusal(let reason): return reason
        }
        return nil
    }

    private mutating func setText(_ text: String, _ language: String, _ offset: Int) -> String? {
        guard file.languages.contains(where: { LanguageTagText.isSame($0, language) }) else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        guard let message = members[offset].value[member: "message"] else {
            var inner = JSONObjectChanges(members[offset].value)
            inner.insert("message", .string(text), at: 0)
            replacements += inner.replacements(style)
            return nil
        }
        replacements.append(style.replacement(of: message, with: text))
        return nil
    }

    private mutating func setComment(_ comment: String?, _ offset: Int) {
        let object = members[offset].value
        if let comment, let old = object[member: "description"] {
            replacements.append(style.replacement(of: old, with: comment))
            return
        }
        var inner = JSONObjectChanges(object)
        if let comment {
            let place = inner.offset(of: "message").map { $0 + 1 }
            inner.insert("description", .string(comment), at: place)
        } else if let description = inner.offset(of: "description") {
            inner.remove(at: description)
        }
        replacements += inner.replacements(style)
    }

    private mutating func add(
        _ entry: Entry, behind index: Int?, _ changes: inout JSONObjectChanges
    ) -> String? {
        guard let value = ChromeWriter.value(of: entry, in: file) else {
            return "\(Diagnostic.quoted(entry.key)) cannot be the name of a message"
        }
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let before = index.flatMap { index in
            file.entries.indices.contains(index)
                ? offsets[file.entries[index].keyRange.start] : nil
        }
        changes.insert(entry.key, value, at: before.map { $0 + 1 })
        return nil
    }
}
