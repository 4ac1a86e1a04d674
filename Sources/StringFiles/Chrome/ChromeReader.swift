internal import JSON

/// Reads the `messages.json` of a browser extension.
struct ChromeReader {
    private(set) var file: StringFile
    private(set) var diagnostics = DiagnosticList()
    private let document: JSONDocument
    private let language: String

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .chrome, source: source)
        document = JSONDocument(parsing: source.utf8)
        language = options.languageOfFile
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        diagnostics.addFaults(of: document, in: file.source)
        guard let root = document.root else { return }
        guard root.kind == .object else {
            file.junk.append(ByteRange(root.byteRange))
            if root.kind != .junk {
                diagnostics.error(
                    .valueType, root.byteRange, "messages are a JSON object, put them in braces")
            }
            return
        }
        file.entries.reserveCapacity(min(root.count, StringFile.maximumEntryCount))
        for (name, value) in root.members { read(name, value) }
        diagnostics.addDuplicates(in: document, file.entries)
    }

    private mutating func read(_ name: JSONNode, _ value: JSONNode) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        guard let key = name.string, value.kind == .object else {
            file.junk.append(ByteRange(range))
            guard value.kind != .junk, let key = name.string else { return }
            diagnostics.error(
                .valueType, value.byteRange,
                "the value of \(Diagnostic.quoted(key)) is no object with a message", key: key)
            return
        }
        if let wrong = key.unicodeScalars.first(where: { !Self.isAllowed($0) }) {
            diagnostics.warning(
                .syntax, name.textRange,
                "browsers do not take \(Diagnostic.name(of: wrong)) in a name; "
                    + "use A-Z, a-z, 0-9, _ and @", key: key)
        }
        var entry = Entry(
            key: key, dialect: .chrome, range: ByteRange(range), keyRange: ByteRange(name.textRange)
        )
        var hasMessage = false
        for (field, content) in value.members {
            read(field, content, into: &entry, &hasMessage)
        }
        if !hasMessage {
            diagnostics.error(
                .missing, name.textRange, "\(Diagnostic.quoted(key)) has no message", key: key)
        }
        file.add(entry, &diagnostics)
    }

    /// Whether a name may have a character.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_", "@": true
        default: false
        }
    }

    private mutating func read(
        _ name: JSONNode, _ value: JSONNode, into entry: inout Entry, _ hasMessage: inout Bool
    ) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        let field = name.string ?? ""
        switch field {
        case "message":
            hasMessage = true
            if read(message: value, into: &entry) { return }
        case "description":
            guard let content = value.content else {
                diagnostics.error(
                    .valueType, value.byteRange, "a description is a text", key: entry.key)
                break
            }
            entry.comments.append(Comment(content, range: ByteRange(range)))
            return
        case "placeholders":
            guard value.kind == .object else {
                diagnostics.error(
                    .valueType, value.byteRange, "placeholders are an object", key: entry.key)
                break
            }
            entry.placeholders += placeholders(of: value, entry.key)
            return
        default: break
        }
        guard value.kind != .junk, name.kind == .string else {
            file.junk.append(ByteRange(range))
            return
        }
        entry.attributes.append(value.attribute(field, in: range))
    }

    /// Takes a message; false when it is no text.
    private mutating func read(message value: JSONNode, into entry: inout Entry) -> Bool {
        guard let content = value.content else {
            diagnostics.error(.valueType, value.byteRange, "a message is a text", key: entry.key)
            return false
        }
        // Of two messages the later is a duplicate, which is reported and kept in the bytes.
        guard entry.localizations.isEmpty else { return true }
        entry.localizations = [
            Localization(
                language: language, tree: .text(TextUnit(content)),
                range: ByteRange(value.byteRange))
        ]
        return true
    }

    private mutating func placeholders(
        of object: JSONNode, _ key: String
    ) -> [DeclaredPlaceholder] {
        object.members.compactMap { name, value in
            guard let text = name.string else { return nil }
            let content = value[member: "content"]?.string
            if content == nil {
                diagnostics.error(
                    .missing, name.textRange,
                    "the placeholder \(Diagnostic.quoted(text)) has no content", key: key)
            }
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            return DeclaredPlaceholder(
                name: text, example: value[member: "example"]?.string, content: content,
                range: ByteRange(range))
        }
    }
}
