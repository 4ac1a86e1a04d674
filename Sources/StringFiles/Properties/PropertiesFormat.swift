/// Java `.properties`, as `java.util.Properties.load` and `ResourceBundle` read them.
///
/// In UTF-8 where all of the file is, else in ISO-8859-1, as Java does since version 9. A comment
/// right above an entry is about the entry; others are about the file.
struct PropertiesFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.comments = [.note]
        return abilities
    }

    /// Nearly any text is a properties file.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood { .possible }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = PropertiesReader(source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = PropertiesEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile { PropertiesWriter(file).written }
}
