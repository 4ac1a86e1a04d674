extension JSONParser {
    /// Opens the container whose bracket is at the position.
    @inline(__always) mutating func open(_ kind: JSONKind) {
        guard depth < JSONDocument.maximumDepth else { return skipTooDeep() }
        let parent = container < 0 ? JSONTapeNode.noParent : UInt32(truncatingIfNeeded: container)
        if container >= 0 { tape[container].payload = count + 1 }
        container = tape.count
        tape.append(JSONTapeNode(kind, start: position, end: position, next: parent))
        isObject = kind == .object
        count = 0
        depth += 1
        expectation = .first
        position += 1
    }

    /// Closes the innermost container with the bracket at the position.
    @inline(__always) mutating func close() {
        position += 1
        close(end: position)
    }

    /// Closes the innermost container at an offset.
    @inline(__always) mutating func close(end: Int) {
        let parent = tape[container].next
        tape[container].end = UInt32(truncatingIfNeeded: end)
        tape[container].next = UInt32(truncatingIfNeeded: tape.count)
        tape[container].payload = count
        depth -= 1
        expectation = .comma
        if parent == JSONTapeNode.noParent {
            container = -1
        } else {
            container = Int(parent)
            isObject = tape[container].kind == .object
            count = tape[container].payload
        }
    }

    /// Closes what is still open at the end of the file.
    mutating func finish() {
        if tape.isEmpty {
            faults.add(
                .empty, source.count..<source.count, "there is no value; the least is {} or []")
        }
        guard container >= 0 else { return }
        let start = Int(tape[container].start)
        let bracket = isObject ? "{" : "["
        let others = depth > 1 ? " (nor \(depth - 1) around it)" : ""
        faults.add(
            .unclosedContainer, start..<start + 1,
            "this \(bracket) is never closed\(others); write the missing \(isObject ? "}" : "]")")
        while container >= 0 { close(end: source.count) }
    }

    /// Reports a comma before a closing bracket.
    @inline(__always) mutating func reportTrailingComma() {
        guard expectation == .next else { return }
        faults.add(.extraComma, comma..<comma + 1, "remove the comma before the closing bracket")
    }

    /// Keeps a container that is nested too deeply as junk.
    private mutating func skipTooDeep() {
        let start = position
        position = endOfBalanced(from: start) ?? source.count
        faults.add(
            .tooDeep, start..<start + 1,
            "nested more than \(JSONDocument.maximumDepth) levels deep; what is inside is not read")
        appendJunk(start..<position)
        completeValue()
    }

    /// The offset behind the bracket that closes the one at an offset; nil if there is none.
    ///
    /// Sorts of brackets are not told apart, brackets in strings do not count.
    func endOfBalanced(from start: Int) -> Int? {
        var level = 0
        var offset = start
        while offset < source.count {
            switch source[offset] {
            case ASCII.quote: offset = endOfString(from: offset + 1)
            case ASCII.leftBrace, ASCII.leftBracket: level += 1
            case ASCII.rightBrace, ASCII.rightBracket:
                level -= 1
                if level == 0 { return offset + 1 }
            default: break
            }
            offset += 1
        }
        return nil
    }

    /// The offset of the closing quote of a string whose text starts at an offset, or of its last
    /// byte.
    private func endOfString(from start: Int) -> Int {
        var offset = start
        while offset < source.count, source[offset] != ASCII.quote {
            offset += source[offset] == ASCII.backslash ? 2 : 1
        }
        return min(offset, source.count - 1)
    }
}
