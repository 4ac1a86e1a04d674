/// Apple's `.strings`: an old-style property list of keys and texts.
///
/// The grammar is Core Foundation's (`CFOldStylePList.c`): `key = value;` or `key;` (then the key is
/// the text), with or without braces around all, keys and values quoted or bare. A comment right
/// above an entry, in it, or behind it on its line is about the entry; others are about the file.
/// An XML property list of texts is read and edited, too; new files are of the old style.
struct StringsFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.comments = [.note]
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = SourceText(Array(source.utf8.prefix(4096)), encoding: .utf8)
        var reader = StringsReader(head, ReadOptions())
        reader.run()
        // The head may end anywhere; what it starts with must be an entry without a fault.
        guard let first = reader.file.entries.first?.range.end else { return .impossible }
        let isFaulty = reader.diagnostics.sorted.contains {
            $0.severity == .error && $0.range.start <= first
        }
        return isFaulty ? .impossible : .likely
    }

    /// The language of a file: what the caller says, else the one in its path.
    static func language(_ options: ReadOptions) -> String {
        options.language ?? options.path.languageInFolders ?? options.path.languageInName ?? "und"
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        if StringsPropertyListOutline.isMarkup(source) {
            var reader = StringsPropertyListReader(source.inDeclaredEncoding, options)
            reader.run()
            return (reader.file, reader.diagnostics.sorted)
        }
        var reader = StringsReader(source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        if StringsPropertyListOutline.isMarkup(file.source) {
            var editor = StringsPropertyListEditor(file)
            return editor.plan(edits)
        }
        var editor = StringsEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile { StringsWriter(file).written }
}
