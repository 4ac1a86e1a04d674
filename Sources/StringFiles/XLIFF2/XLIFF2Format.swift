/// XLIFF 2.0 and 2.1, the core.
///
/// See <https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html>. A `<segment>` is an
/// entry under the name or id of its unit; `original` of the `<file>` is its context. Inline
/// elements are code of the text, but `<cp>` is its character. Modules and extensions stay as they
/// are.
struct XLIFF2Format: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .sourceAndTranslation)
        abilities.states = [.new, .translated, .reviewed, .final]
        abilities.comments = [.note]
        abilities.flags = [.untranslatable]
        abilities.limits = [.utf16]
        abilities.hasContexts = true
        abilities.hasAttributes = true
        abilities.hasCodes = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        XLIFFVersion(of: source) == .two ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = XLIFF2Reader(source.inDeclaredEncoding, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = XLIFF2Editor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = XLIFF2Writer(file)
        return writer.written()
    }
}
