internal import ICU

/// The charset that a PO header names.
struct POCharset {
    /// The text of the file in its charset.
    private(set) var source: SourceText
    /// The name of a charset that is not known, in the file.
    private(set) var unknown: Range<Int>?

    /// Decodes a file that was taken for UTF-8.
    init(_ source: SourceText) {
        self.source = source
        guard source.encoding == .utf8, !source.hasByteOrderMark,
            let range = Self.name(in: source.utf8)
        else { return }
        let name = String(decoding: source.utf8[range], as: UTF8.self)
        guard !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(name.lowercased()) else {
            return
        }
        guard let charset = Charset(name) else {
            unknown = range
            return
        }
        let decoded = SourceText(source.bytes, encoding: .charset(charset))
        // A charset in which the header does not read the same is not the one of the file.
        if Self.name(in: decoded.utf8) != nil { self.source = decoded } else { unknown = range }
    }

    /// Where the first 64 KB name the charset, in a string of their own.
    private static func name(in bytes: [UInt8]) -> Range<Int>? {
        let head = bytes.prefix(1 << 16)
        for line in head.split(separator: 0x0A) {
            guard line.first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "\""),
                line.count < 1000
            else { continue }
            var rest = line
            while !rest.isEmpty, !rest.starts(with: "charset=".utf8) { rest = rest.dropFirst() }
            let name = rest.dropFirst(8).prefix {
                $0 > 0x20 && $0 != 0x5C && $0 != 0x22 && $0 != 0x3B
            }
            if !name.isEmpty { return name.startIndex..<name.endIndex }
        }
        return nil
    }
}
