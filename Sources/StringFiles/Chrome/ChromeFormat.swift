internal import JSON

/// `messages.json` of browser extensions.
///
/// See <https://developer.chrome.com/docs/extensions/reference/api/i18n>. `description` is the
/// comment; what else an entry has beside `message` and `placeholders` is attributes.
struct ChromeFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.comments = [.note]
        abilities.hasAttributes = true
        abilities.hasPlaceholders = true
        return abilities
    }

    /// Certain when most of the first members are objects with a `message`, and in a folder `_locales`.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let isInLocales = path.folders.contains { $0.utf8.elementsEqual("_locales".utf8) }
        let head = Array(source.utf8.prefix(4096))
        guard let root = JSONDocument(parsing: head).root, root.kind == .object else {
            return isInLocales ? .likely : .impossible
        }
        if isInLocales { return .certain }
        // The last one may be cut.
        let members = Array(root.members)
        let whole = head.count == source.utf8.count ? members[...] : members.dropLast()
        let messages = whole.count { $0.value[member: "message"]?.kind == .string }
        return messages * 2 > whole.count ? .certain : .impossible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = ChromeReader(source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = ChromeEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile { ChromeWriter(file).written }
}
