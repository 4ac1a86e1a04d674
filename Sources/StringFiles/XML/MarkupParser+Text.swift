extension MarkupParser {
    /// Goes over text to the next tag.
    mutating func parseText() {
        let first = offset
        var place = offset
        while true {
            place = bytes.firstOffset(in: place..<end) {
                ByteLanes.equal($0, UInt8(ascii: "<")) | ByteLanes.equal($0, UInt8(ascii: "&"))
                    | ByteLanes.equal($0, UInt8(ascii: "]")) | ByteLanes.equal($0, 0xEF)
                    | ByteLanes.below($0, 0x20)
            }
            guard place < end, bytes[place] != UInt8(ascii: "<") else { break }
            switch bytes[place] {
            case 0x0A, 0x09, 0x0D: break
            case UInt8(ascii: "&"):
                place = parseReference(at: place)
                continue
            case UInt8(ascii: "]"):
                if isAt("]]>", place) {
                    fault(place..<place + 3, "]]> ends a CDATA section; write ]]&gt;")
                }
            case 0xEF: checkNoncharacter(at: place)
            default: refuseCharacter(at: place)
            }
            place += 1
        }
        offset = place
        if open.isEmpty, !bytes[first..<place].allSatisfy(Self.isSpace) {
            refuseOutside(first..<place)
        }
    }

    /// What stands before or behind the root.
    mutating func refuseOutside(_ range: Range<Int>) {
        let text = bytes[range]
        let start = text.firstIndex { !Self.isSpace($0) } ?? range.lowerBound
        let last = text.lastIndex { !Self.isSpace($0) } ?? start
        junk.append(ByteRange(start..<last + 1))
        fault(start..<last + 1, "text outside of the root element; remove it")
    }

    /// Reports the characters of some bytes that XML does not allow.
    mutating func checkCharacters(_ range: Range<Int>) {
        for place in range {
            let byte = bytes[place]
            if byte < 0x20 {
                if !Self.isSpace(byte) { refuseCharacter(at: place) }
            } else if byte == 0xEF {
                checkNoncharacter(at: place)
            }
        }
    }

    mutating func checkNoncharacter(at place: Int) {
        if place + 2 < end, bytes[place + 1] == 0xBF, bytes[place + 2] >= 0xBE {
            refuseCharacter(at: place)
        }
    }

    mutating func refuseCharacter(at place: Int) {
        let sequence = UTF8Sequence(in: bytes, at: place)
        guard let scalar = sequence.scalar else { return }
        fault(
            place..<place + sequence.length,
            "\(Diagnostic.name(of: scalar)) is not allowed in XML; remove it")
    }

    /// Goes over `&name;` or `&#10;` and gives the offset behind it; behind `&` when it is neither.
    mutating func parseReference(at place: Int) -> Int {
        if place + 1 < end, bytes[place + 1] == UInt8(ascii: "#") {
            let reference = MarkupReference(in: bytes[place..<end])
            guard let reference else {
                fault(place..<place + 2, "this is no character reference; write &amp; for &")
                return place + 2
            }
            if reference.scalar == nil {
                fault(
                    place..<place + reference.length,
                    "this character reference names no character that XML allows; remove it")
            }
            return place + reference.length
        }
        let last = nameEnd(at: place + 1)
        guard last > place + 1, last < end, bytes[last] == UInt8(ascii: ";") else {
            fault(place..<place + 1, "this & starts no entity; write &amp;")
            return place + 1
        }
        if MarkupReference(in: bytes[place..<end]) == nil {
            checkEntity(place..<last + 1)
        }
        return last + 1
    }

    private mutating func checkEntity(_ range: Range<Int>) {
        let name = String(
            decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
        if entities.contains(ByteText(name)) { return }
        if allowsUnknownEntities, !isStandalone {
            diagnostics.warning(
                .unsupported, range, "the entity \(name) is not declared in this file")
            return
        }
        fault(range, "the entity \(name) is not known; write the character itself")
    }
}
