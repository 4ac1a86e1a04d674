/// Reads a `.strings` that is an XML property list, as Xcode and `plutil` write it.
struct StringsPropertyListReader {
    private(set) var file: StringFile
    private(set) var diagnostics: DiagnosticList
    private let outline: StringsPropertyListOutline
    private let language: String

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .strings, source: source)
        outline = StringsPropertyListOutline(source)
        diagnostics = outline.document.diagnostics
        language = StringsFormat.language(options)
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        file.junk = outline.document.junk
        guard let root = outline.root else {
            if let element = outline.document.root {
                diagnostics.error(
                    .valueType, element.nameRange, "a property list is a <plist> with a <dict>")
            }
            return
        }
        for element in root.strays {
            file.junk.append(ByteRange(element.range))
            diagnostics.error(
                .syntax, element.range,
                element.name == "key"
                    ? "this key has no value" : "this value has no <key> before it")
        }
        for pair in root.pairs where !StringsPropertyListOutline.isText(pair) {
            file.junk.append(ByteRange(pair.range))
            diagnostics.error(
                .valueType, pair.value.range,
                "the value of \(Diagnostic.quoted(pair.name)) is no text, put it in <string>",
                key: pair.name)
        }
        file.entries.reserveCapacity(min(outline.texts.count, StringFile.maximumEntryCount))
        for pair in outline.texts { read(pair) }
        file.junk.sort { $0.start < $1.start }
        DuplicateKeys.report(file.entries, to: &diagnostics)
    }

    private mutating func read(_ pair: PropertyListDictionary.Pair) {
        if let child = Array(pair.value.children).first {
            diagnostics.error(
                .valueType, child.nameRange, "a <string> has no elements in it; write &lt; for <",
                key: pair.name)
        }
        let localization = Localization(
            language: language, tree: .text(TextUnit(pair.value.content(.xml))),
            range: ByteRange(pair.value.range))
        file.add(
            Entry(
                key: pair.name, localizations: [localization], range: ByteRange(pair.range),
                keyRange: ByteRange(pair.key.contentRange)), &diagnostics)
    }
}
