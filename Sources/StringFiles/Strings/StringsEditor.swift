/// Edits a `.strings` file in place.
struct StringsEditor {
    private let file: StringFile
    private let bytes: [UInt8]
    private let layout: LineLayout
    private var replacements: [ByteReplacement] = []
    private var blocks: EntryBlocks
    private var keys: Set<ByteText> = []

    init(_ file: StringFile) {
        self.file = file
        bytes = file.source.utf8
        layout = LineLayout(file.source.utf8)
        blocks = EntryBlocks(file, layout)
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
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
            LanguageTagText.isSame(localization.language, language),
            case .text(let unit) = localization.tree
        else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        let content = unit.content.range
        let range = localization.range.range
        if content == entry.keyRange {
            // The short form: the key is the text.
            let value = " = ".utf8 + StringsWriter.quoted(text, UInt8(ascii: "\""))
            replacements.append(ByteReplacement(range.upperBound..<range.upperBound, value))
            return nil
        }
        let first = range.isEmpty ? 0 : bytes[range.lowerBound]
        let quote = first == UInt8(ascii: "'") ? first : UInt8(ascii: "\"")
        let isClosed = content.upperBound < range.upperBound && bytes[range.upperBound - 1] == first
        let isBare = content.range == range
        let end = isClosed || isBare ? range.upperBound : content.upperBound
        replacements.append(
            ByteReplacement(range.lowerBound..<end, StringsWriter.quoted(text, quote)))
        return nil
    }

    private mutating func setComment(_ text: String?, _ entry: Entry) -> String? {
        let old = entry.comments.filter { $0.kind == .note }.map(\.range.range)
        let keyStart = entryStart(entry)
        let place = old.first ?? keyStart..<keyStart
        let indentation = layout.indentation(of: place.lowerBound)
        var comment: [UInt8]?
        if let text {
            guard let written = StringsWriter.comment(text, indentation: indentation) else {
                return "a comment cannot hold U+0000"
            }
            let isLine = written.starts(with: "//".utf8)
            guard !isLine || layout.isAlone(place) || old.isEmpty else {
                return "a comment beside other content cannot hold */"
            }
            comment = written
        }
        for (index, range) in old.enumerated() where index > 0 || comment == nil {
            replacements.append(ByteReplacement(layout.removal(of: range), []))
        }
        guard var comment else { return nil }
        if old.isEmpty { comment += layout.lineEnd + indentation }
        replacements.append(ByteReplacement(place, comment))
        return nil
    }

    /// Where the key starts, with its quote.
    private func entryStart(_ entry: Entry) -> Int {
        let start = entry.keyRange.lowerBound
        guard start > 0, start > entry.range.lowerBound else { return start }
        let before = bytes[start - 1]
        return before == UInt8(ascii: "\"") || before == UInt8(ascii: "'") ? start - 1 : start
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
        let block = StringsWriter.block(
            entry, in: file, indentation: indentation ?? [], lineEnd: layout.lineEnd, &losses)
        guard let block else { return "\(Diagnostic.quoted(entry.key)) has no text" }
        if let loss = losses.first { return "\(loss.message) cannot be written" }
        guard let neighbour else { return addFirst(block) }
        blocks.insert(block, behind: neighbour)
        return nil
    }

    private mutating func addFirst(_ block: [UInt8]) -> String? {
        let trivia = StringsTrivia(in: bytes, from: file.source.textStart)
        guard file.junk.isEmpty, trivia.unclosed == nil else { return "the file cannot be read" }
        if trivia.end < bytes.count {
            // Empty braces: only they can stand where no entry and no junk is.
            let place = trivia.end + 1
            replacements.append(ByteReplacement(place..<place, layout.lineEnd + block))
            return nil
        }
        // A blank line keeps the comments on the file apart from the entry.
        let isBlank = trivia.items.isEmpty || trivia.lineEndsBehind > 1
        let missing = max(0, 2 - trivia.lineEndsBehind)
        let separator = isBlank ? [] : Array(repeatElement(layout.lineEnd, count: missing).joined())
        replacements.append(ByteReplacement(bytes.count..<bytes.count, separator + block))
        return nil
    }
}
