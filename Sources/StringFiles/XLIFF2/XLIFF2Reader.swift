/// Reads XLIFF 2.
struct XLIFF2Reader {
    private(set) var file: StringFile
    private(set) var diagnostics: DiagnosticList
    private let outline: XLIFF2Outline
    private let options: ReadOptions
    private let namelessCount: Int
    private var source = "und"
    private var target = "und"

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .xliff2, source: source)
        outline = XLIFF2Outline(source)
        diagnostics = outline.document.diagnostics
        namelessCount = outline.files.count { $0["original"]?.isEmpty ?? true }
        self.options = options
    }

    mutating func run() {
        file.junk = outline.document.junk
        guard let root = outline.document.root else {
            file.languages = ["und"]
            return
        }
        guard outline.isNamed(root, "xliff") else {
            file.languages = ["und"]
            diagnostics.error(.valueType, root.nameRange, "the root of an XLIFF file is <xliff>")
            return
        }
        readLanguages(root)
        var constraints = XLIFF2Constraints(outline, diagnostics)
        constraints.run(root)
        diagnostics = constraints.diagnostics
        file.entries.reserveCapacity(min(outline.segments.count, StringFile.maximumEntryCount))
        for segment in outline.segments { readEntry(segment) }
    }

    private mutating func readLanguages(_ root: MarkupElement) {
        source = root["srcLang"] ?? options.sourceLanguage ?? "und"
        target = root["trgLang"] ?? options.language ?? "und"
        file.sourceLanguage = source
        let hasTarget = !target.utf8.elementsEqual("und".utf8) && target != source
        file.languages = hasTarget ? [source, target] : [source]
        guard let first = outline.files.first else { return }
        for attribute in first.attributes {
            let name = first.name(of: attribute)
            let isKnown = ["id", "original", "translate", "xml:space", "xml:lang"].contains(name)
            if isKnown || name.utf8.starts(with: "xmlns".utf8) { continue }
            file.header.append(
                Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
        }
    }

    private mutating func readEntry(_ segment: XLIFF2Outline.Segment) {
        let unit = outline.units[segment.unit]
        // Parts of a unit share its bytes; alone, a segment is the unit.
        let isAlone = unit.segments.count == 1
        let element = isAlone ? unit.element : segment.element
        var entry = Entry(
            key: segment.key, context: context(of: unit), range: ByteRange(element.range))
        readAttributes(of: unit, into: &entry)
        let place = isAlone ? unit.element : segment.element
        let isNamed =
            isAlone && place["name"].map { $0.utf8.elementsEqual(segment.key.utf8) } == true
        entry.keyRange =
            (place.attribute(isNamed ? "name" : "id")?.valueRange) ?? ByteRange(place.nameRange)
        if let subState = segment.element.attribute("subState") {
            entry.attributes.append(
                Attribute(
                    name: "subState", subState.content, range: ByteRange(subState.range)))
        }
        for note in unit.notes where !note.contentRange.isEmpty {
            entry.comments.append(Comment(note.content(.xml), range: ByteRange(note.range)))
        }
        if let source = segment.source {
            entry.localizations.append(
                Localization(
                    language: self.source, role: .source,
                    tree: .text(TextUnit(source.content(.xliff))), range: ByteRange(source.range)))
        }
        if let target = segment.target {
            var text = TextUnit(target.content(.xliff))
            if let state = segment.element.attribute("state") {
                text.state = XLIFF2Words.state(segment.element.value(of: state))
                text.stateRange = state.valueRange
            }
            entry.localizations.append(
                Localization(
                    language: self.target, tree: .text(text), range: ByteRange(target.range)))
        }
        file.add(entry, &diagnostics)
    }

    private func context(of unit: XLIFF2Outline.Unit) -> String? {
        guard outline.files.indices.contains(unit.file) else { return nil }
        let element = outline.files[unit.file]
        if let original = element["original"], !original.isEmpty { return original }
        // Two files without a name can only be told apart by their ids.
        return namelessCount > 1 ? element["id"] : nil
    }

    private mutating func readAttributes(
        of unit: XLIFF2Outline.Unit, into entry: inout Entry
    ) {
        var isUntranslatable = unit.isInUntranslatable
        for attribute in unit.element.attributes {
            let name = unit.element.name(of: attribute)
            let value = unit.element.value(of: attribute)
            switch name {
            case "id", "name", "xml:space", "xml:lang": break
            case "translate": isUntranslatable = value == "no"
            case XLIFFWords.limitAttribute:
                entry.limit = Int(value).flatMap { $0 >= 0 ? LengthLimit($0, .utf16) : nil }
                if entry.limit == nil {
                    diagnostics.error(
                        .valueType, attribute.valueRange.range,
                        "a limit is a whole number of UTF-16 units", key: entry.key)
                }
            default:
                entry.attributes.append(
                    Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
            }
        }
        if isUntranslatable { entry.flags.insert(.untranslatable) }
    }
}
