/// Edits an XLIFF 2 file in place.
struct XLIFF2Editor {
    private let file: StringFile
    private let outline: XLIFF2Outline
    private var changes = MarkupChanges()
    private var keys: Set<[ByteText]> = []
    private var identifiers: XLIFF2Identifiers
    /// The units that go, and the files that units come to.
    private var removed: Set<Int> = []
    private var grown: Set<Int> = []

    init(_ file: StringFile) {
        self.file = file
        outline = XLIFF2Outline(file.source)
        identifiers = XLIFF2Identifiers(
            file.entries.map(\.key), used: outline.units.compactMap { $0.element["id"] })
        for entry in file.entries { keys.insert(Self.name(of: entry)) }
    }

    private static func name(of entry: Entry) -> [ByteText] {
        [ByteText(entry.key), ByteText(entry.context ?? "")]
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard outline.segments.count == file.entries.count else {
            return EditPlan(refusing: edits, "the file is not as it was read")
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        fillEmptied()
        return EditPlan(replacements: changes.replacements, refusals: refusals)
    }

    /// A file without a unit needs a group at least.
    private mutating func fillEmptied() {
        for element in outline.files where !grown.contains(element.index) {
            let units = element.children.filter { outline.isNamed($0, "unit") }
            guard let last = units.last, units.allSatisfy({ removed.contains($0.index) }),
                !element.children.contains(where: { outline.isNamed($0, "group") })
            else { continue }
            let group = MarkupValue(outline.prefix + "group", [("id", "g1")], .empty)
            changes.insert([group], behind: last)
        }
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, outline.segments.indices.contains(index) else {
            return "there is no such entry"
        }
        let segment = outline.segments[index]
        let unit = outline.units[segment.unit]
        switch edit.change {
        case .setText(let language, let role, let path, let value, let state):
            guard path.isEmpty else { return "XLIFF 2 has no variants" }
            return setText(value, state, language, role, index)
        case .setState(let language, let path, let state):
            guard path.isEmpty else { return "XLIFF 2 has no variants" }
            return setText(nil, state, language, .translation, index)
        case .putTranslation(let localization):
            guard case .text(let text) = localization.tree else { return "XLIFF 2 has no variants" }
            let value = file.value(of: text.content)
            return setText(value, text.state, localization.language, .translation, index)
        case .addVariant: return "XLIFF 2 has no variants"
        case .removeTranslation(let language):
            guard isTarget(language, index), let target = segment.target else {
                return "there is no \(language)"
            }
            changes.remove(target)
        case .setComment(let comment):
            guard unit.segments.count == 1 else { return "the notes are those of several segments" }
            return setComment(comment, unit)
        case .removeEntry:
            guard unit.segments.count == 1 else {
                return "the segment is part of a unit; remove the unit"
            }
            changes.remove(unit.element)
            removed.insert(unit.element.index)
        case .addEntry: break
        }
        return nil
    }

    /// Whether the targets of the file, or the one of an entry, are in a language.
    private func isTarget(_ language: String, _ index: Int? = nil) -> Bool {
        let own = index.flatMap { index in
            file.entries[index].localizations.first { $0.role == .translation }?.language
        }
        guard let target = own ?? outline.document.root?["trgLang"] else { return false }
        return LanguageTagText.isSame(target, language)
    }

    private mutating func setText(
        _ value: TextValue?, _ state: TranslationState?, _ language: String, _ role: TextRole,
        _ index: Int
    ) -> String? {
        let segment = outline.segments[index]
        if role == .source {
            guard let source = segment.source else { return "the segment has no source" }
            return value.flatMap { setContent(of: source, to: $0) }
        }
        guard isTarget(language, index) else { return "the file is not in \(language)" }
        if let value {
            if let target = segment.target {
                if let refusal = setContent(of: target, to: value) { return refusal }
            } else if let refusal = insertTarget(value, segment) {
                return refusal
            }
        } else if segment.target == nil {
            return "there is no text in \(language)"
        }
        guard let state else { return nil }
        let word = XLIFF2Words.word(for: state)
        changes.set("state", to: word, of: segment.element)
        if word == nil { changes.set("subState", to: nil, of: segment.element) }
        return nil
    }

    private mutating func setContent(of element: MarkupElement, to value: TextValue) -> String? {
        let (bytes, keepsCode) = XLIFF2UnitWriting.bytes(
            of: value, outline.prefix, entities: outline.document.entities)
        guard keepsCode else { return "the code of the text is no inline element of XLIFF 2" }
        changes.setContent(of: element, to: bytes)
        return nil
    }

    private mutating func insertTarget(
        _ value: TextValue, _ segment: XLIFF2Outline.Segment
    ) -> String? {
        guard let source = segment.source else { return "the segment has no source" }
        let (bytes, keepsCode) = XLIFF2UnitWriting.bytes(
            of: value, outline.prefix, entities: outline.document.entities)
        guard keepsCode else { return "the code of the text is no inline element of XLIFF 2" }
        // Source and target must treat white space alike.
        let space = source["xml:space"].map { [(name: "xml:space", value: $0)] } ?? []
        changes.insert(
            [MarkupValue(outline.prefix + "target", space, .text(bytes))], behind: source)
        return nil
    }

    private mutating func setComment(_ comment: String?, _ unit: XLIFF2Outline.Unit) -> String? {
        let lists = unit.element.children.filter { outline.isNamed($0, "notes") }
        guard let comment else {
            // A list of notes may not be empty.
            for list in lists { changes.remove(list) }
            return nil
        }
        guard XMLWriting.isWritable(comment) else { return "XML lacks a character of the comment" }
        let bytes = XMLWriting.text(comment.utf8)
        for note in unit.notes.dropFirst() { changes.remove(note) }
        let note = MarkupValue(outline.prefix + "note", [], .text(bytes))
        if let first = unit.notes.first {
            changes.setContent(of: first, to: bytes)
        } else if let list = lists.first {
            changes.append([note], to: list)
        } else if let first = unit.element.child(outline.prefix + "originalData")
            ?? Array(
                unit.element.children
            ).first(where: { outline.isNamed($0, "segment") || outline.isNamed($0, "ignorable") })
        {
            changes.insert(
                [MarkupValue(outline.prefix + "notes", [], .children([note]))], before: first)
        }
        return nil
    }

    private mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        if entry.limit != nil, outline.document.root?.attribute("xmlns:cta") == nil {
            return "the file does not declare xmlns:cta for the limit"
        }
        for localization in entry.localizations where localization.role == .translation {
            if !isTarget(localization.language) {
                return "the file is not in \(localization.language)"
            }
        }
        let place = place(for: entry, behind: index)
        guard let place else {
            return "there is no <file original=\(Diagnostic.quoted(entry.context ?? ""))>"
        }
        guard keys.insert(Self.name(of: entry)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let writing = XLIFF2UnitWriting(
            file, entry, id: identifiers.next(for: entry.key), prefix: outline.prefix)
        guard let unit = writing.unit, writing.losses.isEmpty else {
            return writing.losses.first?.message ?? "XLIFF cannot write the entry"
        }
        let parent = place.isUnit ? place.element.parent : place.element
        if let parent { grown.insert(parent.index) }
        if place.isUnit {
            changes.insert([unit], behind: place.element)
        } else {
            changes.append([unit], to: place.element)
        }
        return nil
    }

    private func place(
        for entry: Entry, behind index: Int?
    ) -> (element: MarkupElement, isUnit: Bool)? {
        let context = entry.context ?? ""
        if let index, outline.segments.indices.contains(index),
            (file.entries[index].context ?? "").utf8.elementsEqual(context.utf8)
        {
            return (outline.units[outline.segments[index].unit].element, true)
        }
        let element = outline.files.first {
            ($0["original"] ?? "").utf8.elementsEqual(context.utf8)
                || ($0["original"] == nil && $0["id"] == context && !context.isEmpty)
        }
        return element.map { ($0, false) }
    }
}
