/// Writes the unit of an entry.
struct XLIFF2UnitWriting {
    /// The unit; nil when XML cannot write the entry.
    private(set) var unit: MarkupValue?
    /// What is left out.
    private(set) var losses: [Loss] = []
    private let file: StringFile
    private let entry: Entry
    private let prefix: String

    /// - Parameters:
    ///   - file: the file of the texts.
    ///   - entry: the entry.
    ///   - id: the id of the unit; a key that differs becomes its name.
    ///   - prefix: that of the file's own elements.
    init(_ file: StringFile, _ entry: Entry, id: String, prefix: String = "") {
        self.file = file
        self.entry = entry
        self.prefix = prefix
        guard XMLWriting.isWritable(entry.key) else {
            lose(.characters, "XML lacks a character of the key")
            return
        }
        var attributes = [(name: "id", value: id)]
        if !id.utf8.elementsEqual(entry.key.utf8) { attributes.append(("name", entry.key)) }
        attributes += ownAttributes()
        if let limit = entry.limit {
            attributes.append((XLIFFWords.limitAttribute, String(limit.count)))
        }
        if entry.flags.contains(.untranslatable) { attributes.append(("translate", "no")) }
        var children: [MarkupValue] = []
        let notes = notes()
        if !notes.isEmpty { children.append(MarkupValue(prefix + "notes", [], .children(notes))) }
        children.append(segment())
        unit = MarkupValue(prefix + "unit", attributes, .children(children))
    }

    private mutating func segment() -> MarkupValue {
        let localizations = entry.localizations.filter { $0.role != .previousSource }
        let language = XLIFFWriter.languages(of: file).source
        let source =
            localizations.first { $0.role == .source }
            ?? localizations.first { $0.language.utf8.elementsEqual(language.utf8) }
        let target = localizations.first {
            $0.role == .translation
                && (source?.role == .source || !$0.language.utf8.elementsEqual(language.utf8))
        }
        let sourceText = source.map { text(of: $0.tree) } ?? TextUnit(.text(entry.key))
        var children = [part("source", sourceText)]
        var attributes: [(name: String, value: String)] = []
        if let target {
            let unit = text(of: target.tree)
            if let word = XLIFF2Words.word(for: unit.state) { attributes.append(("state", word)) }
            children.append(part("target", unit))
        }
        if let subState = attribute("subState"), !attributes.isEmpty {
            attributes.append(("subState", subState))
        }
        return MarkupValue(prefix + "segment", attributes, .children(children))
    }

    private func text(of tree: VariantTree) -> TextUnit {
        switch tree {
        case .text(let unit): unit
        case .group(let group): text(of: group.mainTree)
        }
    }

    private mutating func part(_ name: String, _ unit: TextUnit) -> MarkupValue {
        let (bytes, keepsCode) = Self.bytes(of: file.value(of: unit.content), prefix)
        if !keepsCode { lose(.codes, "which parts of the text are code") }
        return MarkupValue(
            prefix + name, [("xml:space", "preserve")], .text(bytes))
    }

    /// The bytes of a text; characters that XML lacks are `<cp>`.
    static func bytes(
        of value: TextValue, _ prefix: String, entities: Set<ByteText> = []
    ) -> (bytes: [UInt8], keepsCode: Bool) {
        guard !XMLWriting.isWritable(value.text) else {
            return XMLWriting.text(value, entities: entities, isKnown: XLIFF2Words.isInline)
        }
        let bytes = Array(value.text.utf8)
        var written = ""
        var codes: [Range<Int>] = []
        var position = 0
        for scalar in value.text.unicodeScalars {
            let start = written.utf8.count
            if MarkupParser.isAllowed(scalar) {
                written.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
                written += "<\(prefix)cp hex=\"\(zeros)\(digits)\"/>"
            }
            let isCode =
                !MarkupParser.isAllowed(scalar) || value.codes.contains { $0.contains(position) }
            if isCode { codes.append(start..<written.utf8.count) }
            position += UTF8.width(scalar)
        }
        guard position == bytes.count else { return (XMLWriting.text(bytes), false) }
        let marked = TextValue(written, codes: joined(codes))
        return XMLWriting.text(marked, entities: entities, isKnown: XLIFF2Words.isInline)
    }

    private static func joined(_ codes: [Range<Int>]) -> [Range<Int>] {
        var joined: [Range<Int>] = []
        for code in codes {
            if let last = joined.last, last.upperBound == code.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<code.upperBound
            } else {
                joined.append(code)
            }
        }
        return joined
    }

    private func attribute(_ name: String) -> String? {
        entry.attributes.first { $0.name == name }.map { file.text(of: $0.content) }
    }

    private mutating func ownAttributes() -> [(name: String, value: String)] {
        entry.attributes.compactMap { attribute in
            let value = file.text(of: attribute.content)
            let isKnown = ["canResegment", "srcDir", "trgDir", "type"].contains(attribute.name)
            if isKnown, XMLWriting.isWritable(value) { return (attribute.name, value) }
            if attribute.name != "subState" { lose(.attributes, "the attribute \(attribute.name)") }
            return nil
        }
    }

    private mutating func notes() -> [MarkupValue] {
        entry.comments.compactMap { comment in
            let text = file.text(of: comment.content)
            if XMLWriting.isWritable(text) {
                return MarkupValue(prefix + "note", [], .text(XMLWriting.text(text.utf8)))
            }
            lose(.comments, "a comment with a character that XML lacks")
            return nil
        }
    }

    private mutating func lose(_ kind: Loss.Kind, _ message: String) {
        losses.append(Loss(kind, key: entry.key, message))
    }
}
