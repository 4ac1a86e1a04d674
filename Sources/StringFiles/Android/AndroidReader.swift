/// Reads an Android resource file.
struct AndroidReader {
    private(set) var file: StringFile
    private(set) var diagnostics: DiagnosticList
    private let outline: AndroidOutline
    private let language: String
    private var keys: DuplicateKeys

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .android, source: source)
        outline = AndroidOutline(source)
        diagnostics = outline.document.diagnostics
        keys = DuplicateKeys(reservingCapacity: outline.resources.count)
        language =
            options.language ?? options.path.languageInFolders
            ?? outline.root?["tools:locale"] ?? "und"
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        file.junk = outline.document.junk
        readRoot()
        file.entries.reserveCapacity(min(outline.resources.count, StringFile.maximumEntryCount))
        for resource in outline.resources { readEntry(resource) }
    }

    private mutating func readRoot() {
        guard let first = outline.document.root else { return }
        guard let root = outline.root else {
            diagnostics.error(
                .valueType, first.nameRange, "the root of an Android file is <resources>")
            return
        }
        for attribute in root.attributes {
            let name = root.name(of: attribute)
            if name.utf8.starts(with: "xmlns".utf8) { continue }
            file.header.append(
                Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
        }
    }

    private mutating func readEntry(_ resource: AndroidOutline.Resource) {
        let element = resource.element
        var entry = Entry(key: "", dialect: .java, range: ByteRange(resource.range))
        readAttributes(of: element, into: &entry)
        for comment in resource.comments {
            entry.comments.append(
                Comment(
                    .encoded(Self.trimmed(comment), .verbatim), range: ByteRange(comment.range)))
        }
        let tree: VariantTree =
            switch resource.kind {
            case .string: .text(text(of: element, entry.key))
            case .plurals: plurals(resource, entry.key)
            case .array: array(resource, entry.key)
            }
        entry.localizations = [
            Localization(language: language, tree: tree, range: ByteRange(element.range))
        ]
        checkDuplicate(entry, resource.kind)
        file.add(entry, &diagnostics)
    }

    /// The text of a comment without the white space at its ends.
    static func trimmed(_ comment: MarkupElement) -> ByteRange {
        let range = comment.contentRange
        let bytes = comment.document.bytes
        guard let first = range.first(where: { !MarkupParser.isSpace(bytes[$0]) }),
            let last = range.last(where: { !MarkupParser.isSpace(bytes[$0]) })
        else { return ByteRange(range.lowerBound..<range.lowerBound) }
        return ByteRange(first..<last + 1)
    }

    private mutating func readAttributes(of element: MarkupElement, into entry: inout Entry) {
        for attribute in element.attributes {
            let name = element.name(of: attribute)
            let value = element.value(of: attribute)
            if name == "name", entry.keyRange == .none {
                entry.key = value
                entry.keyRange = attribute.valueRange
                continue
            }
            if name == "translatable", value == "false" {
                entry.flags.insert(.untranslatable)
                continue
            }
            // Variants of a string for phones and tablets share its name.
            if name == "product" { entry.context = value }
            entry.attributes.append(
                Attribute(name: name, attribute.content, range: ByteRange(attribute.range)))
        }
        if entry.keyRange == .none {
            diagnostics.error(.missing, element.nameRange, "this resource has no name")
        }
    }

    /// Resources of different kinds may share a name.
    private mutating func checkDuplicate(_ entry: Entry, _ kind: AndroidOutline.Kind) {
        guard entry.keyRange != .none else { return }
        let context = "\(kind)\u{0}\(entry.context ?? "")"
        let first = keys.firstPlace(of: entry.key, context: context, at: entry.keyRange)
        guard let first else { return }
        diagnostics.add(.duplicate("key", entry.key, at: entry.keyRange, first: first))
    }

    private mutating func text(of element: MarkupElement, _ key: String) -> TextUnit {
        let next = AndroidOutline.swallowed(by: element)
        let end = next?.range.lowerBound ?? element.contentRange.upperBound
        let range = element.contentRange.lowerBound..<end
        checkEscapes(range, key)
        return TextUnit(.encoded(ByteRange(range), .android))
    }

    private mutating func plurals(
        _ resource: AndroidOutline.Resource, _ key: String
    ) -> VariantTree {
        var variants: [Variant] = []
        var names = DuplicateKeys()
        for item in resource.items {
            guard let quantity = item.attribute("quantity") else {
                diagnostics.error(
                    .missing, item.nameRange, "this item has no quantity, such as \"other\"",
                    key: key)
                file.junk.append(ByteRange(item.range))
                continue
            }
            let name = item.value(of: quantity)
            if !AndroidWords.quantities.contains(name) {
                diagnostics.error(
                    .unknownWord, quantity.valueRange.range,
                    "\(Diagnostic.quoted(name)) is no quantity; write zero, one, two, few, many or "
                        + "other", key: key)
            }
            if let first = names.firstPlace(of: name, at: quantity.valueRange) {
                diagnostics.add(
                    .duplicate("variant", name, at: quantity.valueRange, first: first, key: key))
            }
            variants.append(
                Variant(
                    name: name, tree: .text(text(of: item, key)), range: ByteRange(item.range),
                    nameRange: quantity.valueRange))
        }
        return .group(
            VariantGroup(
                selector: .plural(VariantArgument()), variants: variants,
                range: ByteRange(resource.element.range)))
    }

    private mutating func array(
        _ resource: AndroidOutline.Resource, _ key: String
    ) -> VariantTree {
        var variants: [Variant] = []
        for (offset, item) in resource.items.enumerated() {
            variants.append(
                Variant(
                    name: String(offset), tree: .text(text(of: item, key)),
                    range: ByteRange(item.range)))
        }
        return .group(
            VariantGroup(
                selector: .items, variants: variants, range: ByteRange(resource.element.range)))
    }

    /// What aapt refuses in a text.
    private mutating func checkEscapes(_ range: Range<Int>, _ key: String) {
        let bytes = outline.document.bytes
        let isSuspect = bytes[range].contains {
            $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&")
        }
        guard isSuspect else { return }
        var cursor = TextCursor(ByteRange(range))
        while cursor.offset < cursor.end {
            let piece = AndroidTextCoding.nextPiece(in: bytes, &cursor)
            let start = piece.range.lowerBound
            if bytes[start] == UInt8(ascii: "\\"), piece.content == .verbatim {
                diagnostics.error(
                    .escape, piece.range,
                    "\\u takes four hexadecimal digits; write \\\\ for a "
                        + "backslash", key: key)
            }
            guard !AndroidTextCoding.isQuoted(cursor) else { continue }
            let place: Range<Int>? =
                switch piece.content {
                case .verbatim:
                    bytes[piece.range].firstIndex(of: UInt8(ascii: "'")).map { $0..<$0 + 1 }
                case .scalar("'"): bytes[start] == UInt8(ascii: "&") ? piece.range : nil
                case .scalar, .code, .nothing: nil
                }
            if let place {
                diagnostics.error(
                    .escape, place,
                    "an apostrophe ends the text for aapt; write \\'", key: key)
            }
        }
    }
}
