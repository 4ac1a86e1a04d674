/// Writes a `.properties` file: `key=value`, each below its comment.
///
/// What is not ASCII is escaped, which Java of any version reads, whatever encoding it takes.
struct PropertiesWriter {
    private let file: StringFile

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        var bytes: [UInt8] = []
        var losses: [Loss] = []
        let escapes = PropertiesEscapes(keepsNonASCII: false)
        for comment in file.comments {
            if let lines = Self.comment(file.text(of: comment.content), indentation: []) {
                bytes += lines + [0x0A, 0x0A]
            } else {
                losses.append(Loss(.comments, "a comment that holds U+0000"))
            }
        }
        for entry in file.entries {
            if let block = Self.block(
                entry, in: file, escapes, indentation: [], lineEnd: [0x0A], &losses)
            {
                bytes += block
            } else {
                losses.append(Loss(.keys, key: entry.key, "an entry without a text"))
            }
        }
        return WrittenFile(bytes: bytes, losses: losses)
    }

    /// The lines of an entry with its comments; nil when it has no text.
    static func block(
        _ entry: Entry, in file: StringFile, _ escapes: PropertiesEscapes, indentation: [UInt8],
        lineEnd: [UInt8], _ losses: inout [Loss]
    ) -> [UInt8]? {
        guard let tree = entry.localizations.first(where: { !$0.isImplied })?.tree,
            case .text(let unit) = tree
        else { return nil }
        var block: [UInt8] = []
        for comment in entry.comments {
            let text = file.text(of: comment.content)
            if let lines = Self.comment(text, indentation: indentation) {
                block += indentation + lines + lineEnd
            } else {
                losses.append(
                    Loss(.comments, key: entry.key, "a comment that holds U+0000"))
            }
        }
        block += indentation + escapes.key(entry.key) + [UInt8(ascii: "=")]
        return block + escapes.value(file.text(of: unit.content)) + lineEnd
    }

    /// The lines of a comment, without a line end behind the last; nil for one with U+0000, which
    /// makes a file look like UTF-16.
    static func comment(_ text: String, indentation: [UInt8]) -> [UInt8]? {
        guard !text.utf8.contains(0) else { return nil }
        var lines: [[UInt8]] = [[]]
        for byte in text.utf8 {
            // The LF of a CR LF stays with it.
            let isOpen = lines[lines.count - 1].last != 0x0D || byte == 0x0A
            if !isOpen { lines.append([]) }
            lines[lines.count - 1].append(byte)
            if byte == 0x0A { lines.append([]) }
        }
        if lines[lines.count - 1].last == 0x0D { lines.append([]) }
        return Array(lines.map { "# ".utf8 + $0 }.joined(separator: indentation))
    }
}
