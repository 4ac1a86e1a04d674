/// Reads the records of a file of separated values (RFC 4180), with the places of all fields.
///
/// The separator is the one of comma, semicolon and tab that the first record has most of. A record
/// ends with CRLF, LF or CR. What RFC 4180 does not allow is kept: text behind a closing quote is a
/// fault and no part of the field; a quote that is not closed before another follows in the middle
/// of a later line ends with its own line.
struct CSVTable {
    /// A field.
    struct Field {
        /// All bytes, quotes included.
        var range: Range<Int>
        /// The bytes of the text.
        var textRange: Range<Int>
        /// Whether it stands in quotes.
        var isQuoted: Bool

        /// Whether nothing is there, not even quotes.
        var isMissing: Bool { range.isEmpty }

        /// The text as a place in the file.
        var content: TextContent {
            .encoded(ByteRange(textRange), isQuoted ? .doubledQuotes : .verbatim)
        }
    }

    /// A record.
    struct Record {
        /// The first fields, at most `maximumFieldCount`.
        var fields: [Field]
        /// How many fields there are.
        var fieldCount: Int
        /// All bytes, without the line end.
        var range: Range<Int>
        /// All bytes with the line end.
        var lineRange: Range<Int>
    }

    /// Something that RFC 4180 does not allow.
    struct Fault {
        var range: Range<Int>
        var message: String
        /// Whether it is an opening quote, else it is text behind a closing one.
        var isOpeningQuote = false
    }

    /// The most fields of a record that are looked at.
    static let maximumFieldCount = 1 << 10

    let separator: UInt8
    /// The faults of the last record.
    private(set) var faults: [Fault] = []
    private let bytes: [UInt8]
    private var offset: Int

    /// Starts to read a table.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - start: where it starts, behind a byte order mark.
    ///   - separator: the separator, nil for the one that the first record shows.
    /// - Complexity: linear in the first record.
    init(_ bytes: [UInt8], from start: Int, separator: UInt8? = nil) {
        self.bytes = bytes
        offset = start
        let named = Self.namedSeparator(bytes, start)
        self.separator = separator ?? named ?? Self.separator(of: bytes, start)
        if named != nil { skipLine() }
    }

    /// The next record; nil at the end.
    mutating func next() -> Record? {
        faults = []
        return offset < bytes.count ? readRecord() : nil
    }

    /// The record that starts at an offset.
    func record(at start: Int) -> Record {
        var table = self
        table.offset = min(start, bytes.count)
        return table.readRecord()
    }

    /// The separator that the first line of Excel names: `sep=;`.
    private static func namedSeparator(_ bytes: [UInt8], _ start: Int) -> UInt8? {
        let head = bytes[start...].prefix(5)
        guard head.count == 5, head.dropLast().elementsEqual("sep=".utf8), let sign = head.last,
            isSeparator(sign)
        else { return nil }
        let next = bytes[(start + 5)...].first
        return next.map(isLineEnd) ?? true ? sign : nil
    }

    private static func separator(of bytes: [UInt8], _ start: Int) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes[start...] {
            if byte == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if isLineEnd(byte) { break }
            if isSeparator(byte) { counts[byte, default: 0] += 1 }
        }
        let comma = UInt8(ascii: ",")
        let most = counts.max {
            ($0.value, $0.key == comma ? 1 : 0) < ($1.value, $1.key == comma ? 1 : 0)
        }
        return most?.key ?? comma
    }

    static let quote = UInt8(ascii: "\"")

    /// Whether a byte separates fields in some file.
    static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x09
    }

    /// Whether a byte ends a line.
    static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private mutating func skipLine() {
        while offset < bytes.count, !Self.isLineEnd(bytes[offset]) { offset += 1 }
        skipLineEnd()
    }

    private mutating func skipLineEnd() {
        if offset < bytes.count, bytes[offset] == 0x0D {
            offset += 1
            if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        } else if offset < bytes.count {
            offset += 1
        }
    }

    private mutating func readRecord() -> Record {
        let start = offset
        var fields = [readField()]
        var count = 1
        while offset < bytes.count, bytes[offset] == separator {
            offset += 1
            let field = readField()
            if count < Self.maximumFieldCount { fields.append(field) }
            count += 1
        }
        let end = offset
        skipLineEnd()
        return Record(
            fields: fields, fieldCount: count, range: start..<end, lineRange: start..<offset)
    }

    private mutating func readField() -> Field {
        let start = offset
        if offset < bytes.count, bytes[offset] == Self.quote { return readQuoted() }
        skipToEndOfField()
        return Field(range: start..<offset, textRange: start..<offset, isQuoted: false)
    }

    private mutating func skipToEndOfField() {
        while offset < bytes.count, bytes[offset] != separator, !Self.isLineEnd(bytes[offset]) {
            offset += 1
        }
    }

    private mutating func readQuoted() -> Field {
        let start = offset
        offset += 1
        var firstLineEnd: Int?
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == Self.quote {
                guard offset + 1 < bytes.count, bytes[offset + 1] == Self.quote else { break }
                offset += 1
            } else if Self.isLineEnd(byte), firstLineEnd == nil {
                firstLineEnd = offset
            }
            offset += 1
        }
        let isClosed = offset < bytes.count
        let text = start + 1..<offset
        if isClosed { offset += 1 }
        let isWhole =
            isClosed
            && (offset == bytes.count || bytes[offset] == separator
                || Self.isLineEnd(bytes[offset]))
        if isWhole { return Field(range: start..<offset, textRange: text, isQuoted: true) }
        if !isClosed || firstLineEnd != nil { return readUnclosed(start, firstLineEnd) }
        let rest = offset
        skipToEndOfField()
        add(
            Fault(
                range: rest..<offset,
                message: "text behind the closing quote; write a quote inside of quotes twice"))
        return Field(range: start..<offset, textRange: text, isQuoted: true)
    }

    /// A field whose quote is not closed: it ends with its line.
    private mutating func readUnclosed(_ start: Int, _ lineEnd: Int?) -> Field {
        offset = lineEnd ?? bytes.count
        add(
            Fault(
                range: start..<start + 1, message: "this quote is not closed; write one",
                isOpeningQuote: true))
        return Field(range: start..<offset, textRange: start + 1..<offset, isQuoted: true)
    }

    private mutating func add(_ fault: Fault) {
        if faults.count < DiagnosticList.limit { faults.append(fault) }
    }
}
