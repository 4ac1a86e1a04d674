/// Writes a `.strings` file: each entry below its comments, blank lines between.
struct StringsWriter {
    private let file: StringFile

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        var blocks: [[UInt8]] = []
        var losses: [Loss] = []
        for comment in file.comments {
            if let block = Self.comment(file.text(of: comment.content), indentation: []) {
                blocks.append(block + [0x0A])
            } else {
                losses.append(Loss(.comments, Self.nullMessage))
            }
        }
        for entry in file.entries {
            if let block = Self.block(entry, in: file, indentation: [], lineEnd: [0x0A], &losses) {
                blocks.append(block)
            } else {
                losses.append(Loss(.keys, key: entry.key, "an entry without a text"))
            }
        }
        return WrittenFile(bytes: Array(blocks.joined(separator: [0x0A])), losses: losses)
    }

    private static let nullMessage = "a comment that holds U+0000"

    /// The lines of an entry with its comments; nil when it has no text.
    static func block(
        _ entry: Entry, in file: StringFile, indentation: [UInt8], lineEnd: [UInt8],
        _ losses: inout [Loss]
    ) -> [UInt8]? {
        guard let tree = entry.localizations.first(where: { !$0.isImplied })?.tree,
            case .text(let unit) = tree
        else { return nil }
        var block: [UInt8] = []
        for content in entry.comments.map(\.content) {
            guard let comment = comment(file.text(of: content), indentation: indentation) else {
                losses.append(Loss(.comments, key: entry.key, nullMessage))
                continue
            }
            block += indentation + comment + lineEnd
        }
        let quote = UInt8(ascii: "\"")
        block += indentation + quoted(entry.key, quote) + " = ".utf8
        return block + quoted(file.text(of: unit.content), quote) + ";".utf8 + lineEnd
    }

    /// A comment; nil when it holds a character that makes the file look like UTF-16.
    static func comment(_ text: String, indentation: [UInt8]) -> [UInt8]? {
        guard !text.utf8.contains(0) else { return nil }
        guard text.utf8.contains("*/".utf8) || text.utf8.last == UInt8(ascii: "*") else {
            return Array("/* \(text) */".utf8)
        }
        return Array(
            LineEnd.lines(of: Array(text.utf8)).map { "// ".utf8 + $0 }
                .joined(separator: indentation))
    }

    /// A text in quotes.
    static func quoted(_ text: String, _ quote: UInt8) -> [UInt8] {
        var bytes = [quote]
        for byte in text.utf8 {
            switch byte {
            case quote, UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16, uppercase: true)
                bytes += "\\U00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        return bytes + [quote]
    }
}
