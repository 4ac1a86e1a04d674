/// Edits an Android resource file in place.
struct AndroidEditor {
    private let file: StringFile
    private let outline: AndroidOutline
    private var changes = MarkupChanges()
    private var keys: Set<ByteText> = []
    private var newPrefixes: Set<String> = []

    init(_ file: StringFile) {
        self.file = file
        outline = AndroidOutline(file.source)
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        guard outline.resources.count == file.entries.count, let root = outline.root else {
            return EditPlan(refusing: edits, "the file has no <resources>")
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit, root) {
                refusals.append(EditRefusal(edit: number, refusal))
            }
        }
        for (prefix, namespace) in AndroidWords.namespaces where newPrefixes.contains(prefix) {
            changes.set("xmlns:\(prefix)", to: namespace, of: root)
        }
        return EditPlan(replacements: changes.replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit, _ root: MarkupElement) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry, root) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let resource = outline.resources[index]
        switch edit.change {
        case .setText(let language, _, let path, let value, let state):
            guard state == nil || state == .unstated else { return "Android has no states" }
            if let refusal = check(language) { return refusal }
            guard let element = element(at: path, index) else {
                return "there is no text at \(path.joined(separator: ", "))"
            }
            return setText(value, of: element)
        case .setState: return "Android has no states"
        case .putTranslation(let localization): return put(localization, index)
        case .addVariant(let language, let path, let variant):
            if let refusal = check(language) { return refusal }
            guard path.isEmpty else { return "there are no variants at this place" }
            return add(variant, index)
        case .removeTranslation:
            return "an Android file has one language, remove the entry instead"
        case .setComment(let comment): return setComment(comment, resource)
        case .removeEntry:
            guard AndroidOutline.swallowed(by: resource.element) == nil else {
                return "the resource has no end tag; write it first"
            }
            for comment in resource.comments { changes.remove(comment) }
            changes.remove(resource.element)
        case .addEntry: break
        }
        return nil
    }

    private func check(_ language: String) -> String? {
        if file.languages.contains(where: { LanguageTagText.isSame($0, language) }) { return nil }
        return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
    }

    private func element(at path: TextPath, _ index: Int) -> MarkupElement? {
        let resource = outline.resources[index]
        guard let name = path.first else {
            return resource.kind == .string ? resource.element : nil
        }
        guard path.count == 1 else { return nil }
        switch resource.kind {
        case .string: return nil
        case .plurals: return resource.items.first { $0["quantity"] == name }
        case .array:
            return Int(name).flatMap {
                resource.items.indices.contains($0) ? resource.items[$0] : nil
            }
        }
    }

    private mutating func setText(_ value: TextValue, of element: MarkupElement) -> String? {
        let next = AndroidOutline.swallowed(by: element)
        let end = next?.range.lowerBound ?? element.contentRange.upperBound
        let range = element.contentRange.lowerBound..<end
        let old = element.document.bytes[range]
        let bytes = AndroidText.encode(
            value, AndroidText.Style(of: old), entities: outline.document.entities)
        guard let bytes else { return "the code of the text is no sound XML" }
        notePrefixes(of: value)
        let lead = old.prefix { AndroidTextCoding.isSpace($0) }
        let isBlank = lead.count == old.count
        let trail =
            isBlank ? [] : old.reversed().prefix { AndroidTextCoding.isSpace($0) }.reversed()
        let content = (isBlank ? [] : Array(lead)) + bytes + trail
        if next == nil {
            changes.setContent(of: element, to: content)
        } else {
            changes.replace(range, with: content)
        }
        return nil
    }

    private mutating func notePrefixes(of value: TextValue) {
        let bytes = Array(value.text.utf8)
        let hasPlaceholder = value.codes.contains { bytes[$0].starts(with: "<xliff:".utf8) }
        if hasPlaceholder, outline.root?.attribute("xmlns:xliff") == nil {
            newPrefixes.insert("xliff")
        }
    }

    private mutating func put(_ localization: Localization, _ index: Int) -> String? {
        if let refusal = check(localization.language) { return refusal }
        let resource = outline.resources[index]
        switch (localization.tree, resource.kind) {
        case (.text(let unit), .string):
            return setText(file.value(of: unit.content), of: resource.element)
        case (.group(let group), .plurals) where group.selector.kind == .plural:
            let names = group.variants.map(\.name)
            for item in resource.items where !names.contains(item["quantity"] ?? "") {
                changes.remove(item)
            }
            for variant in group.variants {
                guard case .text(let unit) = variant.tree else { return "items have no variants" }
                let element = element(at: [variant.name], index)
                let refusal =
                    if let element { setText(file.value(of: unit.content), of: element) } else {
                        add(variant, index)
                    }
                if let refusal { return refusal }
            }
            return nil
        default: return "the resource is of another kind; remove it and add the new one"
        }
    }

    private mutating func add(_ variant: Variant, _ index: Int) -> String? {
        let resource = outline.resources[index]
        guard resource.kind != .string else { return "a <string> has no variants" }
        let isPlural = resource.kind == .plurals
        if isPlural, element(at: [variant.name], index) != nil {
            return "the variant \(Diagnostic.quoted(variant.name)) is there already"
        }
        var writing = AndroidResourceWriting(file, file.entries[index])
        guard let item = writing.item(variant, isPlural) else {
            return "Android cannot write the variant"
        }
        if let last = resource.items.last {
            changes.insert([item], behind: last)
        } else {
            changes.append([item], to: resource.element)
        }
        return nil
    }

    private mutating func setComment(
        _ comment: String?, _ resource: AndroidOutline.Resource
    ) -> String? {
        guard let comment else {
            for old in resource.comments { changes.remove(old) }
            return nil
        }
        guard let value = MarkupValue.comment(comment) else {
            return "XML cannot hold the comment: it has --, or a space at an end"
        }
        for old in resource.comments.dropFirst() { changes.remove(old) }
        if let old = resource.comments.first {
            changes.replace(AndroidReader.trimmed(old).range, with: Array(comment.utf8))
        } else {
            changes.insert([value], before: resource.element)
        }
        return nil
    }

    private mutating func add(
        _ entry: Entry, behind index: Int?, _ root: MarkupElement
    ) -> String? {
        for localization in entry.localizations {
            if let refusal = check(localization.language) { return refusal }
        }
        let writing = AndroidResourceWriting(file, entry)
        guard !writing.values.isEmpty, writing.losses.isEmpty else {
            return writing.losses.first?.message ?? "Android cannot write the entry"
        }
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        for prefix in writing.prefixes where root.attribute("xmlns:\(prefix)") == nil {
            newPrefixes.insert(prefix)
        }
        let place = index.flatMap { index in
            outline.resources.indices.contains(index) ? outline.resources[index].element : nil
        }
        if let place = place ?? Array(root.children).last {
            changes.insert(writing.values, behind: place)
        } else {
            changes.append(writing.values, to: root)
        }
        return nil
    }
}
