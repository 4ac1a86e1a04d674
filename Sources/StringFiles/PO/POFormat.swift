/// GNU gettext: PO files and POT templates.
///
/// The key is the `msgid`, the context the `msgctxt`; `msgid` and `msgid_plural` are the source text,
/// in the forms `one` and `other`. Translations of plurals are named by CLDR's categories where
/// `Plural-Forms` allows it (see `POPlurals`). An entry from a format whose keys are names gets the
/// key as its context and the source text as `msgid`.
struct POFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .sourceAndTranslation)
        abilities.variants = [nil: [.plural, .pluralIndex]]
        abilities.states = [.new, .needsReview, .translated]
        abilities.comments = [.note, .translator, .reference]
        abilities.flags = [.fuzzy, .obsolete]
        abilities.hasContexts = true
        abilities.hasAttributes = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = String(decoding: source.utf8.prefix(4096), as: UTF8.self).utf8
        return head.contains("msgid \"".utf8) && head.contains("msgstr".utf8)
            ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        POReader.read(source, options)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = POEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = POWriter(file)
        return writer.written
    }
}
