/// The tags of a text, and what looks like a broken one.
struct MarkupScan {
    /// The tags, in order.
    private(set) var tags: [MarkupTag] = []
    /// Bytes that would be a tag if they were not broken, with what is wrong.
    private(set) var broken: [BrokenTag] = []

    private let bytes: [UInt8]

    /// Reads a text; of XLIFF no inline code, which is no markup of the text.
    init(_ bytes: [UInt8], without codes: [Range<Int>] = []) {
        self.bytes = bytes
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            if let code = codes.first(where: { $0.contains(start) }) {
                offset = code.upperBound
                continue
            }
            offset = read(at: start)
            if offset >= bytes.count { break }
        }
    }

    /// Reads what starts with `<`; gives the place behind it.
    private mutating func read(at start: Int) -> Int {
        var offset = start + 1
        guard offset < bytes.count else { return offset }
        let isClosing = bytes[offset] == UInt8(ascii: "/")
        if isClosing { offset += 1 }
        let nameStart = offset
        while offset < bytes.count, isName(bytes[offset], isFirst: offset == nameStart) {
            offset += 1
        }
        let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
        guard !name.isEmpty else {
            takeSpaced(start, isClosing: isClosing)
            return start + 1
        }
        let nameEnd = offset
        var attributes: [TagAttribute] = []
        while let attribute = readAttribute(&offset) { attributes.append(attribute) }
        skipSpace(&offset)
        let isEmpty = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
        if isEmpty { offset += 1 }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
            // `<písmo>` is a word that starts like a tag.
            let goesOn = nameEnd < bytes.count && bytes[nameEnd] >= 0x80
            if !goesOn {
                broken.append(
                    BrokenTag(
                        name: name, range: start..<nameEnd,
                        fault: "`<\(isClosing ? "/" : "")\(name)` is not closed"))
            }
            return max(nameEnd, start + 1)
        }
        offset += 1
        tags.append(
            MarkupTag(
                kind: isClosing ? .closing : isEmpty ? .empty : .opening, name: name,
                attributes: attributes, range: start..<offset))
        return offset
    }

    /// `< b>`, `</ b>`, `< /b>`: a tag with a space that makes it none.
    private mutating func takeSpaced(_ start: Int, isClosing: Bool) {
        var offset = start + (isClosing ? 2 : 1)
        let space = offset
        skipSpace(&offset)
        guard offset > space else { return }
        var closes = isClosing
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
            closes = true
            offset += 1
            skipSpace(&offset)
        }
        let nameStart = offset
        while offset < bytes.count, isName(bytes[offset], isFirst: offset == nameStart) {
            offset += 1
        }
        let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self).lowercased()
        skipSpace(&offset)
        guard HTMLNames.elements.contains(name), offset < bytes.count,
            bytes[offset] == UInt8(ascii: ">")
        else { return }
        broken.append(
            BrokenTag(
                name: name, range: start..<offset + 1,
                fault: "a space in `<\(closes ? "/" : "")\(name)>`"))
    }

    private func isName(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: true
        case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    private func skipSpace(_ offset: inout Int) {
        while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    }

    /// Reads ` name="value"`; nil where none stands.
    private func readAttribute(_ offset: inout Int) -> TagAttribute? {
        var next = offset
        skipSpace(&next)
        let start = next
        guard start > offset else { return nil }
        while next < bytes.count, isName(bytes[next], isFirst: next == start) { next += 1 }
        guard next > start else { return nil }
        let name = String(decoding: bytes[start..<next], as: UTF8.self)
        offset = next
        skipSpace(&next)
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
            return TagAttribute(name: name, value: nil, range: start..<offset)
        }
        next += 1
        skipSpace(&next)
        let value = readValue(&next)
        offset = next
        return TagAttribute(name: name, value: value, range: start..<offset)
    }

    private func readValue(_ offset: inout Int) -> String? {
        guard offset < bytes.count else { return nil }
        // A backslash before a quote is left from a format that escapes it.
        if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
        guard offset < bytes.count else { return nil }
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = offset
            while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: ">") {
                offset += 1
            }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }
        offset += 1
        let start = offset
        while offset < bytes.count, bytes[offset] != quote { offset += 1 }
        let value = String(decoding: bytes[start..<offset], as: UTF8.self)
        offset = min(bytes.count, offset + 1)
        return value
    }
}
