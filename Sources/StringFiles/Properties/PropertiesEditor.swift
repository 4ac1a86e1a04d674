/// Edits a `.properties` file in place.
struct PropertiesEditor {
    private let file: StringFile
    private let bytes: [UInt8]
    private let layout: LineLayout
    private let escapes: PropertiesEscapes
    private var replacements: [ByteReplacement] = []
    private var blocks: EntryBlocks
    private var keys: Set<ByteText> = []

    init(_ file: StringFile) {
        self.file = file
        bytes = file.source.utf8
        layout = LineLayout(file.source.utf8)
        escapes = PropertiesEscapes(of: file)
        blocks = EntryBlocks(file, layout)
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        var refusals: [EditRefusal] = []
        for (number, edit) in edits.enumerated() {
            if let refusal = make(edit) { refusals.append(EditRefusal(edit: number, refusal)) }
        }
        return EditPlan(replacements: replacements + blocks.replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    private mutating func make(_ edit: TextEdit) -> String? {
        let change = edit.change.plain(in: file)
        if case .addEntry(let entry) = change { return add(entry, behind: edit.entry) }
        guard let index = edit.entry, file.entries.indices.contains(index) else {
            return "there is no such entry"
        }
        let entry = file.entries[index]
        switch change {
        case .setText(let text, let language): return setText(text, language, entry)
        case .setComment(let comment): return setComment(comment, entry)
        case .removeEntry: blocks.remove(index)
        case .addEntry: break
        case .refusal(let reason): return reason
        }
        return nil
    }

    private mutating func setText(_ text: String, _ language: String, _ entry: Entry) -> String? {
        guard let localization = entry.localizations.first,
            LanguageTagText.isSame(localization.language, language)
        else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        let range = localization.range.range
        let between = bytes[entry.keyRange.upperBound..<range.lowerBound]
        let hasSeparator = between.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
        let separator = between.isEmpty ? [UInt8(ascii: "=")] : []
        let value = escapes.value(text, hasSeparator: hasSeparator || between.isEmpty)
        replacements.append(ByteReplacement(range, separator + value))
        return nil
    }

    private mutating func setComment(_ text: String?, _ entry: Entry) -> String? {
        let old = entry.comments.first?.range.range
        let start = entry.keyRange.lowerBound
        let indentation = layout.indentation(of: old?.lowerBound ?? start)
        guard let text else {
            if let old { replacements.append(ByteReplacement(layout.removal(of: old), [])) }
            return nil
        }
        guard let comment = PropertiesWriter.comment(text, indentation: indentation) else {
            return "a comment cannot hold U+0000"
        }
        if let old {
            replacements.append(ByteReplacement(old, comment))
        } else {
            let lines = comment + layout.lineEnd + indentation
            replacements.append(ByteReplacement(start..<start, lines))
        }
        return nil
    }

    private mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let neighbour = blocks.neighbour(index)
        let indentation = neighbour.map {
            layout.indentation(of: file.entries[$0].range.lowerBound)
        }
        var losses: [Loss] = []
        let block = PropertiesWriter.block(
            entry, in: file, escapes, indentation: indentation ?? [], lineEnd: layout.lineEnd,
            &losses)
        guard let block else { return "\(Diagnostic.quoted(entry.key)) has no text" }
        if let loss = losses.first { return "\(loss.message) cannot be written" }
        if let neighbour {
            let end = file.entries[neighbour].range.upperBound
            let isContinued = bytes[..<end].reversed().prefix { $0 == 0x5C }.count % 2 == 1
            guard !isContinued else { return "the line before ends with a backslash" }
            blocks.insert(block, behind: neighbour)
            return nil
        }
        let end = bytes.count
        let isLineStart = layout.lineStart(of: end) == end
        // A blank line keeps the comments on the file apart from the entry.
        let separator =
            (isLineStart ? [] : layout.lineEnd) + (file.comments.isEmpty ? [] : layout.lineEnd)
        replacements.append(ByteReplacement(end..<end, separator + block))
        return nil
    }
}
