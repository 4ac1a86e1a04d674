internal import JSON

/// Edits an ARB file in place.
struct ARBEditor {
    private let file: StringFile
    private let document: JSONDocument
    private let style: JSONStyle
    private var refusals: [EditRefusal] = []
    private var replacements: [ByteReplacement] = []
    private var members: [JSONNode.Member] = []
    /// The offset of the member of each entry, by the place of its key.
    private var offsets: [UInt32: Int] = [:]
    /// The offset of the metadata of each key, the first.
    private var metadata: [ByteText: Int] = [:]
    /// How many entries have a key.
    private var counts: [ByteText: Int] = [:]

    init(_ file: StringFile) {
        self.file = file
        document = JSONDocument(parsing: file.source.utf8)
        style = JSONStyle(of: document, else: .usual)
        if let root = document.root { members = Array(root.members) }
        for (offset, member) in members.enumerated() {
            offsets[UInt32(clamping: member.name.textRange.lowerBound)] = offset
            guard let name = member.name.string, name.utf8.first == UInt8(ascii: "@") else {
                continue
            }
            let key = ByteText(String(decoding: name.utf8.dropFirst(), as: UTF8.self))
            if metadata[key] == nil { metadata[key] = offset }
        }
        for entry in file.entries { counts[ByteText(entry.key), default: 0] += 1 }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard let root = document.root, root.kind == .object else {
            return EditPlan(refusing: edits, "the file is no JSON object")
        }
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
        case .setComment(let comment): return setComment(comment, index, offset, &changes)
        case .removeEntry:
            changes.remove(at: offset)
            if let place = metadata[ByteText(file.entries[index].key)], isOnlyEntry(index) {
                changes.remove(at: place)
            }
            return nil
        case .addEntry: return nil
        case .refusal(let reason): return reason
        }
    }

    /// Whether no other entry has the key, so that the metadata is about this one.
    private func isOnlyEntry(_ index: Int) -> Bool {
        counts[ByteText(file.entries[index].key)] == 1
    }

    private mutating func setText(_ text: String, _ language: String, _ offset: Int) -> String? {
        guard file.languages.contains(where: { LanguageTagText.isSame($0, language) }) else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        replacements.append(style.replacement(of: members[offset].value, with: text))
        return nil
    }

    private mutating func setComment(
        _ comment: String?, _ index: Int, _ offset: Int, _ changes: inout JSONObjectChanges
    ) -> String? {
        let key = file.entries[index].key
        guard let place = metadata[ByteText(key)], isOnlyEntry(index) else {
            guard let comment, isOnlyEntry(index) else { return nil }
            let value = JSONValue.object([(name: "description", value: .string(comment))])
            changes.insert("@" + key, value, at: offset + 1)
            return nil
        }
        let object = members[place].value
        guard object.kind == .object else { return "the metadata of the key is no object" }
        if let comment, let old = object[member: "description"] {
            replacements.append(style.replacement(of: old, with: comment))
            return nil
        }
        var inner = JSONObjectChanges(object)
        if let comment {
            inner.insert("description", .string(comment), at: 0)
        } else if let description = inner.offset(of: "description") {
            if object.count == 1 {
                changes.remove(at: place)
                return nil
            }
            inner.remove(at: description)
        }
        replacements += inner.replacements(style)
        return nil
    }

    private mutating func add(
        _ entry: Entry, behind index: Int?, _ changes: inout JSONObjectChanges
    ) -> String? {
        guard let members = ARBWriter.members(of: entry, in: file) else {
            return "\(Diagnostic.quoted(entry.key)) cannot be a key of an ARB file"
        }
        guard counts.updateValue(1, forKey: ByteText(entry.key)) == nil else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        var place: Int?
        if let index, file.entries.indices.contains(index),
            let offset = offsets[file.entries[index].keyRange.start]
        {
            place = max(offset, metadata[ByteText(file.entries[index].key)] ?? 0) + 1
        }
        for (name, value) in members { changes.insert(name, value, at: place) }
        return nil
    }
}
