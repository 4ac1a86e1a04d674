internal import Synchronization

/// Reading the objects in an object of the root on several threads.
extension JSONParser {
    /// The open containers around the members of a part: the root and one in it, as in catalogs of
    /// strings.
    private static let partDepth = 2

    /// Reads all parts of the first large object.
    ///
    /// A part starts at the comma behind an object, where a line ends and the next one is indented
    /// like the first of its kind. If the reader comes there between two members at the depth that
    /// was taken for granted, all that it knows is what the reader of the part knows; else it reads
    /// the part itself.
    mutating func readParts(partSize: Int, _ runner: PartRunner) {
        while position < source.count, !isBetweenMembers { step() }
        let borders = borders(partSize: partSize)
        guard borders.count > 1 else { return }
        let fresh = partParser(partSize: partSize)
        let made = Mutex([JSONParser?](repeating: nil, count: borders.count - 1))
        runner(borders.count - 1) { index in
            var part = fresh
            part.position = borders[index]
            part.readPart(to: borders[index + 1])
            let read = part
            made.withLock { $0[index] = read }
        }
        for (index, part) in made.withLock({ $0 }).enumerated() {
            guard let part else { continue }
            let isNext = position == borders[index] && isBetweenMembers
            if isNext, !hasUnbalancedBrackets, !isAfterUnclosedString,
                part.isWhole(to: borders[index + 1])
            {
                append(part)
            } else {
                read(to: borders[index + 1])
            }
        }
    }

    /// Whether a part may start or end here.
    private var isBetweenMembers: Bool {
        isObject && container >= 0 && depth == Self.partDepth && expectation == .comma
            && isBorder(position)
    }

    /// Whether a comma behind an object ends a line.
    private func isBorder(_ offset: Int) -> Bool {
        offset > 0 && offset + 1 < source.count && source[offset] == ASCII.comma
            && source[offset - 1] == ASCII.rightBrace && source[offset + 1] == ASCII.lineFeed
    }

    /// Where parts start and the last one ends; none when there is but one.
    private func borders(partSize: Int) -> [Int] {
        guard position < source.count else { return [] }
        let indentation = indentation(behind: position)
        var borders = [position]
        var next = position + partSize
        while next < source.count, let border = border(from: next, indentation) {
            borders.append(border)
            next = border + partSize
        }
        return borders
    }

    /// The next place from an offset on where a part may start.
    private func border(from start: Int, _ indentation: Int) -> Int? {
        var offset = start
        while offset < source.count {
            if source[offset] == ASCII.comma, isBorder(offset),
                self.indentation(behind: offset) == indentation
            {
                return offset
            }
            offset += 1
        }
        return nil
    }

    /// How many spaces start the line behind a comma; -1 when no string stands behind them.
    private func indentation(behind comma: Int) -> Int {
        let end = source.endOfSpaces(from: comma + 2)
        return end < source.count && source[end] == ASCII.quote ? end - comma : -1
    }

    /// A parser that knows an open object and that something was read in it.
    private func partParser(partSize: Int) -> JSONParser {
        var part = JSONParser(source, capacity: partSize / 24 + 8)
        part.tape.append(JSONTapeNode(.object, start: 0, end: 0, next: JSONTapeNode.noParent))
        (part.container, part.isObject, part.depth) = (0, true, Self.partDepth)
        part.expectation = .comma
        return part
    }

    /// Reads to an offset, or until the object around the part would end.
    private mutating func readPart(to end: Int) {
        while position < end, container >= 0 { step() }
    }

    /// Whether a part has read whole members.
    private func isWhole(to end: Int) -> Bool {
        position == end && container == 0 && isObject && expectation == .comma
    }

    /// Takes over what a part has read.
    private mutating func append(_ part: JSONParser) {
        // The first node of a part stands for the object around it.
        let shift = UInt32(truncatingIfNeeded: tape.count) &- 1
        let first = tape.count
        tape.append(contentsOf: part.tape.dropFirst())
        for index in first..<tape.count where tape[index].isContainer {
            tape[index].next &+= shift
        }
        count += part.count
        faults.add(contentsOf: part.faults)
        (position, comma) = (part.position, part.comma)
        isAfterUnclosedString = part.isAfterUnclosedString
        hasUnbalancedBrackets = part.hasUnbalancedBrackets
        if part.wrongColonArray >= 0 { wrongColonArray = part.wrongColonArray + Int(shift) }
    }
}
