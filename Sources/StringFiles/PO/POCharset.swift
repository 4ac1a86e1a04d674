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
        // The bytes are looked at only here.
        unsafe bytes.withUnsafeBufferPointer { buffer in
            name(in: unsafe FileBytes(UnsafeBufferPointer(rebasing: buffer.prefix(1 << 16))))
        }
    }

    private static func name(in head: FileBytes) -> Range<Int>? {
        var start = 0
        while start < head.count {
            let end = head.endOfLine(from: start)
            if let name = name(in: head, line: start..<end) { return name }
            start = end + 1
        }
        return nil
    }

    private static func name(in head: FileBytes, line: Range<Int>) -> Range<Int>? {
        var place = line.lowerBound
        while place < line.upperBound, head[place] == 0x20 || head[place] == 0x09 { place += 1 }
        guard line.count < 1000, place < line.upperBound, head[place] == UInt8(ascii: "\"") else {
            return nil
        }
        while place < line.upperBound, !head.hasBytes("charset=", at: place) { place += 1 }
        guard place + 8 <= line.upperBound else { return nil }
        let start = place + 8
        var end = start
        while end < line.upperBound, head[end] > 0x20, head[end] != 0x5C, head[end] != 0x22,
            head[end] != 0x3B
        {
            end += 1
        }
        return end > start ? start..<end : nil
    }
}
