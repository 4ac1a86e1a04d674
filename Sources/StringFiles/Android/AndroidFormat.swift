/// Android `strings.xml`.
///
/// See <https://developer.android.com/guide/topics/resources/string-resource>. A `<string>`,
/// `<plurals>` or `<string-array>` is an entry under its name; the comment right before it is the
/// note to translators. The language is that of the folder (`values-pt-rBR`). Other resources stay
/// as they are.
struct AndroidFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.variants = [nil: [.plural, .items]]
        abilities.comments = [.note]
        abilities.flags = [.untranslatable]
        abilities.hasAttributes = true
        abilities.hasCodes = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = SourceText(Array(source.utf8.prefix(8192)), encoding: .utf8)
        if MarkupDocument(head).root?.name == "resources" { return .certain }
        return path.fileExtension == "xml" ? .possible : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = AndroidReader(source.inDeclaredEncoding, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = AndroidEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = AndroidWriter(file)
        return writer.written()
    }
}
