internal import JSON

extension XCStringsReader {
    /// Reads the strings whose names are at some indices, so many as far as that is known.
    mutating func readEntries(of strings: JSONNodeView, in range: Range<Int>, count: Int) {
        file.entries.reserveCapacity(min(count, StringFile.maximumEntryCount))
        for (name, value) in strings.members(in: range) { readEntry(name, value) }
        duplicates.addDuplicates(of: strings, in: range, file.entries)
    }

    private mutating func readEntry(_ name: JSONNodeView, _ value: JSONNodeView) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        guard let content = name.content, value.isObject else {
            file.junk.append(ByteRange(range))
            if value.kind != .junk, name.kind == .string {
                diagnostics.error(
                    .valueType, value.byteRange, "an entry of a String Catalog is an object")
            }
            return
        }
        key = name.string ?? ""
        var localizations: [Localization] = []
        var details = EntryDetails()
        var flags: EntryFlags = []
        for (field, value) in value.members {
            if value.isObject, field.hasText("localizations") {
                readLocalizations(value, into: &localizations)
            } else {
                readField(field, value, into: &details, &flags)
            }
        }
        let keyRange = ByteRange(name.textRange)
        if let source = file.sourceLanguage, !localizations.contains(where: { $0.role == .source })
        {
            let implied = Localization(
                language: source, role: .source, isImplied: true, tree: .text(TextUnit(content)),
                range: keyRange)
            localizations.insert(implied, at: 0)
        }
        let entry = Entry(
            key: key, localizations: LocalizationList(localizations), flags: flags,
            dialect: .apple, range: ByteRange(range), keyRange: keyRange, details)
        file.add(consume entry, &diagnostics)
    }

    private mutating func readField(
        _ name: JSONNodeView, _ value: JSONNodeView, into details: inout EntryDetails,
        _ flags: inout EntryFlags
    ) {
        let range = name.byteRange.lowerBound..<value.byteRange.upperBound
        if name.hasText("comment"), let content = value.content {
            details.comments.append(Comment(content, range: ByteRange(range)))
            return
        }
        if name.hasText("shouldTranslate"), let isTranslated = value.bool {
            if !isTranslated { flags.insert(.untranslatable) }
            return
        }
        let isState = name.hasText("extractionState")
        if isState, value.hasText("stale") {
            flags.insert(.stale)
        } else if value.kind != .junk, isState ? value.kind != .string : Self.isKnown(name) {
            diagnostics.error(
                .valueType, value.byteRange,
                "\(name.string ?? "") has a value of the wrong type", key: key)
        }
        guard value.kind != .junk else {
            file.junk.append(ByteRange(range))
            return
        }
        details.attributes.append(value.attribute(name.string ?? "", in: range))
    }

    private static func isKnown(_ name: JSONNodeView) -> Bool {
        name.hasText("localizations") || name.hasText("comment") || name.hasText("shouldTranslate")
    }

    private mutating func readLocalizations(
        _ node: JSONNodeView, into localizations: inout [Localization]
    ) {
        localizations.reserveCapacity(localizations.count + node.count + 1)
        for (name, value) in node.members {
            let range = name.byteRange.lowerBound..<value.byteRange.upperBound
            let place = XCStringsPlace(language: language(name))
            guard let tree = readTree(value, place) else {
                file.junk.append(ByteRange(range))
                continue
            }
            let isSource =
                file.sourceLanguage.map { ByteText($0) == ByteText(place.language) } ?? false
            localizations.append(
                Localization(
                    language: place.language, role: isSource ? .source : .translation, tree: tree,
                    range: ByteRange(range)))
        }
    }

    private mutating func language(_ name: JSONNodeView) -> String {
        if let language = languages.language(name) { return language }
        let language = name.string ?? "und"
        add(language: language)
        languages.keep(name, language)
        return language
    }
}
