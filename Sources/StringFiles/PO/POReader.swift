/// Reads a PO file.
///
/// The grammar is that of gettext's `po-lex.c` and `po-gram-gen.y`: keywords and strings on any lines,
/// and lines whose `#~` or `#|` says what the tokens behind them are about.
struct POReader {
    var file: StringFile
    var diagnostics = DiagnosticList()
    let bytes: [UInt8]
    /// The next byte.
    var offset: Int
    /// The entry that is being read.
    var message = POMessage()
    /// What the `#~`, `#|` or `#~|` of the line says of the tokens behind it.
    var isObsoleteLine = false
    var isPreviousLine = false
    /// Where it stands.
    var lineMark: Int?
    /// The range of the header entry.
    var header: ByteRange?
    /// The entries with plural forms.
    var pluralEntries: [Int] = []
    let options: ReadOptions

    init(_ source: SourceText, _ options: ReadOptions) {
        let charset = POCharset(source)
        file = StringFile(format: .po, source: charset.source)
        bytes = charset.source.utf8
        offset = charset.source.textStart
        self.options = options
        if let unknown = charset.unknown {
            diagnostics.error(
                .encoding, unknown, "this charset is not known; save the file in UTF-8 and say so")
        }
    }

    mutating func run() {
        diagnostics.addEncodingErrors(of: file.source)
        if file.source.hasByteOrderMark {
            diagnostics.warning(
                .encoding, 0..<0, "msgfmt refuses the byte order mark (U+FEFF); remove it")
        }
        while offset < bytes.count { readToken() }
        finishMessage()
        setLanguages()
        namePlurals()
        reportDuplicates()
        file.junk.sort { $0.start < $1.start }
    }

    private mutating func readToken() {
        let byte = bytes[offset]
        switch byte {
        case 0x0A:
            offset += 1
            endLine()
        case 0x20, 0x09, 0x0D, 0x0B, 0x0C: offset += 1
        case UInt8(ascii: "#"): readMark()
        case 0x61...0x7A: readKeyword()
        default:
            let sequence = UTF8Sequence(in: bytes, at: offset)
            let isString = byte == UInt8(ascii: "\"")
            diagnostics.error(
                .syntax, offset..<offset + sequence.length,
                isString
                    ? "no keyword stands before this string; write msgid or msgstr"
                    : "\(sequence.scalar.map(Diagnostic.name) ?? "this byte") starts neither a keyword nor a comment nor a string"
            )
            skipLine()
        }
    }

    mutating func endLine() {
        isObsoleteLine = false
        isPreviousLine = false
        lineMark = nil
    }

    /// Keeps the rest of the line as junk.
    mutating func skipLine() {
        let start = lineMark ?? offset
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
        file.junk.append(ByteRange(start..<max(offset, start)))
    }

    /// Reads what starts with `#`: a mark of the line, or a comment.
    private mutating func readMark() {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A
        switch next {
        case UInt8(ascii: "~"):
            lineMark = offset
            isObsoleteLine = true
            offset += 2
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "|") {
                isPreviousLine = true
                offset += 1
            }
        case UInt8(ascii: "|"):
            lineMark = offset
            isPreviousLine = true
            offset += 2
        default: readComment(next)
        }
    }

    private func reportableEntries() -> [Entry] {
        file.entries.contains { $0.flags.contains(.obsolete) }
            ? file.entries.filter { !$0.flags.contains(.obsolete) } : file.entries
    }

    /// What is no longer used may be there twice.
    private mutating func reportDuplicates() {
        DuplicateKeys.report(reportableEntries(), to: &diagnostics)
    }
}
