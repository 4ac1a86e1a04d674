/// Apple's String Catalog: one JSON file of all languages.
///
/// Apple does not document it and adds fields from one Xcode to the next, so nothing unknown or
/// missing stops the reader. The key is the source text unless the source language has its own
/// (then a localization of the role `source`; else an implied one).
///
/// A `stringUnit` is a text, `variations` are a group by `plural`, `device` or `width`,
/// `substitutions` are a group of the format (under the empty name) and its variables; a
/// `stringSet` is a group of items.
struct XCStringsFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .many)
        abilities.variants = [
            nil: [.plural, .device, .width, .substitutions],
            .substitutions: [.plural, .device, .width],
            .device: [.plural, .width], .width: [.plural], .plural: [.device],
        ]
        abilities.states = [.new, .needsReview, .translated]
        abilities.comments = [.note]
        abilities.flags = [.untranslatable, .stale]
        abilities.hasAttributes = true
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let text = source.utf8.prefix(4096)
        let head = String(decoding: text, as: UTF8.self).utf8
        let isCatalog =
            head.contains("\"sourceLanguage\"".utf8) && head.contains("\"strings\"".utf8)
        return isCatalog ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        XCStringsReader.read(source, options)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = XCStringsEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile { XCStringsWriter(file).written }
}
