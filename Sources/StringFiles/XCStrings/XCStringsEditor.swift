internal import JSON

/// Edits a String Catalog in place.
struct XCStringsEditor {
    let file: StringFile
    let style: JSONStyle
    private let document: JSONDocument
    private let strings: JSONNode?
    /// The members of `strings`.
    private var members: [JSONNode.Member] = []
    /// The offset of the member of each entry, by the place of its key.
    private var offsets: [UInt32: Int] = [:]
    private var keys: Set<ByteText> = []
    /// The changes of each object, by where it starts.
    private var changes: [Int: JSONObjectChanges] = [:]
    /// Values that are replaced as a whole.
    var replacements: [ByteReplacement] = []
    /// The localizations to come of entries that have none yet, by where the entry starts.
    var newLocalizations: [Int: [(name: String, value: JSONValue)]] = [:]

    init(_ file: StringFile) {
        self.file = file
        document = JSONDocument(parsing: file.source.utf8)
        style = JSONStyle(of: document, else: .xcode)
        strings = document.root?[member: "strings"]
        guard let strings else { return }
        members = Array(strings.members)
        for (offset, member) in members.enumerated() {
            offsets[UInt32(clamping: member.name.textRange.lowerBound)] = offset
        }
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard let strings, strings.kind == .object else {
            return EditPlan(refusing: edits, "the file has no object of strings")
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit, strings) {
                refusals.append(EditRefusal(edit: number, refusal))
            }
        }
        for entry in members.map(\.value) {
            guard let localizations = newLocalizations[entry.byteRange.lowerBound] else { continue }
            let value = style.inOrder(localizations)
            change(entry) { $0.insertInOrder("localizations", value) }
        }
        let changed = changes.values.flatMap { $0.replacements(style) }
        return EditPlan(replacements: replacements + changed, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit, _ strings: JSONNode) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, strings) }
        guard let index = edit.entry, file.entries.indices.contains(index),
            let offset = offsets[file.entries[index].keyRange.start]
        else { return "there is no such entry" }
        let entry = members[offset].value
        switch edit.change {
        case .setText(let language, _, let path, let value, let state):
            return setText(value.text, state, language, path, entry)
        case .setState(let language, let path, let state):
            return setText(nil, state, language, path, entry)
        case .putTranslation(let localization):
            put(localization, entry)
        case .addVariant(let language, let path, let variant):
            return add(variant, language, path, entry)
        case .removeTranslation(let language):
            guard let list = entry[member: "localizations"] else {
                return "there is no \(language)"
            }
            return remove(language, from: list) ? nil : "there is no \(language)"
        case .setComment(let comment): setComment(comment, entry)
        case .removeEntry: change(strings) { $0.remove(at: offset) }
        case .addEntry: break
        }
        return nil
    }

    private mutating func add(_ entry: Entry, _ strings: JSONNode) -> String? {
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let value = XCStringsWriter.value(of: entry, in: file)
        change(strings) { $0.insertInOrder(entry.key, value) }
        return nil
    }

    private mutating func setComment(_ comment: String?, _ entry: JSONNode) {
        if let comment, let old = entry[member: "comment"] {
            replacements.append(style.replacement(of: old, with: comment))
        } else if let comment {
            change(entry) { $0.insertInOrder("comment", .string(comment)) }
        } else {
            _ = remove("comment", from: entry)
        }
    }

    /// Removes a member; false when there is none.
    private mutating func remove(_ name: String, from object: JSONNode) -> Bool {
        change(object) { changes in
            guard let offset = changes.offset(of: name) else { return false }
            changes.remove(at: offset)
            return true
        }
    }

    /// Changes an object.
    @discardableResult
    mutating func change<Result>(
        _ object: JSONNode, _ body: (inout JSONObjectChanges) -> Result
    ) -> Result {
        body(&changes[object.byteRange.lowerBound, default: JSONObjectChanges(object)])
    }
}
