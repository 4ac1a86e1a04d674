/// Reads a `.stringsdict`.
struct StringsDictReader {
    private(set) var file: StringFile
    private(set) var diagnostics = DiagnosticList()
    private let language: String

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .stringsdict, source: source)
        language = options.language ?? options.path.languageInFolders ?? "und"
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        guard !file.source.isBinaryPropertyList else {
            let range = ByteRange(0..<file.source.utf8.count)
            file.junk = [range]
            diagnostics.error(
                .binaryPropertyList, 0..<0,
                "binary property list, convert it with plutil -convert xml1")
            return
        }
        let outline = StringsDictOutline(file.source)
        diagnostics = outline.document.diagnostics
        file.junk = outline.document.junk
        guard let root = outline.root else {
            if let element = outline.document.root {
                diagnostics.error(
                    .valueType, element.nameRange, "a .stringsdict is a <plist> with a <dict>")
            }
            return
        }
        refuseStrays(of: root)
        for pair in outline.others {
            refuse(pair, "the value of \(Diagnostic.quoted(pair.name)) is no <dict>")
        }
        file.entries.reserveCapacity(min(outline.entries.count, StringFile.maximumEntryCount))
        for entry in outline.entries { read(entry) }
        DuplicateKeys.report(file.entries, to: &diagnostics)
        file.junk.sort { $0.start < $1.start }
    }

    private mutating func refuseStrays(of dictionary: PropertyListDictionary) {
        for element in dictionary.strays {
            file.junk.append(ByteRange(element.range))
            let isKey = element.name == "key"
            diagnostics.error(
                .syntax, element.range,
                isKey ? "this key has no value" : "this value has no <key> before it")
        }
    }

    private mutating func refuse(_ pair: PropertyListDictionary.Pair, _ message: String) {
        file.junk.append(ByteRange(pair.range))
        diagnostics.error(.valueType, pair.value.range, message, key: pair.name)
    }

    private mutating func read(_ source: StringsDictEntry) {
        let key = source.pair.name
        let keyRange = ByteRange(source.pair.key.contentRange)
        var entry = Entry(
            key: key, dialect: .apple, range: ByteRange(source.pair.range), keyRange: keyRange)
        refuseStrays(of: source.dictionary)
        for pair in source.others {
            refuse(pair, "\(Diagnostic.quoted(pair.name)) cannot stand here; remove it")
        }
        for variable in source.variables { check(variable, key) }
        checkNames(source, key)
        if let tree = tree(of: source) {
            entry.localizations = [
                Localization(
                    language: language, tree: tree, range: ByteRange(source.pair.value.range))
            ]
        } else {
            diagnostics.error(
                .missing, source.pair.value.nameRange,
                "there is no \(StringsDictWords.format) here", key: key)
        }
        file.add(entry, &diagnostics)
    }

    private mutating func check(_ variable: StringsDictEntry.Variable, _ key: String) {
        refuseStrays(of: variable.dictionary)
        let place = variable.dictionary.element.nameRange
        if let rule = variable.rule {
            let word = rule.string(.xml)
            if word != StringsDictWords.pluralRule {
                diagnostics.error(
                    .unknownWord, rule.contentRange,
                    "\(Diagnostic.quoted(word)) is no rule; write \(StringsDictWords.pluralRule)",
                    key: key)
            }
        } else {
            diagnostics.error(
                .missing, place, "there is no \(StringsDictWords.rule) here", key: key)
        }
        if variable.specifier == nil {
            diagnostics.error(
                .missing, place, "there is no \(StringsDictWords.valueType), such as d", key: key)
        }
        if !variable.texts.contains(where: { $0.name == "other" }) {
            // At the first text, where other tools tell of it.
            let first = variable.texts.first?.value.contentRange
            diagnostics.error(
                .missing, first ?? place,
                "there is no text for other, which Apple demands in every language", key: key)
        }
        var names = DuplicateKeys()
        for pair in variable.texts {
            let range = ByteRange(pair.key.contentRange)
            if let first = names.firstPlace(of: pair.name, at: range) {
                diagnostics.add(
                    .duplicate("variant", pair.name, at: range, first: first, key: key))
            }
            if !StringsDictWords.categories.contains(pair.name) {
                diagnostics.error(
                    .unknownWord, pair.key.contentRange,
                    "\(Diagnostic.quoted(pair.name)) is no plural category; write zero, one, two, "
                        + "few, many or other", key: key)
            }
        }
    }

    /// Each variable that a text names must be there.
    private mutating func checkNames(_ source: StringsDictEntry, _ key: String) {
        guard let format = source.format else { return }
        let known = Set(source.variables.map { ByteText($0.name) })
        for variable in source.named where !known.contains(ByteText(variable.name)) {
            diagnostics.error(
                .missing, format.range,
                "the variable \(Diagnostic.quoted(variable.name)) is not defined", key: key)
        }
    }

    private mutating func tree(of source: StringsDictEntry) -> VariantTree? {
        switch source.shape {
        case .text: return source.format.flatMap { text($0, source.pair.name) }
        case .plural: return source.variables.first.map { plural($0, in: source) }
        case .width: return choices(.width, source)
        case .device: return choices(.device, source)
        case .substitutions:
            var variants: [Variant] = []
            if let tree = source.format.flatMap({ text($0, source.pair.name) }) {
                variants.append(Variant(name: "", tree: tree))
            }
            for variable in source.variables {
                variants.append(
                    Variant(
                        name: variable.name, tree: plural(variable, in: source),
                        range: ByteRange(variable.dictionary.element.range)))
            }
            return .group(VariantGroup(selector: .substitutions, variants: variants))
        case .nothing: return nil
        }
    }

    private mutating func plural(
        _ variable: StringsDictEntry.Variable, in source: StringsDictEntry
    ) -> VariantTree {
        .group(
            VariantGroup(
                selector: .plural(source.argument(of: variable)),
                variants: variants(variable.texts, source.pair.name),
                range: ByteRange(variable.dictionary.element.range)))
    }

    private mutating func choices(
        _ selector: VariantSelector, _ source: StringsDictEntry
    ) -> VariantTree {
        .group(
            VariantGroup(
                selector: selector, variants: variants(source.choices, source.pair.name),
                range: ByteRange(source.pair.value.range)))
    }

    private mutating func variants(
        _ pairs: [PropertyListDictionary.Pair], _ key: String
    ) -> [Variant] {
        var variants: [Variant] = []
        for pair in pairs {
            guard let tree = text(pair.value, key) else {
                file.junk.append(ByteRange(pair.range))
                continue
            }
            variants.append(
                Variant(
                    name: pair.name, tree: tree, range: ByteRange(pair.range),
                    nameRange: ByteRange(pair.key.contentRange)))
        }
        return variants
    }

    private mutating func text(_ element: MarkupElement, _ key: String) -> VariantTree? {
        guard element.name == "string" else {
            diagnostics.error(
                .valueType, element.range, "a <string> is expected here, not <\(element.name)>",
                key: key)
            return nil
        }
        if let child = Array(element.children).first {
            diagnostics.error(
                .valueType, child.nameRange, "a <string> has no elements in it; write &lt; for <",
                key: key)
        }
        return .text(TextUnit(element.content(.xml)))
    }
}
