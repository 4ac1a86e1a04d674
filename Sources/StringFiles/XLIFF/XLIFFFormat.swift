/// XLIFF 1.2, as Xcode and others export it.
///
/// See <https://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html>. A `<trans-unit>` is an entry
/// under its id, `original` of the `<file>` its context; ids that Xcode writes for variants
/// (`key|==|plural.few`) are one entry. Inline elements are code of the text. `<alt-trans>` and all
/// else stays as it is.
struct XLIFFFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .sourceAndTranslation)
        abilities.variants = [
            nil: [.plural, .device, .width, .substitutions],
            .substitutions: [.plural, .device, .width],
            .device: [.plural, .width], .width: [.plural], .plural: [.device],
        ]
        abilities.states = [
            .new, .needsTranslation, .needsReview, .translated, .reviewed, .final,
        ]
        abilities.comments = [.note]
        abilities.flags = [.untranslatable, .approved]
        abilities.limits = [.utf16, .codePoints]
        abilities.hasContexts = true
        abilities.hasAttributes = true
        abilities.hasCodes = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        switch XLIFFVersion(of: source) {
        case .one: .certain
        case .two: .impossible
        // By its name it is an XLIFF file; the older version is the usual one.
        case nil: path.fileExtension.hasPrefix("xl") ? .possible : .impossible
        }
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = XLIFFReader(source.inDeclaredEncoding, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = XLIFFEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = XLIFFWriter(file)
        return writer.written()
    }
}
