internal import JSON

/// Reads a String Catalog, or a part of one.
struct XCStringsReader: Sendable {
    var file: StringFile
    var diagnostics = DiagnosticList()
    /// What is there twice; listed behind what else is wrong.
    var duplicates = DiagnosticList()
    let options: ReadOptions
    private var seenLanguages = HashedIndices()
    var languages = XCStringsLanguages()
    /// The key of the entry that is being read.
    var key = ""

    /// A reader that has read nothing.
    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .xcstrings, source: source)
        self.options = options
    }

    /// Reads a file.
    static func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        let document = JSONDocument(
            parsing: source.utf8, partSize: options.partSize,
            inParts: partRunner(jobs: options.jobs))
        var reader = XCStringsReader(source, options)
        reader.diagnostics.addFaults(of: document, in: source)
        // The reader keeps names of the view, and is gone before the view is.
        return document.withRootView { root in
            var reader = reader
            if let root {
                reader.run(root)
                reader.file.junk.sort { $0.start < $1.start }
            }
            return (reader.file, reader.diagnostics.sorted)
        }
    }

    private mutating func run(_ root: JSONNodeView) {
        guard root.kind == .object else {
            refuse(root)
            return
        }
        var strings: JSONNodeView?
        for (name, value) in root.members {
            if name.hasText("sourceLanguage") {
                readSourceLanguage(value)
            } else if strings == nil, name.hasText("strings") {
                strings = value
            } else {
                let range = name.byteRange.lowerBound..<value.byteRange.upperBound
                file.header.append(value.attribute(name.string ?? "", in: range))
            }
        }
        if file.sourceLanguage == nil {
            file.sourceLanguage = options.sourceLanguage
            diagnostics.error(
                .missing, root.byteRange.lowerBound..<root.byteRange.lowerBound + 1,
                "there is no sourceLanguage, such as \"en\"")
        }
        if let source = file.sourceLanguage { add(language: source) }
        guard let strings, strings.kind == .object else {
            refuse(strings, of: root)
            diagnostics.addDuplicates(of: root, in: 0..<root.documentEnd, file.entries)
            return
        }
        readStrings(strings)
        // The duplicates of the objects in the strings stand between those of the objects around.
        diagnostics.addDuplicates(of: root, in: 0..<strings.index + 1, file.entries)
        diagnostics.add(contentsOf: duplicates)
        diagnostics.addDuplicates(of: root, in: strings.nextIndex..<root.documentEnd, file.entries)
    }

    private mutating func refuse(_ root: JSONNodeView) {
        file.junk.append(ByteRange(root.byteRange))
        if root.kind != .junk {
            diagnostics.error(.valueType, root.byteRange, "a String Catalog is a JSON object")
        }
    }

    private mutating func refuse(_ strings: JSONNodeView?, of root: JSONNodeView) {
        let start = root.byteRange.lowerBound
        diagnostics.error(
            .missing, strings?.byteRange ?? start..<start + 1, "there is no object of strings")
        if let strings { file.junk.append(ByteRange(strings.byteRange)) }
    }

    private mutating func readSourceLanguage(_ value: JSONNodeView) {
        if let language = value.string, !language.isEmpty {
            file.sourceLanguage = file.sourceLanguage ?? language
        } else {
            diagnostics.error(.valueType, value.byteRange, "sourceLanguage is no language tag")
        }
    }

    /// Adds a language unless it is there.
    mutating func add(language: String) {
        let known = seenLanguages.index(hash: ByteText(language).hashValue) {
            file.languages[$0].utf8.elementsEqual(language.utf8)
        }
        guard known == nil else { return }
        file.languages.append(language)
        let languages = file.languages
        _ = seenLanguages.insert(languages.count - 1) {
            ByteText(languages[$0]).hashValue
        } isEqual: { _ in
            false
        }
    }
}
