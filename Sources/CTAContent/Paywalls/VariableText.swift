/// A text cut at its variables, in one pass over its bytes.
struct VariableText {
    /// A piece of the text.
    enum Part {
        /// Bytes that stand as they are.
        case literal(Range<Int>)
        /// The place of a value, by its name; the offset is that of `{{` in UTF-16 units.
        case variable(name: String, utf16Offset: Int, utf16Length: Int)
    }

    /// The most characters of a name.
    static let longestName = 255
    /// The most faults that are kept; further ones are counted.
    static let keptFaults = 100

    let bytes: [UInt8]
    private(set) var parts: [Part] = []
    private(set) var faults: [VariableFault] = []
    /// The faults that are not kept.
    private(set) var furtherFaults = 0

    private var index = 0
    private var utf16Offset = 0
    private var literalStart = 0

    private static let opening = UInt8(ascii: "{")
    private static let closing = UInt8(ascii: "}")

    init(_ text: String) {
        bytes = Array(text.utf8)
        while index < bytes.count {
            if isDouble(Self.opening, at: index) {
                readExpression()
            } else if isDouble(Self.closing, at: index) {
                add(.stray, from: index, to: index + 2)
                advance(to: index + 2)
            } else {
                utf16Offset += Self.utf16Count(of: bytes[index])
                index += 1
            }
        }
        endLiteral(at: bytes.count)
    }

    /// Reads from `{{` to `}}`, or finds that nothing closes it.
    private mutating func readExpression() {
        let start = index + 2
        var end = start
        while end < bytes.count, !isDouble(Self.opening, at: end), !isDouble(Self.closing, at: end)
        { end += 1 }
        guard isDouble(Self.closing, at: end) else {
            add(.unclosed, from: index, to: start)
            return advance(to: start)
        }
        let offset = utf16Offset
        guard let name = name(in: start..<end) else { return advance(to: end + 2) }
        endLiteral(at: index)
        advance(to: end + 2)
        literalStart = index
        parts.append(
            .variable(name: name, utf16Offset: offset, utf16Length: utf16Offset - offset))
    }

    /// The name that an expression is about; nil, with a fault, for anything else.
    private mutating func name(in expression: Range<Int>) -> String? {
        var content = bytes[expression]
        while let first = content.first, Self.isBlank(first) { content.removeFirst() }
        while let last = content.last, Self.isBlank(last) { content.removeLast() }
        let whole = index..<expression.upperBound + 2
        guard !content.isEmpty else { return fault(.empty, whole) }
        guard content.starts(with: "custom.".utf8) else { return fault(.unknown, whole) }
        let name = content.dropFirst("custom.".utf8.count)
        guard !name.isEmpty else { return fault(.nameless, whole) }
        if let place = name.firstIndex(where: { !Self.isNameByte($0) }) {
            let scalar = String(decoding: bytes[place..<expression.upperBound], as: UTF8.self)
                .unicodeScalars.first
            return scalar.flatMap {
                fault(.character($0), place..<place + String($0).utf8.count)
            }
        }
        guard name.count <= Self.longestName else { return fault(.long, whole) }
        return String(decoding: name, as: UTF8.self)
    }

    /// Whether a text is a name.
    static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.utf8.count) && text.utf8.allSatisfy(isNameByte)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

    private func isDouble(_ byte: UInt8, at place: Int) -> Bool {
        place + 1 < bytes.count && bytes[place] == byte && bytes[place + 1] == byte
    }

    private mutating func fault(_ kind: VariableFault.Kind, _ range: Range<Int>) -> String? {
        add(kind, from: range.lowerBound, to: range.upperBound)
        return nil
    }

    private mutating func add(_ kind: VariableFault.Kind, from start: Int, to end: Int) {
        guard faults.count < Self.keptFaults else {
            furtherFaults += 1
            return
        }
        faults.append(
            VariableFault(
                kind: kind, utf16Offset: utf16Offset + utf16Count(of: index..<start),
                utf16Length: utf16Count(of: start..<end)))
    }

    private mutating func advance(to end: Int) {
        utf16Offset += utf16Count(of: index..<end)
        index = end
    }

    /// The UTF-16 units of a byte: one for each that starts a scalar, two when it is one of four bytes.
    private static func utf16Count(of byte: UInt8) -> Int {
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }

    private func utf16Count(of range: Range<Int>) -> Int {
        range.reduce(0) { $0 + Self.utf16Count(of: bytes[$1]) }
    }

    private mutating func endLiteral(at end: Int) {
        if literalStart < end { parts.append(.literal(literalStart..<end)) }
        literalStart = end
    }
}
