extension MessageParser {
    /// Reads `offset:1 one {…} other {…}` up to the brace behind; false behind a fault that hides
    /// where the argument ends.
    mutating func readArms(of argument: inout MessageArgument, depth: Int) -> Bool {
        let start = offset
        hasArms = true
        while true {
            skipSpace()
            guard let byte else { return false }
            if byte == UInt8(ascii: "}") {
                argument.styleRange = start..<offset
                checkArms(of: argument)
                return true
            }
            let selector = readSelector(isPlural: argument.kind.isPlural)
            guard !selector.isEmpty else {
                fail(.noSelector, scalarRange(at: offset))
                return false
            }
            if argument.kind.isPlural, self.byte == UInt8(ascii: ":"),
                bytes[selector].elementsEqual("offset".utf8)
            {
                guard readOffset(of: &argument, from: selector.lowerBound) else { return false }
                continue
            }
            skipSpace()
            guard let next = self.byte else { return false }
            guard next == UInt8(ascii: "{") else {
                fail(.noArmText, scalarRange(at: offset))
                return false
            }
            guard let body = readArm(of: argument, depth: depth) else { return false }
            argument.arms.append(
                MessageArm(selector: text(selector), selectorRange: selector, body: body))
        }
    }

    /// Reads the braces of an arm and what stands between them; nil when nothing closes them.
    private mutating func readArm(of argument: MessageArgument, depth: Int) -> MessageBody? {
        let start = offset
        offset += 1
        var body = MessageBody(
            range: offset..<offset, replacesNumberSigns: argument.kind.isPlural)
        readBody(into: &body, depth: depth + 1, argument.kind.isPlural ? .plural : .select)
        body.range = start + 1..<offset
        guard byte != nil else {
            // The innermost brace is named, not each around it.
            if !faults.contains(where: { $0.kind == .unclosed }) {
                fail(.unclosed, start..<start + 1)
            }
            return nil
        }
        offset += 1
        return body
    }

    private mutating func readSelector(isPlural: Bool) -> Range<Int> {
        guard isPlural, byte == UInt8(ascii: "=") else { return readName() }
        let start = offset
        offset += 1
        readNumber()
        // A lone `=` is no selector, nor is `=1e`.
        if !isNumber(start + 1..<offset) {
            offset = start
            return start..<start
        }
        return start..<offset
    }

    /// Whether some bytes are a number as ICU reads one, or infinity.
    func isNumber(_ range: Range<Int>) -> Bool {
        let number = text(range)
        if Double(number)?.isFinite == true { return true }
        return ["∞", "+∞", "-∞"].contains { $0.utf8.elementsEqual(number.utf8) }
    }

    mutating func readNumber() {
        while let byte {
            switch byte {
            case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                offset += 1
            default:
                guard bytes[offset...].starts(with: "∞".utf8) else { return }
                offset += 3
            }
        }
    }

    private mutating func readOffset(of argument: inout MessageArgument, from start: Int) -> Bool {
        offset += 1
        skipSpace()
        let number = offset
        readNumber()
        guard let value = Double(text(number..<offset)), argument.arms.isEmpty else {
            fail(.badOffset, start..<offset)
            return false
        }
        argument.offset = value
        return true
    }

    private mutating func checkArms(of argument: MessageArgument) {
        if !argument.arms.contains(where: \.isOther) {
            fail(.noOther, argument.range.lowerBound..<offset + 1)
        }
    }
}
