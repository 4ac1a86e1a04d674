/// Reads a PO file, or a part of one.
///
/// The grammar is that of gettext's `po-lex.c` and `po-gram-gen.y`: keywords and strings on any lines,
/// and lines whose `#~` or `#|` says what the tokens behind them are about.
struct POReader: Sendable {
    var file: StringFile
    var diagnostics = DiagnosticList()
    let bytes: FileBytes
    /// The next byte.
    var offset: Int
    /// The entry that is being read.
    var message = POMessage()
    /// What the line says of the tokens behind its mark.
    var line = POLine()
    /// The range of the header entry.
    var header: ByteRange?
    /// The languages of the entries that come.
    var languages: POLanguages
    /// How many entries there were when others were found in the header: those get them at the end.
    var staleCount = 0
    /// The entries with plural forms.
    var pluralEntries: [Int] = []
    /// Of each entry the hash of its key and context.
    var hashes: [UInt32] = []
    let options: ReadOptions

    /// A reader of the bytes of a file, which it must not outlive.
    init(_ source: SourceText, _ bytes: FileBytes, _ options: ReadOptions) {
        file = StringFile(format: .po, source: source)
        self.bytes = bytes
        offset = source.textStart
        self.options = options
        languages = POLanguages(file, options)
    }

    /// Reads a file.
    static func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic]) {
        let charset = POCharset(source)
        let source = charset.source
        // The reader is gone before the bytes are.
        return unsafe source.utf8.withUnsafeBufferPointer { buffer in
            var reader = POReader(source, unsafe FileBytes(buffer), options)
            if let unknown = charset.unknown {
                reader.diagnostics.error(
                    .encoding, unknown,
                    "this charset is not known; save the file in UTF-8 and say so")
            }
            reader.run()
            return (reader.file, reader.diagnostics.sorted)
        }
    }

    private mutating func run() {
        diagnostics.addEncodingErrors(of: file.source, options)
        if file.source.hasByteOrderMark {
            diagnostics.warning(
                .encoding, 0..<0, "msgfmt refuses the byte order mark (U+FEFF); remove it")
        }
        readParts()
        finishMessage()
        setLanguages()
        namePlurals()
        // What is no longer used may be there twice.
        DuplicateKeys.report(
            file.entries, hashes: hashes, passingOver: .obsolete, to: &diagnostics)
        file.junk.sort { $0.start < $1.start }
    }

    /// Reads the tokens that start before an offset.
    mutating func read(to end: Int) { while offset < end { readToken() } }

    private mutating func readToken() {
        let byte = bytes[offset]
        switch byte {
        case 0x0A:
            offset += 1
            line = POLine()
        case 0x20, 0x09, 0x0D, 0x0B, 0x0C: offset += 1
        case UInt8(ascii: "#"): readMark()
        case 0x61...0x7A: readKeyword()
        default:
            let sequence = UTF8Sequence(in: file.source.utf8, at: offset)
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

    /// Keeps the rest of the line as junk.
    mutating func skipLine() {
        let start = line.start ?? offset
        offset = bytes.endOfLine(from: offset)
        file.junk.append(ByteRange(start..<max(offset, start)))
    }

    /// Reads what starts with `#`: a mark of the line, or a comment.
    private mutating func readMark() {
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0x0A
        switch next {
        case UInt8(ascii: "~"):
            line.start = offset
            line.isObsolete = true
            offset += 2
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "|") {
                line.isPrevious = true
                offset += 1
            }
        case UInt8(ascii: "|"):
            line.start = offset
            line.isPrevious = true
            offset += 2
        default: readComment(next)
        }
    }
}
