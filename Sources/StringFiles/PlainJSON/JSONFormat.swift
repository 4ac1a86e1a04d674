internal import JSON

/// JSON of texts, flat or nested, as most web frameworks read it.
///
/// Each text is an entry, whose key is its path (`JSONKeyPath`); an array of texts alone is one
/// entry with items. What is no text (numbers, `true`, `null`) is junk with a warning.
struct JSONFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        abilities.variants = [nil: [.items]]
        return abilities
    }

    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        let head = source.utf8.dropFirst(source.textStart).prefix(4096)
        let first = head.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return first == UInt8(ascii: "{") ? .likely : .possible
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = NestedJSONReader(.json, source, options)
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
