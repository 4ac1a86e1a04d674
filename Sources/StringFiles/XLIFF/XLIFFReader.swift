/// Reads XLIFF 1.2.
struct XLIFFReader {
    private(set) var file: StringFile
    private(set) var diagnostics: DiagnosticList
    private let outline: XLIFFOutline
    private let options: ReadOptions
    private var fileFacts: [XLIFFFileFacts] = []
    private var keys: DuplicateKeys

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .xliff, source: source)
        outline = XLIFFOutline(source)
        diagnostics = outline.document.diagnostics
        keys = DuplicateKeys(reservingCapacity: outline.groups.count)
        self.options = options
    }

    mutating func run() {
        file.junk = outline.document.junk
        checkRoot()
        for element in outline.files.map(\.element) { readFile(element) }
        if fileFacts.isEmpty {
            fileFacts = [XLIFFFileFacts(source: "und", target: "und", context: nil)]
        }
        setLanguages()
        file.entries.reserveCapacity(min(outline.groups.count, StringFile.maximumEntryCount))
        for group in outline.groups { readEntry(group) }
        checkTargetLanguages()
    }

    private mutating func checkRoot() {
        guard let root = outline.document.root else { return }
        guard outline.isNamed(root, "xliff") else {
            diagnostics.error(.valueType, root.nameRange, "the root of an XLIFF file is <xliff>")
            return
        }
        guard let version = root.attribute("version") else {
            diagnostics.error(
                .missing, root.nameRange, "there is no version; write version=\"1.2\"")
            return
        }
        let value = root.value(of: version)
        if !value.utf8.starts(with: "1.".utf8) {
            diagnostics.error(
                .unsupported, version.valueRange.range,
                "this is XLIFF \(value), not 1.2; read it as xliff2")
        }
        if outline.files.isEmpty {
            diagnostics.error(.missing, root.nameRange, "there is no <file>")
        }
    }

    private mutating func readFile(_ element: MarkupElement) {
        let source = element["source-language"]
        if source == nil {
            diagnostics.error(
                .missing, element.nameRange, "there is no source-language, such as \"en\"")
        }
        let original = element["original"]
        fileFacts.append(
            XLIFFFileFacts(
                source: source ?? options.sourceLanguage ?? "und",
                target: element["target-language"] ?? options.language ?? "und",
                context: original.flatMap { $0.isEmpty ? nil : $0 }))
        guard fileFacts.count == 1 else { return }
        for attribute in element.attributes {
            let name = element.name(of: attribute)
            let isKnown = ["original", "source-language", "target-language", "xml:space"]
                .contains(name)
            if isKnown || name.utf8.starts(with: "xmlns".utf8) { continue }
            file.header.append(
                Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
        }
    }

    private mutating func setLanguages() {
        file.sourceLanguage = fileFacts.first?.source
        var seen: Set<ByteText> = []
        for facts in fileFacts {
            for language in [facts.source, facts.target]
            where seen.insert(ByteText(language)).inserted { file.languages.append(language) }
        }
        if file.languages.count > 1 {
            file.languages.removeAll { $0.utf8.elementsEqual("und".utf8) }
        }
    }

    /// One error for each file that has targets and does not say their language.
    private mutating func checkTargetLanguages() {
        var reported: Set<Int> = []
        for group in outline.groups where group.file < outline.files.count {
            let element = outline.files[group.file].element
            guard element.attribute("target-language") == nil,
                group.units.contains(where: { $0.target != nil }),
                reported.insert(group.file).inserted
            else { continue }
            diagnostics.error(
                .missing, element.nameRange, "there is no target-language, such as \"de\"")
        }
    }

    private mutating func readEntry(_ group: XLIFFOutline.Group) {
        let facts = fileFacts[min(group.file, fileFacts.count - 1)]
        guard let first = group.units.first else { return }
        let start = first.element.range.lowerBound
        let end = group.units.map(\.element.range.upperBound).max() ?? start
        var entry = Entry(key: group.key, context: facts.context, range: ByteRange(start..<end))
        var reading = XLIFFUnitReading(outline.document, key: group.key, diagnostics)
        // Of two owners one would copy them all for each that is added.
        diagnostics = DiagnosticList()
        reading.readAttributes(of: first, into: &entry)
        reading.readNotes(of: group.units, into: &entry)
        let sources = group.units.compactMap { unit in
            unit.source.map { reading.leaf(unit, $0, isTarget: false) }
        }
        let targets = group.units.compactMap { unit in
            unit.target.map { reading.leaf(unit, $0, isTarget: true) }
        }
        add(sources, facts.source, .source, group, &entry)
        add(targets, facts.target, .translation, group, &entry)
        if group.units.allSatisfy({ $0.element["approved"] == "yes" }) {
            entry.flags.insert(.approved)
        }
        for unit in group.units { reading.check(unit, facts, &keys) }
        diagnostics = reading.diagnostics
        file.add(entry, &diagnostics)
    }

    private func add(
        _ leaves: [XLIFFTree.Leaf], _ language: String, _ role: TextRole,
        _ group: XLIFFOutline.Group, _ entry: inout Entry
    ) {
        guard let tree = XLIFFTree.tree(leaves, nil) else { return }
        let range = leaves.count == 1 ? leaves[0].range : .none
        entry.localizations.append(
            Localization(language: language, role: role, tree: tree, range: range))
    }
}
