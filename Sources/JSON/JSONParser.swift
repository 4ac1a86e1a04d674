/// Turns bytes into a tape and a list of faults, in one pass and without recursion.
///
/// The main loop takes one step at a time: a member, an element, or the root. The open containers
/// are a chain on the tape itself (`JSONTapeNode.next`), so depth costs no memory. Every step
/// consumes a byte or reaches the end.
struct JSONParser: Sendable {
    /// What may come next in the innermost container.
    enum Expectation: Sendable {
        /// A first member, element or root value, or the end.
        case first
        /// A member or element, because a comma was read.
        case next
        /// A comma or the end, because a member or element was read.
        case comma
    }

    let source: JSONSource
    /// The offset of the next byte.
    var position = 0
    var tape: [JSONTapeNode] = []
    var faults = JSONFaultList()
    /// The tape index of the innermost open container; -1 outside the root.
    var container = -1
    /// Whether the innermost open container is an object.
    var isObject = false
    /// The members or elements of the innermost open container so far.
    var count: UInt32 = 0
    /// The number of open containers.
    var depth = 0
    var expectation = Expectation.first
    /// The offset of the comma that was read last.
    var comma = 0
    /// Whether the string that was read last had no closing quote: the punctuation behind it is not
    /// reported again.
    var isAfterUnclosedString = false
    /// Whether a search for the closing bracket of a misplaced container has reached the end:
    /// another one would too.
    var hasUnbalancedBrackets = false

    /// The tape index of the array in which a colon was last taken for a comma; -1 for none.
    var wrongColonArray = -1

    /// A parser at the start of some bytes, with room for so many nodes.
    init(_ source: JSONSource, capacity: Int) {
        self.source = source
        tape.reserveCapacity(capacity)
    }

    /// Reads everything.
    ///
    /// - Parameters:
    ///   - partSize: about how many bytes a part has.
    ///   - runner: reads parts of a large file; nil when all is read in order.
    mutating func run(partSize: Int, _ runner: PartRunner?) {
        guard recognizeEncoding() else { return }
        if let runner, source.count >= 2 * partSize { readParts(partSize: partSize, runner) }
        read(to: source.count)
        finish()
    }

    /// Takes the steps that start before an offset.
    mutating func read(to end: Int) { while position < end { step() } }

    @inline(__always) mutating func step() {
        if container < 0 {
            rootStep()
        } else if isObject {
            memberStep()
        } else {
            elementStep()
        }
    }

    /// Skips white space; the next byte, 0 at the end.
    @inline(__always) mutating func nextByte() -> UInt8 {
        while position < source.count {
            let byte = source[position]
            guard ASCII.isSpace(byte) else { return byte }
            position += 1
            if byte == ASCII.lineFeed { position = source.endOfSpaces(from: position) }
        }
        return 0
    }

    private mutating func rootStep() {
        let byte = nextByte()
        guard position < source.count else { return }
        if expectation == .comma {
            recoverAfterRoot(byte)
        } else {
            parseValue(byte)
        }
    }

    private mutating func memberStep() {
        var byte = nextByte()
        if expectation == .comma {
            if byte == ASCII.comma {
                takeComma()
                byte = nextByte()
            } else if byte == ASCII.rightBrace {
                return close()
            } else if !recoverComma(byte) {
                return
            }
        }
        if byte == ASCII.quote {
            parseString()
            parseColonAndValue()
        } else if byte == ASCII.rightBrace {
            reportTrailingComma()
            close()
        } else if position < source.count {
            recoverName(byte)
        }
    }

    private mutating func elementStep() {
        var byte = nextByte()
        if expectation == .comma {
            if byte == ASCII.comma {
                takeComma()
                byte = nextByte()
            } else if byte == ASCII.rightBracket {
                return close()
            } else if !recoverComma(byte) {
                return
            }
        }
        if byte == ASCII.rightBracket {
            reportTrailingComma()
            close()
        } else if position < source.count {
            parseValue(byte)
        }
    }

    /// Reads what follows a name.
    @inline(__always) mutating func parseColonAndValue() {
        var byte = nextByte()
        if byte == ASCII.colon {
            position += 1
            byte = nextByte()
        } else {
            guard recoverColon() else { return }
            byte = nextByte()
        }
        parseValue(byte)
    }

    /// Reads a value that starts with a byte, or recovers from its absence.
    @inline(__always) mutating func parseValue(_ byte: UInt8) {
        switch byte {
        case ASCII.quote: parseString()
        case ASCII.leftBrace: return open(.object)
        case ASCII.leftBracket: return open(.array)
        case ASCII.minus, ASCII.zero...ASCII.nine: parseNumber()
        case 0x74: parseLiteral(.true, length: 4, tail: 0x6575_7274)
        case 0x66: parseLiteral(.false, length: 5, tail: 0x6573_6C61)
        case 0x6E: parseLiteral(.null, length: 4, tail: 0x6C6C_756E)
        default: return recoverValue()
        }
        completeValue()
    }

    /// Notes that a member or an element is complete.
    @inline(__always) mutating func completeValue() {
        count += 1
        expectation = .comma
    }

    @inline(__always) private mutating func takeComma() {
        comma = position
        position += 1
        expectation = .next
    }
}
