/// Writes the units of an entry.
struct XLIFFUnitWriting {
    private static let unitAttributes: Set<String> = [
        "resname", "restype", "datatype", "extradata", "extype", "help-id", "menu", "menu-option",
        "menu-name", "coord", "font", "css-style", "style", "exstyle", "charclass", "size-unit",
        "maxwidth", "minwidth", "maxheight", "minheight", "maxbytes", "minbytes", "phase-name",
        "reformat", "ts",
    ]

    /// The units; empty when XLIFF cannot write the entry.
    private(set) var units: [MarkupValue] = []
    /// What is left out.
    private(set) var losses: [Loss] = []
    private let file: StringFile
    private let entry: Entry
    private let prefix: String

    /// Writes with the prefix of the file's own elements.
    init(_ file: StringFile, _ entry: Entry, prefix: String = "") {
        self.file = file
        self.entry = entry
        self.prefix = prefix
        let (source, target) = texts()
        let paths = Self.paths(source, target)
        let notes = notes()
        for path in paths {
            guard let id = path.id(entry.key) else {
                lose(.keys, "the key ends like a variant of Xcode")
                return
            }
            let text = source.first { $0.path == path } ?? Self.main(source)
            let sourceUnit = text?.unit ?? TextUnit(.text(entry.key))
            let targetUnit = target.first { $0.path == path }?.unit
            units.append(unit(id, sourceUnit, targetUnit, notes))
        }
        checkCharacters(source + target)
    }

    private func texts() -> (source: [XLIFFTree.Text], target: [XLIFFTree.Text]) {
        let language = XLIFFWriter.languages(of: file).source
        let localizations = entry.localizations.filter { $0.role != .previousSource }
        let source =
            localizations.first { $0.role == .source }
            ?? localizations.first { $0.language.utf8.elementsEqual(language.utf8) }
        let target = localizations.first {
            $0.role == .translation && !$0.language.utf8.elementsEqual(language.utf8)
                || $0.role == .translation && source?.role == .source
        }
        return (
            source.map { XLIFFTree.texts(of: $0.tree) } ?? [],
            target.map { XLIFFTree.texts(of: $0.tree) } ?? []
        )
    }

    private static func paths(
        _ source: [XLIFFTree.Text], _ target: [XLIFFTree.Text]
    ) -> [XLIFFVariantPath] {
        var seen: Set<XLIFFVariantPath> = []
        let all = (source + target).map(\.path)
        let paths = all.filter { seen.insert($0).inserted }
        return paths.isEmpty ? [XLIFFVariantPath()] : paths
    }

    /// The source text for a variant that the source language does not have.
    private static func main(_ source: [XLIFFTree.Text]) -> XLIFFTree.Text? {
        source.first { $0.path.steps.last?.name == "other" } ?? source.last
    }

    private mutating func unit(
        _ id: String, _ source: TextUnit, _ target: TextUnit?, _ notes: [MarkupValue]
    ) -> MarkupValue {
        var attributes = [(name: "id", value: id)]
        attributes += ownAttributes()
        if let limit = entry.limit {
            switch limit.unit {
            case .utf16: attributes.append((XLIFFWords.limitAttribute, String(limit.count)))
            case .codePoints:
                attributes.append(("maxwidth", String(limit.count)))
                attributes.append(("size-unit", "char"))
            }
        }
        if entry.flags.contains(.untranslatable) { attributes.append(("translate", "no")) }
        if entry.flags.contains(.approved) { attributes.append(("approved", "yes")) }
        attributes.append(("xml:space", "preserve"))
        var children = [MarkupValue(prefix + "source", [], .text(bytes(of: source)))]
        if let target { children.append(self.target(target)) }
        return MarkupValue(prefix + "trans-unit", attributes, .children(children + notes))
    }

    /// The `<target>` of a text.
    mutating func target(_ unit: TextUnit) -> MarkupValue {
        let word = XLIFFWords.word(for: unit.state)
        let attributes = word.map { [(name: "state", value: $0)] } ?? []
        return MarkupValue(prefix + "target", attributes, .text(bytes(of: unit)))
    }

    private mutating func bytes(of unit: TextUnit) -> [UInt8] {
        let value = file.value(of: unit.content)
        let (bytes, keepsCode) = XMLWriting.text(value, isKnown: XLIFFWords.isInline)
        if !keepsCode { lose(.codes, "which parts of the text are code") }
        return bytes
    }

    private mutating func ownAttributes() -> [(name: String, value: String)] {
        var attributes: [(name: String, value: String)] = []
        for attribute in entry.attributes {
            let value = file.text(of: attribute.content)
            let isLimit =
                entry.limit?.unit == .codePoints
                && (attribute.name == "maxwidth" || attribute.name == "size-unit")
            let isKnown = Self.unitAttributes.contains(attribute.name) && !isLimit
            if isKnown, XMLWriting.isWritable(value),
                !attributes.contains(where: { $0.name == attribute.name })
            {
                attributes.append((attribute.name, value))
            } else if units.isEmpty {
                lose(.attributes, "the attribute \(attribute.name)")
            }
        }
        return attributes
    }

    private mutating func notes() -> [MarkupValue] {
        var notes: [MarkupValue] = []
        for comment in entry.comments {
            let text = file.text(of: comment.content)
            if XMLWriting.isWritable(text) {
                notes.append(MarkupValue(prefix + "note", [], .text(XMLWriting.text(text.utf8))))
            } else {
                lose(.comments, "a comment with a character that XML lacks")
            }
        }
        return notes
    }

    /// Gives the entry up when XML lacks a character of its key or a text.
    private mutating func checkCharacters(_ texts: [XLIFFTree.Text]) {
        let isSound =
            XMLWriting.isWritable(entry.key)
            && texts.allSatisfy { XMLWriting.isWritable(file.text(of: $0.unit.content)) }
        if isSound { return }
        units = []
        lose(.characters, "XML lacks a character of the key or a text")
    }

    private mutating func lose(_ kind: Loss.Kind, _ message: String) {
        losses.append(Loss(kind, key: entry.key, message))
        if kind == .keys { units = [] }
    }
}
