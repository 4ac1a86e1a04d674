/// Edits a Fluent file in place.
struct FluentEditor {
    /// Which part of which message an entry is.
    struct Place {
        var message: Int
        /// Nil for the value.
        var attribute: Int?
    }

    let file: StringFile
    let bytes: [UInt8]
    let text: FluentText
    var entries: [FluentEntry] = []
    var messages: [FluentMessage] = []
    /// By where the key starts.
    var places: [UInt32: Place] = [:]
    var keys: Set<ByteText> = []
    /// The first message of each name.
    var names: [ByteText: Int] = [:]
    /// The edits that remove parts of each message, by where the key starts.
    var removals: [Int: [UInt32: Int]] = [:]
    var replacements: [ByteReplacement] = []
    var newNames: Set<ByteText> = []
    /// The comment over the group of entries at the end of the file.
    var lastSection: String?
    /// Whether the end of the file is as it was.
    var endsOpen = true

    init(_ file: StringFile) {
        self.file = file
        let bytes = file.source.utf8
        self.bytes = bytes
        var parser = FluentParser(bytes, at: file.source.textStart)
        entries = parser.resource()
        let first = bytes.firstIndex(of: 0x0A)
        let isPair = first.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
        text = FluentText(lineEnd: isPair ? [0x0D, 0x0A] : [0x0A])
        for entry in entries {
            if case .comment(let comment) = entry, comment.level == 2 {
                let lines = comment.lines.map { String(decoding: bytes[$0], as: UTF8.self) }
                lastSection = lines.allSatisfy(\.isEmpty) ? nil : lines.joined(separator: "\n")
            }
            guard case .message(let message) = entry else { continue }
            let name = ByteText(String(decoding: bytes[message.name], as: UTF8.self))
            if names[name] == nil { names[name] = messages.count }
            places[UInt32(clamping: message.name.lowerBound)] = Place(message: messages.count)
            for (offset, attribute) in message.attributes.enumerated() {
                places[UInt32(clamping: attribute.name.lowerBound)] = Place(
                    message: messages.count, attribute: offset)
            }
            messages.append(message)
        }
        for entry in file.entries { keys.insert(ByteText(entry.key)) }
    }

    mutating func plan(_ edits: [TextEdit]) -> EditPlan {
        var refusals: [EditRefusal] = []
        var additions: [(edit: Int, entry: Entry, behind: Int?)] = []
        for (number, edit) in edits.enumerated() {
            if case .addEntry(let entry) = edit.change {
                additions.append((number, entry, edit.entry))
            } else if let refusal = make(edit, number) {
                refusals.append(EditRefusal(edit: number, refusal))
            }
        }
        refusals += finishRemovals()
        for addition in additions {
            if let refusal = add(addition.entry, behind: addition.behind) {
                refusals.append(EditRefusal(edit: addition.edit, refusal))
            }
        }
        refusals.sort { $0.edit < $1.edit }
        return EditPlan(replacements: replacements, refusals: refusals)
    }

    /// Makes an edit, or says why not.
    mutating func make(_ edit: TextEdit, _ number: Int) -> String? {
        guard let index = edit.entry, file.entries.indices.contains(index),
            let place = places[file.entries[index].keyRange.start]
        else { return "there is no such entry" }
        let entry = file.entries[index]
        switch edit.change {
        case .setText(let language, _, let path, let value, let state):
            guard state == nil || state == .unstated else { return "Fluent has no states" }
            guard let unit = entry.localizations.first?.tree.unit(at: path[...]) else {
                return "there is no text at \(path.joined(separator: ", "))"
            }
            return refusal(of: language)
                ?? replace(unit.content.range.range, with: .text(TextUnit(.value(value))))
        case .putTranslation(let localization):
            guard let old = entry.localizations.first else { return "there is no text" }
            return refusal(of: localization.language)
                ?? replace(old.range.range, with: localization.tree)
        case .setState: return "Fluent has no states"
        case .addVariant(let language, let path, let variant):
            guard let tree = entry.localizations.first?.tree else { return "there is no text" }
            return refusal(of: language) ?? add(variant, to: tree, path[...])
        case .removeTranslation: return "a file has one language, remove the entry instead"
        case .setComment(let comment): return setComment(comment, entry, place)
        case .removeEntry: removals[place.message, default: [:]][entry.keyRange.start] = number
        case .addEntry: break
        }
        return nil
    }

    func refusal(of language: String) -> String? {
        guard file.languages.contains(where: { LanguageTagText.isSame($0, language) }) else {
            return "the file is in \(file.languages.joined(separator: ", ")), not in \(language)"
        }
        return nil
    }

    /// Puts a pattern in place of another.
    mutating func replace(_ range: Range<Int>, with tree: VariantTree) -> String? {
        var lineStart = range.lowerBound
        while lineStart > 0, bytes[lineStart - 1] == 0x20 { lineStart -= 1 }
        let startsLine = lineStart == 0 || bytes[lineStart - 1] == 0x0A
        var count = range.lowerBound - lineStart
        var lead: [UInt8] = []
        if startsLine, count == 0 {
            lead = Array("    ".utf8)
            count = 4
        } else if !startsLine {
            let common = FluentTextCoding.indentation(in: bytes, TextCursor(ByteRange(range)))
            count = common > 0 ? common : indentation(ofLineAt: range.lowerBound) + 4
        }
        let indentation = [UInt8](repeating: 0x20, count: count)
        let written = text.bytes(
            of: tree, in: file, indentation: indentation, startsLine: startsLine)
        guard let written else { return "Fluent does not have these variants" }
        replacements.append(ByteReplacement(range, lead + written))
        return nil
    }

    /// The number of spaces at the start of the line that holds a byte.
    func indentation(ofLineAt offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
        return bytes[start...].prefix { $0 == 0x20 }.count
    }

    mutating func add(
        _ variant: Variant, to tree: VariantTree, _ path: ArraySlice<String>
    ) -> String? {
        guard case .group(let group) = tree, let last = group.variants.last else {
            return "there are no variants to add one to"
        }
        if let name = path.first {
            let inner = group.variants.first { $0.name.utf8.elementsEqual(name.utf8) }?.tree
            return inner.map { add(variant, to: $0, path.dropFirst()) } ?? "there is no \(name)"
        }
        guard !group.variants.contains(where: { ByteText($0.name) == ByteText(variant.name) })
        else { return "the variant \(Diagnostic.quoted(variant.name)) is there already" }
        let start = last.range.lowerBound
        let isDefault = bytes[start] == UInt8(ascii: "*")
        let indentation = [UInt8](
            repeating: 0x20, count: self.indentation(ofLineAt: start) + (isDefault ? 1 : 0))
        let written = text.bytes(of: variant, in: file, group.selector.kind, indentation)
        guard let written else {
            return "\(Diagnostic.quoted(variant.name)) cannot be the key of a variant"
        }
        let end = last.range.upperBound
        replacements.append(ByteReplacement(end..<end, text.lineEnd + indentation + written))
        return nil
    }
}
