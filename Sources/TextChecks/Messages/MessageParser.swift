/// Reads an ICU message.
///
/// Behind a fault it goes on at the end of the argument, so that one run finds all of them.
struct MessageParser {
    private(set) var faults: [MessageFault] = []
    let bytes: [UInt8]
    let apostrophes: MessageApostrophes
    let mendsQuotes: Bool
    var offset = 0
    /// Whether an argument has arms.
    var hasArms = false
    /// Whether an argument without arms has a style.
    var hasStyles = false

    /// ICU's shim takes no more.
    static let deepest = 100

    /// What a body is an arm of.
    enum Parent {
        case none, plural, select, choice
    }

    init(_ bytes: [UInt8], _ apostrophes: MessageApostrophes, mendsQuotes: Bool) {
        self.bytes = bytes
        self.apostrophes = apostrophes
        self.mendsQuotes = mendsQuotes
    }

    mutating func parse() -> MessageBody {
        var body = MessageBody(range: 0..<bytes.count, replacesNumberSigns: false)
        while offset < bytes.count {
            readBody(into: &body, depth: 0, .none)
            if offset < bytes.count { offset += 1 }
        }
        return body
    }

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func fail(_ kind: MessageFault.Kind, _ range: Range<Int>) {
        faults.append(MessageFault(kind: kind, range: range))
    }

    /// Reads up to the brace that closes the body, or to the end.
    mutating func readBody(into body: inout MessageBody, depth: Int, _ parent: Parent) {
        while let byte {
            switch byte {
            case UInt8(ascii: "'") where apostrophes != .literal:
                readApostrophe(&body, depth: depth, parent)
            case UInt8(ascii: "#"):
                body.numberSigns.append(offset)
                offset += 1
            case UInt8(ascii: "{"):
                let (before, start) = (faults.count, offset)
                if let argument = readArgument(depth: depth) {
                    body.arguments.append(argument)
                } else {
                    recover(from: start, isKnown: faults.count > before)
                }
            case UInt8(ascii: "}"):
                if depth > 0 { return }
                body.strayBraces.append(offset)
                offset += 1
            case UInt8(ascii: "|") where parent == .choice: return
            default: offset += 1
            }
        }
    }

    /// Goes behind the argument that starts at a brace, whatever stands in it.
    private mutating func recover(from start: Int, isKnown: Bool) {
        guard isKnown else {
            // The text has ended inside of the argument.
            fail(.unclosed, start..<start + 1)
            return
        }
        // What stands behind a brace that nothing closes may hold whole arguments.
        offset = max(offset, closers[start].map { $0 + 1 } ?? start + 1)
    }

    /// The brace that closes each brace, quotes or not.
    private lazy var closers: [Int: Int] = {
        var closers: [Int: Int] = [:]
        var open: [Int] = []
        for (place, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") { open.append(place) }
            if byte == UInt8(ascii: "}"), let start = open.popLast() { closers[start] = place }
        }
        return closers
    }()

    /// Reads `''`, a quote, or an apostrophe that is itself.
    private mutating func readApostrophe(
        _ body: inout MessageBody, depth: Int, _ parent: Parent
    ) {
        let start = offset
        offset += 1
        guard let next = byte else { return }
        if next == UInt8(ascii: "'") {
            offset += 1
            return
        }
        let startsQuote =
            apostrophes == .required || next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
            || parent == .plural && next == UInt8(ascii: "#")
            || parent == .choice && next == UInt8(ascii: "|")
        guard startsQuote else { return }
        let quote = quote(from: start)
        if isMistaken(quote, depth: depth) {
            fail(.quotedArgument, start..<start + 1)
            if mendsQuotes { return }
        }
        body.quotes.append(quote)
        offset = quote.range.upperBound
    }

    /// The quote that starts at an apostrophe.
    private func quote(from start: Int) -> MessageQuote {
        let apostrophe = UInt8(ascii: "'")
        var end = start + 1
        while end < bytes.count {
            guard bytes[end] == apostrophe else {
                end += 1
                continue
            }
            guard end + 1 < bytes.count, bytes[end + 1] == apostrophe else {
                return MessageQuote(range: start..<end + 1, isClosed: true)
            }
            end += 2
        }
        return MessageQuote(range: start..<bytes.count, isClosed: false)
    }

    mutating func skipSpace() {
        while let byte {
            if byte < 0x80 {
                guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return }
                offset += 1
            } else {
                guard PatternSyntax.isWhiteSpace(scalar(at: offset)) else { return }
                offset += UTF8.width(scalar(at: offset))
            }
        }
    }

    /// The character at a place; U+FFFD where there is none.
    func scalar(at offset: Int) -> Unicode.Scalar {
        var decoder = UTF8()
        var rest = bytes[offset..<min(bytes.count, offset + 4)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return "\u{FFFD}" }
        return scalar
    }

    /// The bytes of the character at a place; empty at the end.
    func scalarRange(at offset: Int) -> Range<Int> {
        guard offset < bytes.count else { return bytes.count..<bytes.count }
        return offset..<min(bytes.count, offset + UTF8.width(scalar(at: offset)))
    }

    /// Reads what may be a name; empty when nothing may.
    mutating func readName() -> Range<Int> {
        let start = offset
        while let byte {
            let isEnd: Bool
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: isEnd = false
            case ..<0x80: isEnd = PatternSyntax.endsName(Unicode.Scalar(byte))
            default: isEnd = PatternSyntax.endsName(scalar(at: offset))
            }
            if isEnd { break }
            offset += byte < 0x80 ? 1 : UTF8.width(scalar(at: offset))
        }
        return start..<offset
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
