internal import JSON

/// Reads a JSON file of texts, flat or nested: plain JSON and i18next.
struct NestedJSONReader {
    private(set) var file: StringFile
    private(set) var diagnostics = DiagnosticList()
    private let document: JSONDocument
    private let groupsPlurals: Bool
    private let language: String
    private let dialect: PlaceholderDialect
    /// How many bytes the keys may still take, so that deep paths cannot grow without bound.
    private var keyBudget: Int
    /// How many items of arrays may still come.
    private var itemBudget = StringFile.maximumEntryCount

    init(_ format: FileFormat, _ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: format, source: source)
        document = JSONDocument(parsing: source.utf8)
        groupsPlurals = format == .i18next
        dialect = groupsPlurals ? .doubleBraces : .unknown
        language = options.languageOfFile
        keyBudget = source.utf8.count * 8 + 1 << 16
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        diagnostics.addFaults(of: document, in: file.source)
        guard let root = document.root else { return }
        file.entries.reserveCapacity(min(root.count, StringFile.maximumEntryCount))
        let place = root.byteRange.lowerBound..<root.byteRange.lowerBound
        read(root, ".", range: root.byteRange, keyRange: place, depth: 0)
        file.junk.sort { $0.start < $1.start }
        diagnostics.addDuplicates(in: document, file.entries)
    }

    /// Reads a value whose key is known.
    private mutating func read(
        _ value: JSONNode, _ key: String, range: Range<Int>, keyRange: Range<Int>, depth: Int
    ) {
        switch value.kind {
        case .string:
            guard let content = value.content else { return }
            add(key, .text(TextUnit(content)), range, keyRange, value.byteRange)
        case .object, .array:
            if value.kind == .array, !value.isContainerOfKeys {
                readItems(of: value, key, range, keyRange)
                return
            }
            guard depth < JSONKeyPath.maximumDepth else {
                keepAsJunk(range)
                diagnostics.error(
                    .tooDeep, value.byteRange,
                    "nested deeper than \(JSONKeyPath.maximumDepth) levels; this is not read")
                return
            }
            if value.kind == .object {
                readMembers(of: value, key, depth)
            } else {
                readElements(of: value, key, depth)
            }
        case .number, .true, .false, .null:
            keepAsJunk(range)
            diagnostics.warning(
                .valueType, value.byteRange,
                "the value of \(Diagnostic.quoted(key)) is no text and is not translated; "
                    + "put it in quotes if it is one", key: key)
        case .junk: keepAsJunk(range)
        }
    }

    private mutating func readItems(
        of array: JSONNode, _ key: String, _ range: Range<Int>, _ keyRange: Range<Int>
    ) {
        itemBudget -= array.count
        if itemBudget >= 0, let items = array.items {
            add(key, items, range, keyRange, array.byteRange)
            return
        }
        keepAsJunk(range)
        diagnostics.addOnce(
            .tooManyEntries, ByteRange(array.byteRange),
            "only \(StringFile.maximumEntryCount) items of arrays are read; split the file")
    }

    private mutating func readMembers(of object: JSONNode, _ path: String, _ depth: Int) {
        let members = Array(object.members)
        let plurals = groupsPlurals ? I18nextPlurals(members) : nil
        for (offset, (name, value)) in members.enumerated() {
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            guard let text = name.string else {
                keepAsJunk(range)
                continue
            }
            if let plurals, plurals.isForm(at: offset) {
                guard let group = plurals.group(startingAt: offset),
                    let key = key(of: group.key, in: path, depth, range)
                else { continue }
                read(group, members, key)
                continue
            }
            let isText = depth == 0 && !value.isContainerOfKeys
            guard let key = key(of: text, in: path, isText ? 0 : 1, range) else { continue }
            read(value, key, range: range, keyRange: name.textRange, depth: depth + 1)
        }
    }

    private mutating func readElements(of array: JSONNode, _ path: String, _ depth: Int) {
        for (index, element) in array.elements.enumerated() {
            let range = element.byteRange
            let key = JSONKeyPath.path(path, .index(index))
            guard isAffordable(key, range) else { continue }
            let place = range.lowerBound..<range.lowerBound
            read(element, key, range: range, keyRange: place, depth: depth + 1)
        }
    }

    /// Reads the members that are the plural forms of one text.
    private mutating func read(
        _ group: I18nextPlurals.Group, _ members: [JSONNode.Member], _ key: String
    ) {
        var variants: [Variant] = []
        var range = members[group.offsets[0]].name.byteRange
        for (offset, category) in zip(group.offsets, group.categories) {
            let (name, value) = members[offset]
            guard let content = value.content else { continue }
            let bytes = name.byteRange.lowerBound..<value.byteRange.upperBound
            let nameEnd = name.textRange.upperBound
            let nameStart = max(name.textRange.lowerBound, nameEnd - category.utf8.count)
            range = range.lowerBound..<bytes.upperBound
            variants.append(
                Variant(
                    name: category, tree: .text(TextUnit(content)), range: ByteRange(bytes),
                    nameRange: ByteRange(nameStart..<nameEnd)))
        }
        let tree = VariantTree.group(
            VariantGroup(selector: group.selector, variants: variants, range: ByteRange(range)))
        add(key, tree, range, members[group.offsets[0]].name.textRange, range)
    }

    private mutating func add(
        _ key: String, _ tree: VariantTree, _ range: Range<Int>, _ keyRange: Range<Int>,
        _ bytes: Range<Int>
    ) {
        let localization = Localization(language: language, tree: tree, range: ByteRange(bytes))
        file.add(
            Entry(
                key: key, localizations: [localization], dialect: dialect,
                range: ByteRange(range), keyRange: ByteRange(keyRange)), &diagnostics)
    }

    /// The key of a member of a container, or the path of one that is a container; nil, with a
    /// diagnostic, when it is not affordable.
    private mutating func key(
        of name: String, in path: String, _ depth: Int, _ range: Range<Int>
    ) -> String? {
        let key =
            depth == 0
            ? JSONKeyPath.key(ofRootMember: name) : JSONKeyPath.path(path, .name(name))
        return isAffordable(key, range) ? key : nil
    }

    private mutating func isAffordable(_ key: String, _ range: Range<Int>) -> Bool {
        keyBudget -= key.utf8.count
        if keyBudget >= 0 { return true }
        keepAsJunk(range)
        diagnostics.error(
            .tooLarge, range, "the keys are much longer than the file; this is not read")
        return false
    }

    private mutating func keepAsJunk(_ range: Range<Int>) { file.junk.append(ByteRange(range)) }
}
