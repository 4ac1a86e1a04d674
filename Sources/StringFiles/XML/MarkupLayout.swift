/// How the elements of a document stand on their lines.
struct MarkupLayout {
    /// The white space for one level more.
    var step: [UInt8] = Array("  ".utf8)
    /// The end of a line; empty in a document on one line.
    var lineEnd: [UInt8] = [0x0A]

    /// Two spaces and line feeds.
    static let usual = MarkupLayout()

    init() {}

    /// The layout around an element: the step from its parent to it, and its line end.
    init(around element: MarkupElement) {
        let lead = Self.lead(of: element)
        guard !lead.isEmpty else {
            lineEnd = []
            step = []
            return
        }
        let bytes = element.document.bytes
        let isPair = bytes[lead.lowerBound] == 0x0D && bytes[lead.lowerBound + 1] == 0x0A
        lineEnd = isPair ? [0x0D, 0x0A] : [bytes[lead.lowerBound]]
        guard let parent = element.parent else { return }
        let inner = Self.indentation(of: element)
        let outer = Self.indentation(of: parent)
        if inner.starts(with: outer) { step = Array(inner.dropFirst(outer.count)) }
    }

    /// The line end and the white space before an element; empty when something else stands there.
    static func lead(of element: MarkupElement) -> Range<Int> {
        let bytes = element.document.bytes
        let start = element.range.lowerBound
        var place = start
        while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
        guard place > 0, bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D else {
            return start..<start
        }
        place -= 1
        if place > 0, bytes[place] == 0x0A, bytes[place - 1] == 0x0D { place -= 1 }
        return place..<start
    }

    /// The white space before an element on its line.
    static func indentation(of element: MarkupElement) -> [UInt8] {
        let lead = lead(of: element)
        return Array(element.document.bytes[lead].drop { $0 == 0x0A || $0 == 0x0D })
    }
}
