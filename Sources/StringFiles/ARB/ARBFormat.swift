internal import JSON

/// Application Resource Bundle: JSON with metadata beside each key.
///
/// See <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>.
/// `description` of `@key` is the comment, `x-limit` the limit in UTF-16 units, `placeholders` are
/// the declared placeholders; what else is there is attributes. Of the `@@` attributes, `@@locale`
/// is the language and the others are the header.
struct ARBFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.comments = [.note]
        abilities.limits = [.utf16]
        abilities.hasAttributes = true
        abilities.hasPlaceholders = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = String(decoding: source.utf8.prefix(4096), as: UTF8.self)
        return head.utf8.contains("\"@@locale\"".utf8) ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = ARBReader(source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = ARBEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile { ARBWriter(file).written }
}
