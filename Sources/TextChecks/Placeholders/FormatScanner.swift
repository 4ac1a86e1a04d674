internal import StringFiles

/// Finds `%` placeholders, and in a file that does not say its dialect named ones as well.
struct FormatScanner {
    let bytes: [UInt8]
    let dialect: PlaceholderDialect
    /// What is no text: the tags of XLIFF.
    private let skipped: [Range<Int>]
    private let first: Int
    /// The position of the next placeholder that does not say its own.
    private var next: Int
    var found = TextPlaceholders()
    /// The end of the last placeholder.
    private var lastEnd = -1

    init(
        _ bytes: [UInt8], _ dialect: PlaceholderDialect, first: Int, skipped: [Range<Int>] = []
    ) {
        self.bytes = bytes
        self.dialect = dialect
        self.skipped = skipped
        self.first = first
        next = first
    }

    /// Reads all of the text.
    mutating func run() -> TextPlaceholders {
        var offset = 0
        var tags = skipped[...]
        while offset < bytes.count {
            if let tag = tags.first, tag.lowerBound <= offset {
                offset = max(offset, tag.upperBound)
                tags.removeFirst()
                continue
            }
            offset = readPlace(offset)
        }
        return found
    }

    /// Reads what starts at an offset, and gives the offset behind it.
    private mutating func readPlace(_ offset: Int) -> Int {
        switch bytes[offset] {
        case UInt8(ascii: "%"):
            if dialect == .unknown, let end = NamedPlaceholders.percentEnd(bytes, offset) {
                return appendName(offset..<end)
            }
            return readPercent(offset)
        case UInt8(ascii: "{") where dialect == .unknown:
            guard let end = NamedPlaceholders.braceEnd(bytes, offset) else { return offset + 1 }
            let isPrefixed = offset > 0 && bytes[offset - 1] == UInt8(ascii: "$")
            return appendName(offset - (isPrefixed ? 1 : 0)..<end)
        case 0xD9, 0xEF:
            guard let fault = PercentFault.otherSign(in: bytes, at: offset) else {
                return offset + 1
            }
            found.faults.append(fault)
            return fault.range.upperBound
        default: return offset + 1
        }
    }

    private mutating func appendName(_ range: Range<Int>) -> Int {
        let name = ByteText(String(decoding: bytes[range], as: UTF8.self))
        found.values.append(Placeholder(range: range, key: .name(name)))
        lastEnd = range.upperBound
        return range.upperBound
    }

    private mutating func readPercent(_ offset: Int) -> Int {
        guard let specifier = FormatSpecifier(in: bytes, at: offset, dialect) else {
            return readFault(offset)
        }
        let end = specifier.range.upperBound
        switch specifier.kind {
        case .percent: found.hasPercentSign = true
        case .lineEnd: break
        case .ownValue:
            append(specifier, .ownValue)
        case .variable:
            if specifier.number == nil, specifier.hasOptions {
                found.faults.append(
                    PlaceholderFault(kind: .wrongOrder, range: specifier.range))
            } else {
                append(specifier, .variable)
            }
        case .value:
            if specifier.hasSpaceFlag, specifier.conversion == UInt8(ascii: "@") {
                found.faults.append(
                    PlaceholderFault(kind: .spaceInside, range: specifier.range))
            }
            let isLetterless =
                specifier.number != nil && specifier.hasSpaceFlag && isInWord(specifier)
            if isLetterless || !isType(specifier) {
                return readFault(offset)
            }
            append(specifier, .value)
        }
        lastEnd = end
        return end
    }

    private mutating func readFault(_ offset: Int) -> Int {
        let isBehindNumber = isBehindNumber(offset)
        let fault = PercentFault.fault(
            in: bytes, at: offset, dialect, isBehindNumber: isBehindNumber)
        found.faults.append(fault)
        return max(offset + 1, fault.range.upperBound)
    }

    /// Whether a percent sign would be expected here: behind a digit or a placeholder, maybe with a
    /// space between.
    private func isBehindNumber(_ offset: Int) -> Bool {
        var before = offset
        if before > 0, before != lastEnd, bytes[before - 1] == 0x20 { before -= 1 }
        // U+00A0 and U+202F, which many languages write before the sign.
        if bytes[..<before].hasSuffix([0xC2, 0xA0]) { before -= 2 }
        if bytes[..<before].hasSuffix([0xE2, 0x80, 0xAF]) { before -= 3 }
        guard before > 0 else { return false }
        return before == lastEnd || (0x30...0x39).contains(bytes[before - 1])
    }

    private mutating func append(_ specifier: FormatSpecifier, _ role: Placeholder.Role) {
        var value = Placeholder(range: specifier.range, key: .position(0), role: role)
        value.isFormat = true
        value.type = role == .value ? ValueType(specifier, dialect) : .any
        for number in specifier.starNumbers { appendWidth(specifier, number) }
        if let name = specifier.name, role == .value {
            value.key = .name(ByteText(String(decoding: bytes[name], as: UTF8.self)))
        } else if role == .ownValue {
            value.key = .position(first)
        } else if let number = specifier.number {
            value.key = .position(number)
            value.isNumbered = true
        } else if specifier.repeatsArgument {
            value.key = found.values.last?.key ?? .position(1)
            value.isNumbered = true
        } else {
            value.isDoubtful = isDoubtful(specifier)
            value.key = .position(next)
            if !value.isDoubtful { next += 1 }
        }
        found.values.append(value)
    }

    /// The argument that `*` takes.
    private mutating func appendWidth(_ specifier: FormatSpecifier, _ number: Int?) {
        var width = Placeholder(range: specifier.range, key: .position(number ?? next))
        width.type = .integer
        width.isNumbered = number != nil
        width.isFormat = true
        if number == nil { next += 1 }
        found.values.append(width)
    }

    /// Whether `%` may be a percent sign and what follows a word.
    private func isDoubtful(_ specifier: FormatSpecifier) -> Bool {
        guard specifier.conversion != UInt8(ascii: "@") else { return false }
        let isInWord = isInWord(specifier)
        let isBare = specifier.length.isEmpty && !specifier.hasOptions
        if specifier.hasSpaceFlag {
            return isInWord || isBehindNumber(specifier.range.lowerBound)
        }
        guard isBehindNumber(specifier.range.lowerBound) else { return false }
        return isInWord && (!isBare || lastEnd != specifier.range.lowerBound)
    }

    /// Whether a word goes on behind a placeholder.
    private func isInWord(_ specifier: FormatSpecifier) -> Bool {
        let end = specifier.range.upperBound
        return end < bytes.count && Self.isWordByte(bytes[end])
    }

    /// Letters, and the apostrophe of `50 % d'intérêt`.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 || byte == UInt8(ascii: "'")
    }

    /// Whether the letter is a type.
    ///
    /// Java's are those of
    /// <https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/Formatter.html>. Where
    /// the dialect is not known a bare letter must be a usual one: `%p` and `%S` are rather times.
    private func isType(_ specifier: FormatSpecifier) -> Bool {
        switch dialect {
        case .java: return Self.javaTypes.contains(specifier.conversion)
        case .unknown:
            let isBare =
                specifier.number == nil && specifier.name == nil && specifier.length.isEmpty
            return !isBare || Self.usualTypes.contains(specifier.conversion)
        case .none, .apple, .c, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent,
            .python, .pythonBraces, .qt:
            return true
        }
    }

    private static let javaTypes = Array("bBhHsScCdoxXeEfgGaAtTn".utf8)
    private static let usualTypes = Array("@disufxXcg".utf8)
}
