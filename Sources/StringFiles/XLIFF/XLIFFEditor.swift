/// Edits an XLIFF 1.2 file in place.
struct XLIFFEditor {
    let file: StringFile
    let outline: XLIFFOutline
    var changes = MarkupChanges()
    private var keys: Set<[ByteText]> = []

    init(_ file: StringFile) {
        self.file = file
        outline = XLIFFOutline(file.source)
        for entry in file.entries { keys.insert(Self.name(of: entry)) }
    }

    private static func name(of entry: Entry) -> [ByteText] {
        [ByteText(entry.key), ByteText(entry.context ?? "")]
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard outline.groups.count == file.entries.count else {
            return EditPlan(refusing: edits, "the file is not as it was read")
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        return EditPlan(replacements: changes.replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let group = outline.groups[index]
        switch edit.change {
        case .setText(let language, let role, let path, let value, let state):
            return setText(value, state, language, role, path, index)
        case .setState(let language, let path, let state):
            return setText(nil, state, language, .translation, path, index)
        case .putTranslation(let localization): return put(localization, index)
        case .addVariant: return "a variant is a unit of its own; put the whole translation"
        case .removeTranslation(let language):
            let targets = group.units.compactMap(\.target)
            guard hasLanguage(language, index), !targets.isEmpty else {
                return "there is no \(language)"
            }
            for target in targets { changes.remove(target) }
        case .setComment(let comment): return setComment(comment, group)
        case .removeEntry: for unit in group.units { changes.remove(unit.element) }
        case .addEntry: break
        }
        return nil
    }

    /// Whether the targets of an entry are in a language, or have none yet.
    func hasLanguage(_ language: String, _ index: Int) -> Bool {
        let target = file.entries[index].localizations.first { $0.role == .translation }?.language
        let group = outline.groups[index]
        let declared =
            outline.files.indices.contains(group.file)
            ? outline.files[group.file].element["target-language"] : nil
        guard let known = target ?? declared else { return true }
        return LanguageTagText.isSame(known, language)
    }

    private mutating func setComment(_ comment: String?, _ group: XLIFFOutline.Group) -> String? {
        if let comment, !XMLWriting.isWritable(comment) {
            return "XML lacks a character of the comment"
        }
        for unit in group.units {
            guard let comment else {
                for note in unit.notes { changes.remove(note) }
                continue
            }
            let bytes = XMLWriting.text(comment.utf8)
            for note in unit.notes.dropFirst() { changes.remove(note) }
            if let note = unit.notes.first {
                changes.setContent(of: note, to: bytes)
            } else if let last = unit.target ?? unit.source {
                let note = MarkupValue(outline.prefix + "note", [], .text(bytes))
                changes.insert([note], behind: last)
            } else {
                return "the unit has no source to put a note behind"
            }
        }
        return nil
    }

    private mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        if let limit = entry.limit, limit.unit == .utf16,
            outline.document.root?.attribute("xmlns:cta") == nil
        {
            return "the file does not declare xmlns:cta for the limit"
        }
        let writing = XLIFFUnitWriting(file, entry, prefix: outline.prefix)
        guard !writing.units.isEmpty, writing.losses.isEmpty else {
            return writing.losses.first?.message ?? "XLIFF cannot write the entry"
        }
        if let refusal = refusal(of: entry, writing) { return refusal }
        guard keys.insert(Self.name(of: entry)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        if let index, outline.groups.indices.contains(index),
            Self.isSame(file.entries[index].context, entry.context),
            let last = outline.groups[index].units.last
        {
            changes.insert(writing.units, behind: last.element)
        } else if let body = body(for: entry) {
            changes.append(writing.units, to: body)
        }
        return nil
    }

    private func refusal(of entry: Entry, _ writing: XLIFFUnitWriting) -> String? {
        guard body(for: entry) != nil else {
            return
                "there is no <file original=\(Diagnostic.quoted(entry.context ?? ""))> with a body"
        }
        let language = XLIFFWriter.languages(of: file)
        for localization in entry.localizations where localization.role == .translation {
            let target = language.target ?? language.source
            if !LanguageTagText.isSame(target, localization.language) {
                return "the file is in \(target), not in \(localization.language)"
            }
        }
        return nil
    }

    private func body(for entry: Entry) -> MarkupElement? {
        outline.files.first {
            Self.isSame($0.element["original"], entry.context) && $0.body != nil
        }?.body
    }

    private static func isSame(_ left: String?, _ right: String?) -> Bool {
        (left ?? "").utf8.elementsEqual((right ?? "").utf8)
    }
}
