/// Edits a PO file in place.
struct POEditor {
    private let file: StringFile
    let bytes: [UInt8]
    let layout: LineLayout
    var replacements: [ByteReplacement] = []
    private var blocks: EntryBlocks
    private var entryWriter: POEntryWriter
    private var keys: Set<[ByteText]> = []

    init(_ file: StringFile) {
        self.file = file
        bytes = file.source.utf8
        layout = LineLayout(file.source.utf8)
        blocks = EntryBlocks(file, layout)
        entryWriter = POEntryWriter(
            file, POPlurals(names: ["other"]), lineEnd: layout.lineEnd)
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        let hasNew = edits.contains {
            if case .addEntry = $0.change { true } else { false }
        }
        if hasNew {
            let plurals = POFormulaChoice(for: file).plurals
            entryWriter = POEntryWriter(file, plurals, lineEnd: layout.lineEnd)
            for entry in file.entries { keys.insert(Self.name(of: entry)) }
        }
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        return EditPlan(replacements: replacements + blocks.replacements, refusals: refusals)
    }

    private static func name(of entry: Entry) -> [ByteText] {
        [ByteText(entry.key)] + (entry.context.map { [ByteText($0)] } ?? [])
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit) -> String? {
        if case .addEntry(let entry) = edit.change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let entry = file.entries[index]
        switch edit.change {
        case .setText(let language, let role, let path, let value, let state):
            guard role == .translation else { return "the source text of a PO file is its key" }
            return setText(value.text, state, language, path, entry)
        case .setState(let language, let path, let state):
            guard translation(of: entry, language, path) != nil else {
                return "there is no \(language)"
            }
            return setState(state, entry)
        case .putTranslation(let localization): return put(localization, entry)
        case .addVariant: return "the header says how many plural forms there are"
        case .removeTranslation(let language):
            guard let tree = translation(of: entry, language)?.tree else {
                return "there is no \(language)"
            }
            for unit in Self.units(of: tree) { replace(unit, with: "", entry) }
            return setFuzzy(false, entry)
        case .setComment(let comment): return setComment(comment, entry)
        case .removeEntry: blocks.remove(index)
        case .addEntry: break
        }
        return nil
    }

    private func translation(of entry: Entry, _ language: String) -> Localization? {
        entry.localizations.first {
            $0.role == .translation && LanguageTagText.isSame($0.language, language)
        }
    }

    private func translation(
        of entry: Entry, _ language: String, _ path: TextPath
    ) -> TextUnit? {
        switch translation(of: entry, language)?.tree {
        case .text(let unit): return path.isEmpty ? unit : nil
        case .group(let group):
            guard path.count == 1 else { return nil }
            let variant = group.variants.first { $0.name.utf8.elementsEqual(path[0].utf8) }
            guard case .text(let unit) = variant?.tree else { return nil }
            return unit
        case nil: return nil
        }
    }

    private static func units(of tree: VariantTree) -> [TextUnit] {
        switch tree {
        case .text(let unit): [unit]
        case .group(let group): group.variants.flatMap { units(of: $0.tree) }
        }
    }

    private mutating func setText(
        _ text: String, _ state: TranslationState?, _ language: String, _ path: TextPath,
        _ entry: Entry
    ) -> String? {
        guard let unit = translation(of: entry, language, path) else {
            return "there is no text in \(language) at \(path.joined(separator: "."))"
        }
        if let state, let refusal = setState(state, entry) { return refusal }
        replace(unit, with: text, entry)
        return nil
    }

    private mutating func setState(_ state: TranslationState, _ entry: Entry) -> String? {
        switch state {
        // A text of PO is new by being empty.
        case .unstated, .new: nil
        case .needsReview, .needsTranslation: setFuzzy(true, entry)
        case .translated, .reviewed, .final: setFuzzy(false, entry)
        case .unknown: "PO has no state \(state.rawValue)"
        }
    }

    private mutating func put(_ localization: Localization, _ entry: Entry) -> String? {
        var edits: [(TextPath, TextUnit)] = []
        switch localization.tree {
        case .text(let unit): edits = [([], unit)]
        case .group(let group):
            for variant in group.variants {
                guard case .text(let unit) = variant.tree else { return "PO has no such variants" }
                edits.append(([variant.name], unit))
            }
        }
        for (path, _) in edits where translation(of: entry, localization.language, path) == nil {
            return "there is no text in \(localization.language) at \(path.joined(separator: "."))"
        }
        if let state = edits.first?.1.state, let refusal = setState(state, entry) { return refusal }
        for (path, unit) in edits {
            guard let old = translation(of: entry, localization.language, path) else { continue }
            replace(old, with: file.text(of: unit.content), entry)
        }
        return nil
    }

    private mutating func replace(_ unit: TextUnit, with text: String, _ entry: Entry) {
        let range = unit.content.range.range
        let isClosed = range.upperBound < bytes.count && bytes[range.upperBound] == 0x22
        let mark = entry.flags.contains(.obsolete) ? Array("#~ ".utf8) : []
        replacements.append(
            ByteReplacement(
                range.lowerBound - 1..<range.upperBound + (isClosed ? 1 : 0),
                POLiteral.strings(text, linePrefix: mark, lineEnd: layout.lineEnd)))
    }

    private mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        guard keys.insert(Self.name(of: entry)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let isPlural = entry.localizations.contains {
            if case .group = $0.tree { true } else { false }
        }
        if isPlural, POHeader.field("Plural-Forms", in: file.header, of: file) == nil {
            return "the header has no Plural-Forms; write it first"
        }
        let losses = entryWriter.losses.count
        guard let block = entryWriter.block(of: entry) else {
            return "an empty text is the header of a PO file"
        }
        if let loss = entryWriter.losses.dropFirst(losses).first {
            return "\(loss.message) cannot be written"
        }
        let last = file.entries.lastIndex { !$0.flags.contains(.obsolete) }
        if let neighbour = blocks.neighbour(index ?? last) {
            blocks.insert(block, behind: neighbour)
            return nil
        }
        let end = bytes.count
        let isLineStart = layout.lineStart(of: end) == end
        let separator = (isLineStart ? [] : layout.lineEnd) + (end == 0 ? [] : layout.lineEnd)
        replacements.append(ByteReplacement(end..<end, separator + block))
        return nil
    }
}
