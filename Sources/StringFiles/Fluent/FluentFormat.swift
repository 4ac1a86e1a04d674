/// Mozilla Fluent 1.0.
///
/// A message and each attribute of it (`name.attribute`) is an entry; a term's key has its hyphen. A
/// text that is one choice and nothing else is a group of its variants: by number where the keys are
/// plural categories. A choice amid other text is code. `#` is the comment, `##` the comment of the
/// section, `###` one of the file.
struct FluentFormat: StringFormat {
    var abilities: FormatAbilities {
        var abilities = FormatAbilities(languages: .one)
        let kinds: Set<VariantSelector.Kind> = [.plural, .ordinal, .select]
        abilities.variants = [nil: kinds, .plural: kinds, .ordinal: kinds, .select: kinds]
        abilities.comments = [.note, .section]
        abilities.flags = [.isTerm]
        abilities.hasCodes = true
        return abilities
    }

    /// Possible when the first entry is a message or a term.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood {
        var parser = FluentParser(Array(source.utf8.prefix(4096)), at: source.textStart)
        while let entry = parser.next() {
            switch entry {
            case .message(let message):
                return message.name.count > 1 && hasSpaces(message, source.utf8)
                    ? .likely : .possible
            case .comment: continue
            case .junk: return .impossible
            }
        }
        return .impossible
    }

    /// Whether the `=` stands between spaces, which is rare in a file of another kind.
    private func hasSpaces(_ message: FluentMessage, _ bytes: [UInt8]) -> Bool {
        bytes[message.name.upperBound...].prefix(3).elementsEqual(" = ".utf8)
    }

    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        var reader = FluentReader(source, options)
        reader.run()
        return (reader.file, reader.diagnostics.sorted)
    }

    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan {
        var editor = FluentEditor(file)
        return editor.plan(edits)
    }

    func write(_ file: StringFile) -> WrittenFile {
        var writer = FluentWriter(file)
        return writer.written()
    }
}
