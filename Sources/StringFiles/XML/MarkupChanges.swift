/// Changes of elements in place, in the layout around them.
struct MarkupChanges {
    private var made: [ByteReplacement] = []
    /// What comes into elements that have no child to put it behind.
    private var firstChildren: [(element: MarkupElement, values: [MarkupValue])] = []

    /// The changes of bytes.
    var replacements: [ByteReplacement] {
        var all = self
        for (element, values) in firstChildren { all.fill(element, with: values) }
        return all.made
    }

    /// Sets the content; comments and instructions in the old one stay, behind the new text.
    mutating func setContent(of element: MarkupElement, to content: [UInt8]) {
        let bytes = element.document.bytes
        guard element.isEmptyTag else {
            let kept = Self.asides(in: element)
            made.append(ByteReplacement(element.contentRange, content + kept))
            return
        }
        var start = element.startTagRange.upperBound - 2
        while MarkupParser.isSpace(bytes[start - 1]) { start -= 1 }
        let tail = Array(">".utf8) + content + "</\(element.name)>".utf8
        made.append(ByteReplacement(start..<element.range.upperBound, tail))
    }

    /// The comments and instructions in an element, as they are.
    private static func asides(in element: MarkupElement) -> [UInt8] {
        let bytes = element.document.bytes
        guard bytes[element.contentRange].contains(UInt8(ascii: "<")) else { return [] }
        var asides: [UInt8] = []
        var cursor = TextCursor(ByteRange(element.contentRange))
        while cursor.offset < cursor.end {
            let piece = XMLTextCoding.nextPiece(in: bytes, &cursor, hasOpaqueTags: false)
            let text = bytes[piece.range]
            let isComment = text.starts(with: "<!--".utf8) && text.count > 6
            if piece.content == .nothing, isComment || text.starts(with: "<?".utf8) {
                asides += text
            }
        }
        return asides
    }

    /// Sets an attribute, the last one when it is new; nil removes it.
    mutating func set(_ name: String, to value: String?, of element: MarkupElement) {
        let old = element.attribute(name)
        switch (old, value) {
        case (let old?, let value?):
            let quote = Array(old.isQuoted ? "".utf8 : "\"".utf8)
            let bytes = quote + XMLWriting.attribute(value) + quote
            made.append(ByteReplacement(old.valueRange.range, bytes))
        case (let old?, nil):
            var start = old.range.lowerBound
            while MarkupParser.isSpace(element.document.bytes[start - 1]) { start -= 1 }
            made.append(ByteReplacement(start..<old.range.upperBound, []))
        case (nil, let value?):
            let place = element.attributes.last?.range.upperBound ?? element.nameRange.upperBound
            let bytes = Array(" \(name)=\"".utf8) + XMLWriting.attribute(value) + "\"".utf8
            made.append(ByteReplacement(place..<place, bytes))
        case (nil, nil): break
        }
    }

    /// Removes an element with its line.
    mutating func remove(_ element: MarkupElement) {
        let start = MarkupLayout.lead(of: element).lowerBound
        made.append(ByteReplacement(start..<element.range.upperBound, []))
    }

    /// Replaces some bytes.
    mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
        made.append(ByteReplacement(range, bytes))
    }

    /// Inserts elements before another, on lines of their own if it has one.
    mutating func insert(_ values: [MarkupValue], before element: MarkupElement) {
        let layout = MarkupLayout(around: element)
        let indentation = MarkupLayout.indentation(of: element)
        var bytes: [UInt8] = []
        for value in values {
            bytes += layout.lineEnd + indentation
            value.append(layout, indentation, to: &bytes)
        }
        let place = MarkupLayout.lead(of: element).lowerBound
        made.append(ByteReplacement(place..<place, bytes))
    }

    /// Inserts elements behind another, as its siblings.
    mutating func insert(_ values: [MarkupValue], behind element: MarkupElement) {
        let layout = MarkupLayout(around: element)
        let indentation = MarkupLayout.indentation(of: element)
        var bytes: [UInt8] = []
        for value in values {
            bytes += layout.lineEnd + indentation
            value.append(layout, indentation, to: &bytes)
        }
        let place = element.range.upperBound
        made.append(ByteReplacement(place..<place, bytes))
    }

    /// Inserts elements in an element: behind its last child, or as its first children.
    mutating func append(_ values: [MarkupValue], to element: MarkupElement) {
        if let last = Array(element.childrenAndComments).last {
            insert(values, behind: last)
            return
        }
        if let place = firstChildren.firstIndex(where: { $0.element.index == element.index }) {
            firstChildren[place].values += values
        } else if !values.isEmpty {
            firstChildren.append((element, values))
        }
    }

    private mutating func fill(_ element: MarkupElement, with values: [MarkupValue]) {
        let layout = element.parent == nil ? .usual : MarkupLayout(around: element)
        let outer = MarkupLayout.indentation(of: element)
        let inner = outer + layout.step
        var bytes: [UInt8] = []
        for value in values {
            bytes += layout.lineEnd + inner
            value.append(layout, inner, to: &bytes)
        }
        bytes += layout.lineEnd + outer
        if element.isEmptyTag {
            setContent(of: element, to: bytes)
        } else {
            made.append(ByteReplacement(element.contentRange, bytes))
        }
    }
}
