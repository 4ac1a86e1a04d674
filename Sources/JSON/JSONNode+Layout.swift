/// How a container stands in its file.
extension JSONNode {
    /// The ranges of the members, from name to value, or of the elements.
    var childRanges: [Range<Int>] {
        switch kind {
        case .object:
            members.map { $0.name.byteRange.lowerBound..<$0.value.byteRange.upperBound }
        case .array: elements.map(\.byteRange)
        case .string, .number, .true, .false, .null, .junk: []
        }
    }

    /// The bytes between the brackets of a container.
    var innerRange: Range<Int> {
        let range = byteRange
        let closing = kind == .object ? ASCII.rightBrace : ASCII.rightBracket
        let isClosed = range.count > 1 && document.bytes[range.upperBound - 1] == closing
        return range.lowerBound + 1..<(isClosed ? range.upperBound - 1 : range.upperBound)
    }

    /// Whether a range holds nothing but white space outside of a child.
    func isBlank(inside range: Range<Int>, but child: Range<Int>? = nil) -> Bool {
        range.allSatisfy { child?.contains($0) == true || ASCII.isSpace(document.bytes[$0]) }
    }

    /// The bytes between the opening bracket and the first child; none for an empty container.
    private var lead: ArraySlice<UInt8> {
        guard count > 0 else { return [] }
        let first = JSONNode(document: document, index: index + 1)
        return document.bytes[byteRange.lowerBound + 1..<first.byteRange.lowerBound]
    }

    /// Whether the first child of a container stands on a line of its own.
    var isMultiline: Bool { lead.contains { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn } }

    /// The white space before the children of a container that are on lines of their own, else that
    /// of its line.
    var childIndentation: [UInt8] {
        guard isMultiline else { return lineIndentation }
        let indentation = lead.reversed().prefix { $0 == ASCII.space || $0 == ASCII.tab }
        return indentation.reversed()
    }

    /// The white space at the start of the line on which a node begins.
    var lineIndentation: [UInt8] {
        let bytes = document.bytes
        var start = byteRange.lowerBound
        while start > 0, bytes[start - 1] != ASCII.lineFeed,
            bytes[start - 1] != ASCII.carriageReturn
        {
            start -= 1
        }
        return Array(bytes[start...].prefix { $0 == ASCII.space || $0 == ASCII.tab })
    }

    /// The container of a value or of a name; nil for the root.
    var parent: JSONNode? {
        guard index > 0 else { return nil }
        var place = JSONNode(document: document, index: 0)
        while let child = place.child(holding: index), child.index != index { place = child }
        return place
    }

    /// The value or element of a container whose subtree holds an index of the tape; nil for a
    /// name.
    private func child(holding index: Int) -> JSONNode? {
        for (_, value) in members where index < value.nextIndex {
            return value.index <= index ? value : nil
        }
        return elements.first { index < $0.nextIndex }
    }
}
