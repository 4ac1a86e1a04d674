internal import JSON

/// i18next JSON version 4: JSON of texts whose plural forms are members with suffixes.
///
/// See <https://www.i18next.com/misc/json-format> and `I18nextPlurals`; all else is as in plain JSON.
struct I18nextFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.variants = [nil: [.items, .plural, .ordinal]]
        return abilities
    }

    /// Certain when there are plural forms, which no other JSON has; looks at 256 KB.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = source.utf8.prefix(1 << 18)
        guard head.contains(UInt8(ascii: "{")),
            String(decoding: head, as: UTF8.self).utf8.contains("_other\"".utf8),
            let root = JSONDocument(parsing: Array(head)).root
        else { return .impossible }
        return hasPlurals(root) ? .certain : .impossible
    }

    private func hasPlurals(_ node: JSONNode) -> Bool {
        if node.count > 0, node.kind == .object,
            !I18nextPlurals(Array(node.members)).isEmpty
        {
            return true
        }
        return node.members.contains { hasPlurals($0.value) }
            || node.elements.contains { hasPlurals($0) }
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = NestedJSONReader(.i18next, source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = NestedJSONEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = NestedJSONWriter(file)
        return writer.written()
    }
}
