/// Reads a template in one pass over its scalars; linear, whatever braces it has.
struct NameTemplateParser {
    private let scalars: [Unicode.Scalar]
    private let names: [String]
    private var index = 0
    private var utf16Offset = 0
    private var literal = String.UnicodeScalarView()

    private(set) var parts: [NameTemplate.Part] = []
    private(set) var faults: [TemplateFault] = []

    init(_ text: String, names: [String]) {
        scalars = Array(text.unicodeScalars)
        self.names = names
        while index < scalars.count {
            switch scalars[index] {
            case "{": readBrace()
            case "}": take(1, as: .strayBrace)
            default: take(1, as: nil)
            }
        }
        endLiteral()
    }

    private mutating func readBrace() {
        let isDouble = scalar(at: index + 1) == "{"
        let start = index + (isDouble ? 2 : 1)
        let end = endOfContent(from: start)
        guard scalar(at: end) == "}" else { return take(1, as: .unclosedBrace) }
        if isDouble {
            guard scalar(at: end + 1) == "}" else { return take(1, as: .unclosedBrace) }
            return take(end + 2 - index, as: .doubleBraces)
        }
        guard
            let name = names.first(where: { $0.unicodeScalars.elementsEqual(scalars[start..<end]) })
        else { return take(end + 1 - index, as: .unknownName) }
        endLiteral()
        parts.append(.argument(name))
        utf16Offset += scalars[index...end].reduce(0) { $0 + UTF16.width($1) }
        index = end + 1
    }

    /// The next brace or line end; nothing behind it is read, so that a text of braces only is read
    /// once.
    private func endOfContent(from start: Int) -> Int {
        var end = start
        while let scalar = scalar(at: end), scalar != "{", scalar != "}",
            !BidiControls.endsParagraph(scalar)
        { end += 1 }
        return end
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    /// Takes scalars as text, and notes the fault that they are.
    private mutating func take(_ count: Int, as kind: TemplateFault.Kind?) {
        let taken = scalars[index..<index + count]
        let length = taken.reduce(0) { $0 + UTF16.width($1) }
        if let kind {
            faults.append(
                TemplateFault(
                    kind: kind, utf16Offset: utf16Offset, utf16Length: length,
                    written: String(String.UnicodeScalarView(taken)), names: names))
        }
        // Not `append(contentsOf:)`: it fits the storage to the length, and so copies it every time.
        for scalar in taken { literal.append(scalar) }
        index += count
        utf16Offset += length
    }

    private mutating func endLiteral() {
        guard !literal.isEmpty else { return }
        parts.append(.literal(String(literal)))
        literal.removeAll()
    }
}
