/// Recovery at the ends of containers and of the file.
extension JSONParser {
    /// Finds out how the file is encoded; false, with a fault, when it is not UTF-8.
    mutating func recognizeEncoding() -> Bool {
        guard source.count >= 2 else { return true }
        let (first, second) = (source[0], source[1])
        if source.count >= 3, first == 0xEF, second == 0xBB, source[2] == 0xBF {
            faults.add(.byteOrderMark, 0..<3, "the file starts with a byte order mark (U+FEFF)")
            position = 3
            return true
        }
        let isMarked = first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF
        // Both characters of the shortest texts are ASCII, so exactly one of two bytes of UTF-16 is
        // zero.
        let isPlain = (first == 0) != (second == 0) && source.count.isMultiple(of: 2)
        guard isMarked || isPlain else { return true }
        faults.add(.encoding, 0..<2, "the file is UTF-16 or UTF-32; save it as UTF-8")
        return false
    }

    /// Closes a container at a bracket of the other sort.
    ///
    /// When the container around it is of that sort, the bracket is taken for that one's and the
    /// inner bracket for missing; otherwise it is taken for a slip of the finger.
    mutating func closeMismatched() {
        let parent = tape[container].next
        let isBrace = source[position] == ASCII.rightBrace
        if parent != JSONTapeNode.noParent, (tape[Int(parent)].kind == .object) == isBrace {
            reportUnclosed()
            close(end: position)
        } else {
            faults.add(
                .mismatchedBracket, position..<position + 1,
                "write \(isObject ? "}" : "]") here, it was opened with \(isObject ? "{" : "[")")
            close()
        }
    }

    /// Handles a colon behind an element of an array.
    ///
    /// Behind a string that is not the first element of an array in an object, it is taken for the
    /// colon of the object's next member and the bracket of the array for missing; otherwise for a
    /// comma.
    mutating func recoverColonBehindElement() {
        let parent = tape[container].next
        guard count > 1, wrongColonArray != container, parent != JSONTapeNode.noParent,
            tape[Int(parent)].kind == .object, let name = stringBeforePosition
        else {
            wrongColonArray = container
            return takeWrongComma()
        }
        tape.removeLast()
        count -= 1
        reportUnclosed()
        close(end: Int(name.start))
        tape.append(name)
        position += 1
        parseValue(nextByte())
    }

    private mutating func reportUnclosed() {
        let start = Int(tape[container].start)
        faults.add(
            .unclosedContainer, start..<start + 1,
            "this \(isObject ? "{" : "[") is never closed; write the missing \(isObject ? "}" : "]")"
        )
    }

    /// Handles what stands behind the root; the position is not at the end.
    mutating func recoverAfterRoot(_ byte: UInt8) {
        if skipBlank() { return }
        switch byte {
        case ASCII.rightBrace, ASCII.rightBracket:
            faults.add(
                .mismatchedBracket, position..<position + 1, "this closes nothing; remove it")
            position += 1
        case ASCII.comma where isFollowedByMember():
            reopenRoot()
        default:
            faults.add(
                .contentAfterEnd, position..<source.count,
                "the value has ended before this; remove what is behind it")
            position = source.count
        }
    }

    /// Whether the root is an object and another member follows the comma at the position: the root
    /// was closed too early.
    private func isFollowedByMember() -> Bool {
        guard tape.first?.kind == .object else { return false }
        var probe = self
        probe.position += 1
        guard probe.nextByte() == ASCII.quote else { return false }
        return probe.isFollowedByColon()
    }

    private mutating func reopenRoot() {
        let end = Int(tape[0].end)
        faults.add(
            .contentAfterEnd, end - 1..<end,
            "the value ends here but more members follow; remove one closing bracket before them")
        container = 0
        tape[0].next = JSONTapeNode.noParent
        isObject = true
        count = tape[0].payload
        depth = 1
    }
}
