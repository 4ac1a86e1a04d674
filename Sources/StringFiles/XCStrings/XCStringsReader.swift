internal import JSON

/// Reads a String Catalog.
struct XCStringsReader {
    var file: StringFile
    var diagnostics = DiagnosticList()
    private let document: JSONDocument
    private let options: ReadOptions
    private var seenLanguages = HashedIndices()
    /// The key of the entry that is being read.
    var key = ""

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .xcstrings, source: source)
        document = JSONDocument(parsing: source.utf8)
        self.options = options
    }

    mutating func run() {
        diagnostics.addFaults(of: document, in: file.source)
        guard let root = document.root, root.kind == .object else {
            refuseRoot()
            return
        }
        var strings: JSONNode?
        for (name, value) in root.members {
            switch name.string ?? "" {
            case "sourceLanguage": readSourceLanguage(value)
            case "strings" where strings == nil: strings = value
            case let field:
                let range = name.byteRange.lowerBound..<value.byteRange.upperBound
                file.header.append(value.attribute(field, in: range))
            }
        }
        if file.sourceLanguage == nil {
            file.sourceLanguage = options.sourceLanguage
            diagnostics.error(
                .missing, root.byteRange.lowerBound..<root.byteRange.lowerBound + 1,
                "there is no sourceLanguage, such as \"en\"")
        }
        if let source = file.sourceLanguage { add(language: source) }
        readStrings(strings, of: root)
        diagnostics.addDuplicates(in: document, file.entries)
        file.junk.sort { $0.start < $1.start }
    }

    private mutating func refuseRoot() {
        guard let root = document.root else { return }
        file.junk.append(ByteRange(root.byteRange))
        if root.kind != .junk {
            diagnostics.error(.valueType, root.byteRange, "a String Catalog is a JSON object")
        }
    }

    private mutating func readSourceLanguage(_ value: JSONNode) {
        if let language = value.string, !language.isEmpty {
            file.sourceLanguage = file.sourceLanguage ?? language
        } else {
            diagnostics.error(.valueType, value.byteRange, "sourceLanguage is no language tag")
        }
    }

    private mutating func readStrings(_ strings: JSONNode?, of root: JSONNode) {
        guard let strings, strings.kind == .object else {
            let range =
                strings?.byteRange
                ?? root.byteRange.lowerBound..<root.byteRange.lowerBound + 1
            diagnostics.error(.missing, range, "there is no object of strings")
            if let strings { file.junk.append(ByteRange(strings.byteRange)) }
            return
        }
        file.entries.reserveCapacity(min(strings.count, StringFile.maximumEntryCount))
        for (name, value) in strings.members { readEntry(name, value) }
    }

    private mutating func readEntry(_ name: JSONNode, _ value: JSONNode) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        guard let content = name.content, value.kind == .object else {
            file.junk.append(ByteRange(range))
            if value.kind != .junk, name.kind == .string {
                diagnostics.error(
                    .valueType, value.byteRange, "an entry of a String Catalog is an object")
            }
            return
        }
        key = name.string ?? ""
        var entry = Entry(
            key: key, dialect: .apple, range: ByteRange(range), keyRange: ByteRange(name.textRange))
        for (field, value) in value.members { readField(field, value, into: &entry) }
        let hasSource = entry.localizations.contains { $0.role == .source }
        if let source = file.sourceLanguage, !hasSource {
            let implied = Localization(
                language: source, role: .source, isImplied: true, tree: .text(TextUnit(content)),
                range: entry.keyRange)
            entry.localizations.insert(implied, at: 0)
        }
        file.add(entry, &diagnostics)
    }

    private mutating func readField(
        _ name: JSONNode, _ value: JSONNode, into entry: inout Entry
    ) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        let field = name.string ?? ""
        switch field {
        case "localizations" where value.kind == .object:
            entry.localizations.reserveCapacity(value.count + 1)
            for (language, node) in value.members {
                readLocalization(language, node, into: &entry)
            }
            return
        case "comment" where value.kind == .string:
            if let content = value.content {
                entry.comments.append(Comment(content, range: ByteRange(range)))
            }
            return
        case "shouldTranslate" where value.bool != nil:
            if value.bool == false { entry.flags.insert(.untranslatable) }
            return
        case "extractionState" where value.hasText("stale"): entry.flags.insert(.stale)
        case "localizations", "comment", "shouldTranslate", "extractionState":
            if value.kind != .string || field != "extractionState", value.kind != .junk {
                diagnostics.error(
                    .valueType, value.byteRange, "\(field) has a value of the wrong type", key: key)
            }
        default: break
        }
        guard value.kind != .junk else {
            file.junk.append(ByteRange(range))
            return
        }
        entry.attributes.append(value.attribute(field, in: range))
    }

    private mutating func readLocalization(
        _ name: JSONNode, _ value: JSONNode, into entry: inout Entry
    ) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        let language = name.string ?? "und"
        add(language: language)
        let place = XCStringsPlace(language: language)
        guard let tree = readTree(value, place) else {
            file.junk.append(ByteRange(range))
            return
        }
        let isSource = file.sourceLanguage?.utf8.elementsEqual(language.utf8) ?? false
        entry.localizations.append(
            Localization(
                language: language, role: isSource ? .source : .translation, tree: tree,
                range: ByteRange(range)))
    }

    private mutating func add(language: String) {
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
