/// Takes a Fluent file apart, as the grammar of Fluent 1.0 says.
///
/// See <https://github.com/projectfluent/fluent/blob/master/spec/fluent.ebnf>; names of functions
/// are those of its rules. A function that finds nothing puts the offset back and answers nil.
/// What is no entry is junk up to the next line that may start one; no entry reaches beyond such a
/// line but in junk, so the parser is linear.
package struct FluentParser {
    /// The deepest nesting of braces.
    static let maximumDepth = 50
    /// The most parts of a text: lines and placeables.
    static let maximumElements = 1 << 18

    let bytes: [UInt8]
    let end: Int
    var offset: Int
    var depth = 0
    private(set) var failure = FluentFailure(offset: -1, message: "")
    private var isBehindMessage = false

    /// A parser at an offset of some bytes.
    package init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        end = bytes.count
        self.offset = offset
    }

    /// All entries from the offset on.
    package mutating func resource() -> [FluentEntry] {
        var entries: [FluentEntry] = []
        while let entry = next() { entries.append(entry) }
        return entries
    }

    /// The next entry; nil at the end of the file.
    package mutating func next() -> FluentEntry? {
        skipBlankBlock()
        guard offset < end else { return nil }
        let start = offset
        // What stopped a message may be why the line behind it is no entry.
        if !isBehindMessage { failure = FluentFailure(offset: -1, message: "") }
        isBehindMessage = true
        if let comment = commentLines() {
            if comment.level == 1, let message = message(comment) { return .message(message) }
            isBehindMessage = false
            return .comment(comment)
        }
        if let message = message(nil) { return .message(message) }
        isBehindMessage = false
        offset = start
        skipJunk()
        return .junk(start..<offset, failure)
    }

    /// A message or a term with the line end behind it.
    private mutating func message(_ comment: FluentComment?) -> FluentMessage? {
        let start = offset
        let isTerm = byte == UInt8(ascii: "-")
        if isTerm { offset += 1 }
        guard identifier() != nil else {
            fail(
                "an entry starts with a letter, - or #; indent a line that belongs to the text above"
            )
            offset = start
            return nil
        }
        let name = start..<offset
        skipBlankInline()
        guard take("=") else {
            fail("write = behind the name")
            offset = start
            return nil
        }
        skipBlankInline()
        let valueStart = offset
        let value = pattern()
        let attributes = attributes()
        if isTerm, value == nil, !attributes.isEmpty {
            // However far the attributes went.
            failure = FluentFailure(offset: valueStart, message: "a term needs a text behind the =")
            offset = start
            return nil
        }
        let isWhole = value != nil || (!isTerm && !attributes.isEmpty)
        let entryEnd = offset
        guard isWhole, lineEnd() else {
            fail(isWhole ? "this belongs to no text" : "there is no text behind the =")
            offset = start
            return nil
        }
        return FluentMessage(
            comment: comment, name: name, isTerm: isTerm, value: value, attributes: attributes,
            range: (comment?.range.lowerBound ?? start)..<entryEnd)
    }

    private mutating func attributes() -> [FluentAttribute] {
        var attributes: [FluentAttribute] = []
        while let attribute = attribute() { attributes.append(attribute) }
        return attributes
    }

    private mutating func attribute() -> FluentAttribute? {
        let start = offset
        guard offset < end, lineEnd() else { return nil }
        skipBlank()
        guard take(".") else {
            offset = start
            return nil
        }
        if let name = identifier() {
            skipBlankInline()
            if take("=") {
                skipBlankInline()
                if let value = pattern() {
                    return FluentAttribute(name: name, value: value, range: start..<offset)
                }
                fail("there is no text behind the =")
            } else {
                fail("write = behind the name of the attribute")
            }
        } else {
            fail("the name of an attribute starts with a letter")
        }
        offset = start
        return nil
    }

    /// Comment lines of one level, with the last line end.
    private mutating func commentLines() -> FluentComment? {
        guard var comment = commentLine() else { return nil }
        while true {
            let start = offset
            guard let next = commentLine(), next.level == comment.level else {
                offset = start
                return comment
            }
            comment.lines += next.lines
            comment.range = comment.range.lowerBound..<next.range.upperBound
        }
    }

    private mutating func commentLine() -> FluentComment? {
        let start = offset
        while offset < end, offset < start + 3, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
        let level = offset - start
        guard level > 0 else { return nil }
        var text = offset..<offset
        if take(" ") {
            text = offset..<offset
            skipLine()
            text = text.lowerBound..<offset
        }
        let range = start..<offset
        guard lineEnd() else {
            fail("write a space between the # and the comment")
            offset = start
            return nil
        }
        return FluentComment(level: level, range: range, lines: [text])
    }

    /// Skips lines that are no entry, up to one that may start an entry.
    private mutating func skipJunk() {
        repeat {
            offset = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? end
        } while offset < end && !mayStartEntry(bytes[offset])
    }

    private func mayStartEntry(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-") || Self.isLetter(byte)
    }

    /// Notes why nothing fits here; the furthest place counts, and there the first reason.
    mutating func fail(_ message: String, isTooComplex: Bool = false) {
        guard offset > failure.offset else { return }
        failure = FluentFailure(offset: offset, message: message, isTooComplex: isTooComplex)
    }
}
