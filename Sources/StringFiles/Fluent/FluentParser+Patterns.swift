extension FluentParser {
    /// A text with its placeables.
    mutating func pattern() -> FluentPattern? {
        var elements: [FluentPattern.Element] = []
        while let byte {
            guard elements.count < Self.maximumElements else {
                fail("the text has more than \(Self.maximumElements) parts", isTooComplex: true)
                return nil
            }
            if lineEndLength(at: offset) > 0 {
                guard block(&elements) else { break }
            } else if byte == UInt8(ascii: "{") {
                guard let placeable = placeable() else { break }
                elements.append(.placeable(placeable))
            } else if byte == UInt8(ascii: "}") {
                fail("write {\"}\"} for a brace in a text")
                break
            } else {
                elements.append(.text(inlineText()))
            }
        }
        return elements.isEmpty ? nil : FluentPattern(elements, bytes)
    }

    private mutating func inlineText() -> Range<Int> {
        let start = offset
        while offset < end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { break }
            if byte == 0x0A || (byte == 0x0D && lineEndLength(at: offset) > 0) { break }
            offset += 1
        }
        return start..<offset
    }

    /// Line ends and the start of a line that goes on with the text; false when none does.
    private mutating func block(_ elements: inout [FluentPattern.Element]) -> Bool {
        let start = offset
        var lineStart = offset
        while true {
            skipBlankInline()
            let length = lineEndLength(at: offset)
            guard length > 0 else { break }
            offset += length
            lineStart = offset
        }
        let indent = lineStart..<offset
        var element: FluentPattern.Element?
        if byte == UInt8(ascii: "{") {
            element = placeable().map { .placeable($0) }
        } else if let byte, !indent.isEmpty, !Self.endsBlock(byte) {
            element = .text(inlineText())
        }
        guard let element else {
            offset = start
            return false
        }
        for place in start..<lineStart where bytes[place] == 0x0A {
            // `pattern()` refuses what has too many.
            guard elements.count < Self.maximumElements else { break }
            elements.append(.newline(place))
        }
        elements.append(.indent(indent))
        elements.append(element)
        return true
    }

    /// Whether a line that starts so is no further line of a text.
    private static func endsBlock(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "[") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "}")
    }
}

extension FluentPattern {
    /// Finds where a text starts and ends.
    fileprivate init(_ elements: [Element], _ bytes: [UInt8]) {
        self.elements = elements
        let indents = elements.compactMap { element -> Int? in
            guard case .indent(let range) = element else { return nil }
            return range.count
        }
        commonIndent = indents.min() ?? 0
        var (start, end) = (0, 0)
        if case .indent(let range) = elements.first(where: { !$0.isNewline }) {
            start = range.lowerBound + commonIndent
        } else if let first = elements.first {
            start = first.range.lowerBound
        }
        if let last = elements.last {
            end = last.range.upperBound
            if case .text(let range) = last {
                while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
            }
        }
        range = start..<max(start, end)
    }
}

extension FluentPattern.Element {
    /// Whether it is a line end.
    fileprivate var isNewline: Bool {
        guard case .newline = self else { return false }
        return true
    }

    /// Its bytes.
    fileprivate var range: Range<Int> {
        switch self {
        case .text(let range), .indent(let range): range
        case .newline(let offset): offset..<offset + 1
        case .placeable(let placeable): placeable.range
        }
    }
}
