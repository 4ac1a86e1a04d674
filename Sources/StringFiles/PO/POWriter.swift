/// Writes a PO file: the header, then each entry behind a blank line.
struct POWriter {
    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        mutating get {
            let choice = POFormulaChoice(for: file)
            var entryWriter = POEntryWriter(file, choice.plurals, lineEnd: [0x0A])
            var blocks = [header(choice)]
            for entry in file.entries {
                if let block = entryWriter.block(of: entry) {
                    blocks.append(block)
                } else {
                    losses.append(
                        Loss(.keys, key: entry.key, "an empty text is the header of a PO file"))
                }
            }
            return WrittenFile(
                bytes: Array(blocks.joined(separator: [0x0A])), losses: losses + entryWriter.losses)
        }
    }

    private mutating func header(_ choice: POFormulaChoice) -> [UInt8] {
        var fields = file.header.map { (name: $0.name, value: file.text(of: $0.content)) }
        func set(_ name: String, _ value: String, replacing: Bool = false) {
            guard
                let index = fields.firstIndex(where: { $0.name.lowercased() == name.lowercased() })
            else {
                fields.append((name, value))
                return
            }
            if replacing || fields[index].value.isEmpty { fields[index].value = value }
        }
        let language = file.languages.last ?? "und"
        if language != "und" { set("Language", language) }
        if let source = file.sourceLanguage { set("X-Source-Language", source) }
        set("MIME-Version", "1.0")
        set("Content-Type", "text/plain; charset=UTF-8", replacing: true)
        set("Content-Transfer-Encoding", "8bit")
        if file.entries.contains(where: Self.isPlural) { set("Plural-Forms", choice.text) }
        var bytes: [UInt8] = []
        for comment in file.comments {
            let text = file.text(of: comment.content)
            if let lines = POLiteral.comment(text, .translator, lineEnd: [0x0A]) {
                bytes += lines + [0x0A]
            } else {
                losses.append(Loss(.comments, "a comment with U+0000"))
            }
        }
        bytes += "msgid \"\"\nmsgstr \"\"\n".utf8
        for field in fields {
            let line = "\(field.name): \(field.value)\n"
            bytes += POLiteral.strings(line, linePrefix: [], lineEnd: [0x0A]) + [0x0A]
        }
        return bytes
    }

    private static func isPlural(_ entry: Entry) -> Bool {
        entry.localizations.contains {
            if case .group = $0.tree { true } else { false }
        }
    }
}
