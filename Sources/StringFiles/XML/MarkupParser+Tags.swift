extension MarkupParser {
    /// How many elements are searched for the one that an end tag closes.
    private static let searchDepth = 64

    mutating func parseStartTag() {
        let start = offset
        let nameEnd = nameEnd(at: start + 1)
        if open.isEmpty, hasRoot {
            fault(start..<nameEnd, "a second root element; there is one only")
        }
        hasRoot = true
        let index = nodes.count
        let parent = open.last.map { UInt32(clamping: $0) } ?? .max
        nodes.append(
            MarkupNode(
                kind: .element, start: UInt32(clamping: start), nameEnd: UInt32(clamping: nameEnd),
                firstAttribute: UInt32(clamping: attributes.count), parent: parent))
        offset = nameEnd
        let isEmpty = parseAttributes(of: index)
        let first = Int(nodes[index].firstAttribute)
        nodes[index].attributeCount = UInt32(clamping: attributes.count - first)
        nodes[index].contentStart = UInt32(clamping: offset)
        checkAttributes(of: index)
        open.append(index)
        if isEmpty { close(contentEnd: offset) }
    }

    mutating func parseEndTag() {
        let start = offset
        let nameStart = start + 2
        let nameEnd = nameEnd(at: nameStart)
        guard nameEnd > nameStart else {
            fault(start..<nameStart, "this end tag has no name; remove it")
            offset = nameStart
            return
        }
        offset = nameEnd
        skipSpace()
        if offset < end, bytes[offset] == UInt8(ascii: ">") {
            offset += 1
        } else {
            fault(start..<nameEnd, "this end tag is not closed; write >")
        }
        closeElement(named: nameStart..<nameEnd, start..<offset)
    }

    /// Closes the element of a name, and those in it that have no end tag.
    private mutating func closeElement(named name: Range<Int>, _ tag: Range<Int>) {
        var depth = open.count - 1
        let least = max(0, open.count - Self.searchDepth)
        while depth >= least, !bytes.isSame(nodes[open[depth]].name, name) { depth -= 1 }
        guard depth >= least else {
            fault(tag, "</\(bytes.string(name))> closes nothing that is open; remove it")
            if open.isEmpty { junk.append(ByteRange(tag)) }
            return
        }
        while open.count > depth + 1, let inner = open.last {
            let missing = self.name(of: nodes[inner])
            fault(
                tag,
                "</\(bytes.string(name))> closes <\(missing)>; write </\(missing)> before it")
            close(contentEnd: tag.lowerBound)
        }
        close(contentEnd: tag.lowerBound, end: tag.upperBound)
    }

    /// Reports attributes that are there twice, and prefixes that nothing binds.
    private mutating func checkAttributes(of index: Int) {
        let first = Int(nodes[index].firstAttribute)
        reportDuplicates(first)
        let depth = open.count
        for place in first..<attributes.count {
            let name = attributes[place].nameRange.range
            guard isAt("xmlns:", name.lowerBound), name.count >= 6 else { continue }
            prefixes.declare(bytes.string(name.dropFirst(6)), depth: depth)
        }
        checkPrefix(nodes[index].name)
        for place in first..<attributes.count { checkPrefix(attributes[place].nameRange.range) }
    }

    private mutating func checkPrefix(_ range: Range<Int>) {
        let colon = bytes.firstOffset(in: range) { ByteLanes.equal($0, UInt8(ascii: ":")) }
        guard colon < range.upperBound, colon > range.lowerBound,
            !(colon == range.lowerBound + 3 && isAt("xml:", range.lowerBound))
        else { return }
        let prefix = bytes.string(range.lowerBound..<colon)
        if prefixes.isBound(prefix) { return }
        // Well-formed by XML 1.0, but not by Namespaces in XML.
        diagnostics.error(
            .syntax, range, "the prefix \(prefix) is not declared; write xmlns:\(prefix)=\"…\"")
    }

    private mutating func reportDuplicates(_ first: Int) {
        guard attributes.count > first + 1 else { return }
        var places: [ArraySlice<UInt8>: ByteRange] = [:]
        let isLong = attributes.count - first > 16
        for place in first..<attributes.count {
            let range = attributes[place].nameRange
            var earlier: ByteRange?
            if isLong {
                let name = bytes[range.range]
                earlier = places[name]
                if earlier == nil { places[name] = range }
            } else {
                var other = first
                while other < place,
                    !bytes.isSame(attributes[other].nameRange.range, range.range)
                {
                    other += 1
                }
                if other < place { earlier = attributes[other].nameRange }
            }
            guard let earlier else { continue }
            isWellFormed = false
            diagnostics.add(
                .duplicate(
                    "attribute", bytes.string(range.range), at: range, first: earlier, key: ""))
        }
    }
}
