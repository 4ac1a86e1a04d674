/// Apple's `.stringsdict`: an XML property list of formats with plural variables.
///
/// An entry is a group of the format (under the empty name) and its variables, as in a String
/// Catalog; a format that is one variable and nothing else (`%#@count@`) is the plural itself. A
/// binary property list is not read.
struct StringsDictFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.variants = [
            nil: [.plural, .width, .device, .substitutions], .substitutions: [.plural],
        ]
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = source.utf8.prefix(4096)
        let isOne = String(decoding: head, as: UTF8.self).utf8.contains(
            StringsDictWords.format.utf8)
        return isOne ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = StringsDictReader(source.inDeclaredEncoding, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = StringsDictEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = StringsDictWriter(file)
        return writer.written()
    }
}
