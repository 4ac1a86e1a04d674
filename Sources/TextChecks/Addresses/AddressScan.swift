/// Finds addresses in the words of a text: of the web and of mail.
struct AddressScan {
    /// An address.
    struct Address {
        /// As written, without the punctuation of the sentence around it.
        let text: String
        /// Its bytes.
        let range: Range<Int>
        /// Whether it is one of mail.
        let isMail: Bool
    }

    /// The addresses, in order.
    private(set) var addresses: [Address] = []
    private let bytes: [UInt8]

    /// Reads a text; addresses in its tags are attributes and left out.
    init(_ text: CheckedText) {
        bytes = text.bytes
        guard text.traits.contains(.address) else { return }
        let tags = text.traits.contains(.angle) ? MarkupScan(bytes).tags.map(\.range) : []
        var offset = 0
        while offset < bytes.count {
            if let tag = tags.first(where: { $0.contains(offset) }) {
                offset = tag.upperBound
                continue
            }
            offset = read(at: offset)
        }
    }

    private mutating func read(at offset: Int) -> Int {
        switch bytes[offset] {
        case UInt8(ascii: ":") where starts(with: "://", at: offset):
            return readScheme(offset)
        case UInt8(ascii: "w") where starts(with: "www.", at: offset) && isWordStart(offset):
            return take(offset..<end(from: offset), isMail: false)
        case UInt8(ascii: "@"):
            return readMail(offset)
        default: return offset + 1
        }
    }

    private func starts(with text: String, at offset: Int) -> Bool {
        bytes[offset...].starts(with: text.utf8)
    }

    private func isWordStart(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let before = bytes[offset - 1]
        return !isASCIIWord(before) && before != UInt8(ascii: "/") && before != UInt8(ascii: ".")
    }

    private func isASCIIWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }

    /// Takes an address whose `://` is at an offset; its scheme stands before.
    private mutating func readScheme(_ colon: Int) -> Int {
        var start = colon
        while start > 0, (0x61...0x7A).contains(bytes[start - 1] | 0x20) { start -= 1 }
        let end = end(from: colon + 3)
        guard start < colon, end > colon + 3 else { return colon + 3 }
        return take(start..<end, isMail: false)
    }

    /// Behind the last byte of an address, the marks of the sentence around it left out.
    private func end(from start: Int) -> Int {
        let stops = Array(" \t\r\n<>\"{}|\\^`'*".utf8)
        var end = bytes[start...].firstIndex { stops.contains($0) || $0 >= 0x80 } ?? bytes.count
        while end > start {
            switch Unicode.Scalar(bytes[end - 1]) {
            case ".", ",", ";", ":", "!", "?", "]", "_": end -= 1
            case ")" where !bytes[start..<end].contains(UInt8(ascii: "(")): end -= 1
            default: return end
            }
        }
        return end
    }

    /// Takes `name@host.tld`.
    private mutating func readMail(_ at: Int) -> Int {
        var start = at
        while start > 0, isASCIIWord(bytes[start - 1]) || ".+-_%".utf8.contains(bytes[start - 1]) {
            start -= 1
        }
        var end = at + 1
        while end < bytes.count, isASCIIWord(bytes[end]) || ".-".utf8.contains(bytes[end]) {
            end += 1
        }
        while end > at, bytes[end - 1] == UInt8(ascii: ".") { end -= 1 }
        let host = bytes[(at + 1)..<max(at + 1, end)]
        guard start < at, bytes[start] != UInt8(ascii: "%"), host.count > 3,
            let dot = host.lastIndex(of: UInt8(ascii: ".")), dot > host.startIndex,
            host.endIndex - dot > 2
        else { return at + 1 }
        return take(start..<end, isMail: true)
    }

    private mutating func take(_ range: Range<Int>, isMail: Bool) -> Int {
        let text = String(decoding: bytes[range], as: UTF8.self)
        addresses.append(Address(text: text, range: range, isMail: isMail))
        return max(range.upperBound, range.lowerBound + 1)
    }
}
