internal import JSON

/// Reads an ARB file.
struct ARBReader {
    private(set) var file: StringFile
    var diagnostics = DiagnosticList()
    private let document: JSONDocument
    private let options: ReadOptions
    /// The last entry of each key, once metadata that does not stand behind its key asks for it.
    private lazy var indices = Dictionary(
        file.entries.enumerated().map { (ByteText($0.element.key), $0.offset) },
        uniquingKeysWith: { $1 })
    /// Each with the number of entries before it.
    private var metadata: [(member: JSONNode.Member, entryCount: Int)] = []

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .arb, source: source)
        document = JSONDocument(parsing: source.utf8)
        self.options = options
    }

    mutating func run() {
        diagnostics.addFaults(of: document, in: file.source)
        guard let root = document.root, root.kind == .object else {
            refuseRoot()
            return
        }
        // Half of them may be metadata; room that stays empty costs nothing, growing does.
        file.entries.reserveCapacity(min(root.count, StringFile.maximumEntryCount))
        for (name, value) in root.members { read(name, value) }
        for (member, entryCount) in metadata { attach(member, entryCount) }
        file.junk.sort { $0.start < $1.start }
        setLanguage()
        reportDuplicates()
    }

    /// The metadata of a key that is there twice is no second fault.
    private mutating func reportDuplicates() {
        let entries = file.entries
        var counts: [ByteText: Int]?
        diagnostics.addDuplicates(in: document, entries) { name in
            guard name.utf8.first == UInt8(ascii: "@") else { return true }
            let known = counts ?? Self.counts(of: entries)
            counts = known
            let key = String(decoding: name.utf8.dropFirst(), as: UTF8.self)
            return known[ByteText(key), default: 0] < 2
        }
    }

    private static func counts(of entries: [Entry]) -> [ByteText: Int] {
        var counts: [ByteText: Int] = [:]
        for entry in entries { counts[ByteText(entry.key), default: 0] += 1 }
        return counts
    }

    private mutating func refuseRoot() {
        setLanguage()
        guard let root = document.root else { return }
        file.junk.append(ByteRange(root.byteRange))
        if root.kind != .junk {
            diagnostics.error(
                .valueType, root.byteRange, "an ARB file is a JSON object, put the keys in braces")
        }
    }

    private mutating func read(_ name: JSONNode, _ value: JSONNode) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        guard let key = name.string else {
            file.junk.append(ByteRange(range))
            return
        }
        if key.utf8.starts(with: "@@".utf8) {
            readHeader(key, value, range)
        } else if key.utf8.first == UInt8(ascii: "@") {
            metadata.append(((name, value), file.entries.count))
        } else if let content = value.content {
            let localization = Localization(
                language: "und", tree: .text(TextUnit(content)), range: ByteRange(value.byteRange))
            file.add(
                Entry(
                    key: key, localizations: [localization], dialect: dialect,
                    range: ByteRange(range), keyRange: ByteRange(name.textRange)),
                &diagnostics)
        } else {
            file.junk.append(ByteRange(range))
            guard value.kind != .junk else { return }
            diagnostics.error(
                .valueType, value.byteRange,
                "the value of \(Diagnostic.quoted(key)) is no text, put it in quotes", key: key)
        }
    }

    private mutating func readHeader(_ key: String, _ value: JSONNode, _ range: Range<Int>) {
        guard key.utf8.elementsEqual("@@locale".utf8) else {
            file.header.append(value.attribute(key, in: range))
            return
        }
        guard let tag = value.string, !tag.isEmpty else {
            diagnostics.error(.valueType, value.byteRange, "@@locale is no language tag")
            return
        }
        guard file.languages.isEmpty else { return }
        file.languages = [tag]
        guard let inName = options.path.languageInName, !LanguageTagText.isSame(inName, tag) else {
            return
        }
        diagnostics.error(
            .languageMismatch, value.textRange,
            "@@locale is \(Diagnostic.quoted(tag)), but the file is named for "
                + Diagnostic.quoted(inName))
    }

    /// Gives metadata to the entry of its key: the one before it, else the last.
    private mutating func attach(_ member: JSONNode.Member, _ entryCount: Int) {
        let (name, value) = member
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        let key = String(decoding: (name.string ?? "").utf8.dropFirst(), as: UTF8.self)
        let isBehind = entryCount > 0 && ByteText(file.entries[entryCount - 1].key) == ByteText(key)
        guard let index = isBehind ? entryCount - 1 : indices[ByteText(key)] else {
            file.junk.append(ByteRange(range))
            diagnostics.warning(
                .missing, name.textRange,
                "there is no \(Diagnostic.quoted(key)) for this metadata; remove it", key: key)
            return
        }
        guard value.kind == .object else {
            file.junk.append(ByteRange(range))
            guard value.kind != .junk else { return }
            diagnostics.error(
                .valueType, value.byteRange, "the metadata of a key is an object", key: key)
            return
        }
        // Metadata usually stands behind its key and belongs to its bytes.
        let between =
            file.entries[index].range
            .upperBound..<max(
                range.lowerBound, file.entries[index].range.upperBound)
        if range.lowerBound >= between.lowerBound, isSeparator(between) {
            let start = file.entries[index].range.lowerBound
            file.entries[index].range = ByteRange(start..<range.upperBound)
        }
        var metadata = ARBMetadata(key: key)
        metadata.read(value, into: &file.entries[index], &diagnostics)
    }

    private func isSeparator(_ range: Range<Int>) -> Bool {
        document.bytes[range].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    }

    /// The language: `@@locale`, else what the caller says, else the one in the name.
    private mutating func setLanguage() {
        let language =
            file.languages.first ?? options.language ?? options.path.languageInName ?? "und"
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
        for index in file.entries.indices {
            file.entries[index].localizations[0].language = language
        }
    }

    private var dialect: PlaceholderDialect {
        options.usesEscaping == false ? .icuLiteralApostrophes : .icu
    }
}
