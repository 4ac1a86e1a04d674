extension MessageParser {
    /// Reads an argument; nil behind a fault, which it has reported unless a brace is never closed.
    mutating func readArgument(depth: Int) -> MessageArgument? {
        let start = offset
        guard depth < Self.deepest else {
            fail(.tooDeep, start..<start + 1)
            return nil
        }
        offset += 1
        skipSpace()
        let nameRange = readName()
        guard checkName(nameRange) else { return nil }
        var argument = MessageArgument(
            range: start..<offset, name: text(nameRange), nameRange: nameRange)
        skipSpace()
        guard let byte else { return nil }
        guard byte != UInt8(ascii: "}") else { return close(argument) }
        guard byte == UInt8(ascii: ",") else {
            fail(.afterName, scalarRange(at: offset))
            return nil
        }
        offset += 1
        guard readType(of: &argument) else { return nil }
        if self.byte == UInt8(ascii: "}") {
            checkType(of: argument, hasStyle: false)
            return close(argument)
        }
        offset += 1
        argument.kind = Self.kind(ofType: argument.type)
        switch argument.kind {
        case .value:
            checkType(of: argument, hasStyle: true)
            guard readStyle(of: &argument) else { return nil }
        case .plural, .ordinal, .select:
            guard readArms(of: &argument, depth: depth) else { return nil }
        case .choice:
            guard readIntervals(of: &argument, depth: depth) else { return nil }
        }
        return close(argument)
    }

    private mutating func close(_ argument: MessageArgument) -> MessageArgument {
        var argument = argument
        offset += 1
        argument.range = argument.range.lowerBound..<offset
        return argument
    }

    private mutating func checkName(_ range: Range<Int>) -> Bool {
        guard let first = bytes[range].first else {
            if offset < bytes.count { fail(.noName, scalarRange(at: offset)) }
            return false
        }
        // `0a` is a name to ICU; of numbers it takes 0 and those without leading zeros up to
        // 2,147,483,647.
        let digits = bytes[range]
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return true }
        let isNumber = (digits.count == 1 || first != 0x30) && Int32(text(range)) != nil
        if !isNumber { fail(.badNumber, range) }
        return isNumber
    }

    private mutating func readType(of argument: inout MessageArgument) -> Bool {
        skipSpace()
        let start = offset
        while let byte, (0x61...0x7A).contains(byte | 0x20) { offset += 1 }
        argument.typeRange = start..<offset
        argument.type = text(argument.typeRange)
        skipSpace()
        guard let byte else { return false }
        guard !argument.typeRange.isEmpty, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
        else {
            fail(.badType, scalarRange(at: offset))
            return false
        }
        return true
    }

    private static func kind(ofType type: String) -> MessageArgument.Kind {
        switch type.lowercased() {
        case "plural": .plural
        case "selectordinal": .ordinal
        case "select": .select
        case "choice": .choice
        default: .value
        }
    }

    /// The types that `icu::MessageFormat` formats, without regard to case.
    private static let types = ["number", "date", "time", "spellout", "ordinal", "duration"]

    private mutating func checkType(of argument: MessageArgument, hasStyle: Bool) {
        let type = argument.type.lowercased()
        if Self.kind(ofType: type) != .value {
            if !hasStyle { fail(.noArms, argument.typeRange) }
        } else if !Self.types.contains(where: { $0.utf8.elementsEqual(type.utf8) }) {
            fail(.unknownType, argument.typeRange)
        }
    }

    /// Reads a style such as `#,##0.00` or `::currency/EUR`, up to the brace that ends it.
    private mutating func readStyle(of argument: inout MessageArgument) -> Bool {
        let start = offset
        hasStyles = true
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "'"):
                let quote = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "'"))
                guard let quote else {
                    fail(.badStyle, offset..<offset + 1)
                    return false
                }
                offset = quote
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}") where depth == 0:
                argument.styleRange = start..<offset
                return true
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            offset += 1
        }
        return false
    }

    /// Reads `0#none|1#one|1<many`: arms of the deprecated type `choice`.
    private mutating func readIntervals(
        of argument: inout MessageArgument, depth: Int
    ) -> Bool {
        hasArms = true
        while true {
            skipSpace()
            let start = offset
            readNumber()
            let range = start..<offset
            skipSpace()
            guard let byte else { return false }
            let isSign =
                byte == UInt8(ascii: "#") || byte == UInt8(ascii: "<")
                || bytes[offset...].starts(with: "≤".utf8)
            guard isSign, isNumber(range) else {
                fail(.noSelector, range.isEmpty ? scalarRange(at: offset) : range)
                return false
            }
            offset += UTF8.width(scalar(at: offset))
            var body = MessageBody(range: offset..<offset, replacesNumberSigns: false)
            readBody(into: &body, depth: depth + 1, .choice)
            body.range = body.range.lowerBound..<offset
            argument.arms.append(
                MessageArm(selector: text(range), selectorRange: range, body: body))
            guard let end = self.byte else { return false }
            if end == UInt8(ascii: "}") { return true }
            offset += 1
        }
    }
}
