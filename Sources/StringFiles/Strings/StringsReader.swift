/// Reads a `.strings` file.
struct StringsReader {
    var file: StringFile
    var diagnostics = DiagnosticList()
    let bytes: [UInt8]
    /// The next byte.
    var offset: Int
    private let language: String
    /// The comments that stand above the next entry.
    var pending: [Comment] = []

    init(_ source: SourceText, _ options: ReadOptions) {
        file = StringFile(format: .strings, source: source)
        bytes = source.utf8
        offset = source.textStart
        language = StringsFormat.language(options)
        file.languages = [language]
        file.sourceLanguage = options.sourceLanguage
    }

    mutating func run() {
        guard !isBinary() else { return }
        diagnostics.addEncodingErrors(of: file.source)
        skipTrivia(behindEntry: false)
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "{") {
            readBraces()
        } else {
            while offset < bytes.count { readEntry() }
        }
        file.comments += pending
        file.comments.sort { $0.range.start < $1.range.start }
        file.junk.sort { $0.start < $1.start }
        DuplicateKeys.report(file.entries, to: &diagnostics)
    }

    /// Refuses a binary property list with one diagnostic.
    private mutating func isBinary() -> Bool {
        guard file.source.isBinaryPropertyList else { return false }
        diagnostics.error(
            .binaryPropertyList, 0..<0, "binary property list, convert it with plutil -convert xml1"
        )
        file.junk = [ByteRange(0..<bytes.count)]
        return true
    }

    private mutating func readBraces() {
        let start = offset
        offset += 1
        skipTrivia(behindEntry: false)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") { readEntry() }
        guard offset < bytes.count else {
            diagnostics.error(.syntax, start..<start + 1, "this brace has no closing one; write }")
            return
        }
        offset += 1
        skipTrivia(behindEntry: false)
        guard offset < bytes.count else { return }
        diagnostics.error(.syntax, offset..<bytes.count, "nothing may follow the closing brace")
        addJunk(from: offset, to: bytes.count)
        offset = bytes.count
    }

    private mutating func readEntry() {
        let start = offset
        guard let key = readString(closedBy: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") })
        else {
            skipJunk(from: start)
            return
        }
        var entry = Entry(
            key: file.text(of: key.content), comments: pending, dialect: .apple,
            keyRange: key.content.range)
        pending = []
        skipInside(&entry)
        var value: StringsString? = key
        switch offset < bytes.count ? bytes[offset] : 0 {
        case UInt8(ascii: "="):
            offset += 1
            skipInside(&entry)
            value = readString(closedBy: { $0 == UInt8(ascii: ";") })
        case UInt8(ascii: ";"): break
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            diagnostics.error(.syntax, offset..<offset, "write = between key and value")
            value = readString(closedBy: { $0 == UInt8(ascii: ";") })
        default: value = nil
        }
        guard let value else {
            refuseValue(of: entry, from: start)
            return
        }
        finish(&entry, value, from: start)
    }

    /// Ends an entry behind its value.
    private mutating func finish(_ entry: inout Entry, _ value: StringsString, from start: Int) {
        var end = offset
        let trivia = StringsTrivia(in: bytes, from: offset)
        if value.isUnclosed {
            // The line was the last one that can belong to it, a semicolon included.
            end = max(offset, value.range.upperBound)
        } else if trivia.end < bytes.count, bytes[trivia.end] == UInt8(ascii: ";") {
            skipInside(&entry)
            offset += 1
            end = offset
        } else {
            diagnostics.error(.syntax, end..<end, "write ; behind the value", key: entry.key)
        }
        let first = entry.comments.first?.range.lowerBound ?? start
        entry.range = ByteRange(min(first, start)..<end)
        entry.localizations = [
            Localization(
                language: language, tree: .text(TextUnit(value.content)),
                range: ByteRange(value.range))
        ]
        file.add(entry, &diagnostics)
        skipTrivia(behindEntry: true)
    }

    /// Skips a value that is no text, or what stands where one should be.
    private mutating func refuseValue(of entry: Entry, from start: Int) {
        file.comments += entry.comments
        let place = offset
        let openers = "{(<".utf8
        guard offset < bytes.count, openers.contains(bytes[offset]) else {
            let isEnd = offset >= bytes.count
            diagnostics.error(
                .syntax, place..<place,
                isEnd
                    ? "the file ends behind the key \(Diagnostic.quoted(entry.key)); write = and a value"
                    : "write = and a value in quotes behind the key \(Diagnostic.quoted(entry.key))",
                key: entry.key)
            skipToNextEntry()
            addJunk(from: start, to: offset)
            skipTrivia(behindEntry: false)
            return
        }
        skipNested()
        diagnostics.error(
            .valueType, place..<offset,
            "the value of \(Diagnostic.quoted(entry.key)) is no text, put it in quotes",
            key: entry.key)
        let trivia = StringsTrivia(in: bytes, from: offset)
        if trivia.end < bytes.count, bytes[trivia.end] == UInt8(ascii: ";") {
            offset = trivia.end + 1
        }
        addJunk(from: start, to: offset)
        skipTrivia(behindEntry: false)
    }

    private mutating func skipJunk(from start: Int) {
        let sequence = UTF8Sequence(in: bytes, at: start)
        diagnostics.error(
            .syntax, start..<start + sequence.length,
            "\(sequence.scalar.map(Diagnostic.name) ?? "this byte") starts no entry; write \"key\" = \"value\";"
        )
        skipToNextEntry()
        addJunk(from: start, to: max(offset, start + 1))
        offset = max(offset, start + 1)
        skipTrivia(behindEntry: false)
    }
}
