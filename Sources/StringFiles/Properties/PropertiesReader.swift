internal import ICU

/// Reads a `.properties` file.
struct PropertiesReader {
    private(set) var file: StringFile
    var diagnostics = DiagnosticList()
    private let bytes: [UInt8]
    /// The next byte.
    private var offset: Int
    private let language: String
    /// The comment lines that stand right above.
    private var pending: Comment?
    /// Behind the last pair of escapes that is one character.
    private var pairEnd = 0

    init(_ source: SourceText, _ options: ReadOptions) {
        let source = Self.decoded(source)
        file = StringFile(format: .properties, source: source)
        bytes = source.utf8
        offset = source.textStart
        language =
            options.language ?? options.path.languageInName ?? options.path.languageInFolders
            ?? "und"
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    /// A file with bytes that are no UTF-8 in ISO-8859-1.
    private static func decoded(_ source: SourceText) -> SourceText {
        guard source.encoding == .utf8, !source.hasByteOrderMark,
            !source.illFormedRanges(limit: 1).isEmpty, let charset = Charset("ISO-8859-1")
        else { return source }
        return SourceText(source.bytes, encoding: .charset(charset))
    }

    mutating func run() {
        diagnostics.addEncodingErrors(of: file.source)
        if file.source.hasByteOrderMark {
            diagnostics.warning(
                .encoding, 0..<0,
                "Java takes the byte order mark (U+FEFF) for part of the first key; remove it")
        }
        while offset < bytes.count { readLine() }
        keepPending()
        DuplicateKeys.report(file.entries, to: &diagnostics)
    }

    private mutating func readLine() {
        let start = offset
        skipBlanks()
        guard offset < bytes.count else { return }
        switch bytes[offset] {
        case 0x0A, 0x0D:
            keepPending()
            skipLineEnd()
        case UInt8(ascii: "#"), UInt8(ascii: "!"): readComment(lineStart: start)
        default: readEntry()
        }
    }

    /// A comment that no entry follows is about the file.
    private mutating func keepPending() {
        if let pending { file.comments.append(pending) }
        pending = nil
    }

    private mutating func readComment(lineStart: Int) {
        let start = offset
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        let end = offset
        skipLineEnd()
        if let last = pending, case .encoded(let text, _) = last.content {
            pending?.range = ByteRange(last.range.lowerBound..<end)
            pending?.content = .encoded(ByteRange(text.lowerBound..<end), .hashComment)
            return
        }
        var text = start + 1
        if text < end, bytes[text] == 0x20 { text += 1 }
        pending = Comment(
            .encoded(ByteRange(text..<end), .hashComment), range: ByteRange(start..<end))
    }

    private mutating func readEntry() {
        let start = offset
        let key = readText { byte in
            byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || byte == 0x20 || byte == 0x09
                || byte == 0x0C
        }
        skipBlanksAndContinuations()
        if offset < bytes.count,
            bytes[offset] == UInt8(ascii: "=") || bytes[offset] == UInt8(ascii: ":")
        {
            offset += 1
            skipBlanksAndContinuations()
        }
        let value = readText { _ in false }
        let end = offset
        skipLineEnd()
        let first = pending?.range.lowerBound ?? start
        let keyContent = TextContent.encoded(ByteRange(key), .properties)
        file.add(
            Entry(
                key: file.text(of: keyContent),
                localizations: [
                    Localization(
                        language: language,
                        tree: .text(TextUnit(.encoded(ByteRange(value), .properties))),
                        range: ByteRange(value))
                ],
                comments: pending.map { [$0] } ?? [], range: ByteRange(first..<end),
                keyRange: ByteRange(key)), &diagnostics)
        pending = nil
    }

    /// Reads to a byte that ends the text, or to the end of the logical line.
    private mutating func readText(until isEnd: (UInt8) -> Bool) -> Range<Int> {
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0x0A || byte == 0x0D || isEnd(byte) { break }
            offset += 1
            guard byte == UInt8(ascii: "\\"), offset < bytes.count else { continue }
            if bytes[offset] == UInt8(ascii: "u") { checkEscape(at: offset - 1) }
            skipEscaped()
        }
        return start..<offset
    }

    /// Goes behind what a backslash is before: a character, or a line end and the blanks behind it.
    private mutating func skipEscaped() {
        guard bytes[offset] == 0x0A || bytes[offset] == 0x0D else {
            offset += 1
            return
        }
        skipLineEnd()
        skipBlanks()
    }

    private mutating func checkEscape(at start: Int) {
        let end = min(start + 12, bytes.count)
        guard let (length, scalar) = UTF16Escape.scalar(in: bytes[start..<end]) else {
            diagnostics.error(
                .escape, start..<start + 2,
                "Java refuses the file for this: \\u stands before four hexadecimal digits")
            return
        }
        if length == 12 { pairEnd = start + length }
        guard scalar == "\u{FFFD}", length == 6, start >= pairEnd else { return }
        // Half a pair starts with D; what is left is `\uFFFD` itself.
        guard bytes[start + 2] | 0x20 == UInt8(ascii: "d") else { return }
        diagnostics.error(
            .escape, start..<start + 6,
            "this escape is half a surrogate pair; write both halves")
    }

    private mutating func skipBlanks() {
        while offset < bytes.count,
            bytes[offset] == 0x20 || bytes[offset] == 0x09 || bytes[offset] == 0x0C
        {
            offset += 1
        }
    }

    /// Skips what may stand beside the separator, over continued lines.
    private mutating func skipBlanksAndContinuations() {
        skipBlanks()
        while offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == 0x0A || bytes[offset + 1] == 0x0D
        {
            offset += 1
            skipLineEnd()
            skipBlanks()
        }
    }

    private mutating func skipLineEnd() {
        guard offset < bytes.count else { return }
        let isPair =
            bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        offset += isPair ? 2 : 1
    }
}
