extension MarkupParser {
    /// `<!-- … -->`.
    mutating func parseComment() {
        let start = offset
        let first = start + 4
        var last = find(Array("-->".utf8), from: first)
        if last == nil { fault(start..<first, "this comment has no end; write -->") }
        let contentEnd = last ?? lineEnd(from: first)
        if let place = bytes[first..<contentEnd].indices.first(where: {
            isAt("--", $0) && $0 != last
        }) {
            fault(place..<place + 2, "-- is not allowed in a comment; write other characters")
        }
        last = last.map { $0 + 3 }
        checkCharacters(first..<contentEnd)
        offset = last ?? contentEnd
        nodes.append(
            MarkupNode(
                kind: .comment, start: UInt32(clamping: start), end: UInt32(clamping: offset),
                nameEnd: UInt32(clamping: start), contentStart: UInt32(clamping: first),
                contentEnd: UInt32(clamping: contentEnd), next: UInt32(clamping: nodes.count + 1),
                parent: open.last.map { UInt32(clamping: $0) } ?? .max))
    }

    /// `<![CDATA[ … ]]>`.
    mutating func parseCharacterData() {
        let start = offset
        let first = start + 9
        let last = find(Array("]]>".utf8), from: first)
        if last == nil { fault(start..<first, "this CDATA section has no end; write ]]>") }
        let contentEnd = last ?? tagStart(from: first)
        checkCharacters(first..<contentEnd)
        offset = last.map { $0 + 3 } ?? contentEnd
        if open.isEmpty { refuseOutside(start..<offset) }
    }

    /// `<?target … ?>`.
    mutating func parseInstruction() {
        let start = offset
        let nameStart = start + 2
        let nameEnd = nameEnd(at: nameStart)
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
        let last = find(Array("?>".utf8), from: nameEnd)
        if last == nil { fault(start..<nameStart, "this instruction has no end; write ?>") }
        let contentEnd = last ?? lineEnd(from: nameEnd)
        if name.isEmpty {
            fault(start..<nameStart, "this instruction has no name; write &lt; for <")
        } else if name.lowercased() == "xml" {
            fault(start..<nameEnd, "the XML declaration stands at the very start of the file only")
        } else if nameEnd < contentEnd, !Self.isSpace(bytes[nameEnd]) {
            fault(nameEnd..<nameEnd + 1, "write a space behind the name of an instruction")
        }
        checkCharacters(nameEnd..<contentEnd)
        offset = last.map { $0 + 2 } ?? contentEnd
    }

    func lineEnd(from place: Int) -> Int {
        bytes[min(place, end)...].firstIndex { $0 == 0x0A } ?? end
    }

    private func tagStart(from place: Int) -> Int {
        bytes[min(place, end)...].firstIndex { $0 == UInt8(ascii: "<") } ?? end
    }
}
