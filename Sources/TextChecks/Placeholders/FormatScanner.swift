internal import StringFiles

/// Finds `%` placeholders, and in a file that does not say its dialect named ones as well.
struct FormatScanner {
    /// The placeholders, in the order of the text.
    var values: [Placeholder] = []
    /// What looks like placeholders.
    private(set) var faults: [PlaceholderFault] = []
    private var hasPercentSign = false
    private let bytes: [UInt8]
    let dialect: PlaceholderDialect
    /// What is no text: the tags of XLIFF.
    private let skipped: [Range<Int>]
    private let first: Int
    /// The position of the next placeholder that does not say its own.
    private var next: Int
    /// The end of the last placeholder.
    private(set) var lastEnd = -1

    init(
        _ bytes: [UInt8], _ dialect: PlaceholderDialect, first: Int, skipped: [Range<Int>] = []
    ) {
        self.bytes = bytes
        self.dialect = dialect
        self.skipped = skipped
        self.first = first
        next = first
    }

    /// What was found.
    var placeholders: TextPlaceholders {
        TextPlaceholders(values, faults, hasPercentSign: hasPercentSign)
    }

    /// Reads all of the text.
    mutating func run() {
        let text = bytes
        let count = text.count
        var offset = 0
        var tag = 0
        while offset < count {
            let limit = tag < skipped.count ? skipped[tag].lowerBound : count
            offset = PlaceholderSigns.next(in: text.span, from: offset, before: limit)
            if tag < skipped.count, limit <= offset {
                offset = max(offset, skipped[tag].upperBound)
                tag += 1
            } else if offset < count {
                offset = readPlace(offset, text.span)
            }
        }
    }

    /// Reads what starts at an offset, and gives the offset behind it.
    private mutating func readPlace(_ offset: Int, _ text: Span<UInt8>) -> Int {
        switch text[offset] {
        case UInt8(ascii: "%"):
            if case .unknown = dialect, let end = NamedPlaceholders.percentEnd(bytes, offset) {
                return appendName(offset..<end)
            }
            return readPercent(offset, text)
        case UInt8(ascii: "{"):
            guard case .unknown = dialect, let end = NamedPlaceholders.braceEnd(bytes, offset)
            else { return offset + 1 }
            let isPrefixed = offset > 0 && bytes[offset - 1] == UInt8(ascii: "$")
            return appendName(offset - (isPrefixed ? 1 : 0)..<end)
        default:
            guard let fault = PercentFault.otherSign(in: bytes, at: offset) else {
                return offset + 1
            }
            faults.append(fault)
            return fault.range.upperBound
        }
    }

    private mutating func appendName(_ range: Range<Int>) -> Int {
        let name = ByteText(String(decoding: bytes[range], as: UTF8.self))
        values.append(Placeholder(range: range, key: .name(name)))
        lastEnd = range.upperBound
        return range.upperBound
    }

    private mutating func readPercent(_ offset: Int, _ text: Span<UInt8>) -> Int {
        guard let specifier = FormatSpecifier(in: text, at: offset, dialect) else {
            return readFault(offset, text)
        }
        let end = specifier.range.upperBound
        switch specifier.kind {
        case .percent: hasPercentSign = true
        case .lineEnd: break
        case .ownValue:
            append(specifier, .ownValue, text)
        case .variable:
            if specifier.number == nil, specifier.hasOptions {
                faults.append(
                    PlaceholderFault(kind: .wrongOrder, range: specifier.range))
            } else {
                append(specifier, .variable, text)
            }
        case .value:
            if specifier.hasSpaceFlag, specifier.conversion == UInt8(ascii: "@") {
                faults.append(
                    PlaceholderFault(kind: .spaceInside, range: specifier.range))
            }
            let isLetterless =
                specifier.number != nil && specifier.hasSpaceFlag && isInWord(specifier, text)
            if isLetterless || !isType(specifier) {
                return readFault(offset, text)
            }
            append(specifier, .value, text)
        }
        lastEnd = end
        return end
    }

    private mutating func readFault(_ offset: Int, _ text: Span<UInt8>) -> Int {
        let isBehindNumber = isBehindNumber(offset, text)
        let fault = PercentFault.fault(
            in: bytes, at: offset, dialect, isBehindNumber: isBehindNumber)
        faults.append(fault)
        return max(offset + 1, fault.range.upperBound)
    }

    private mutating func append(
        _ specifier: FormatSpecifier, _ role: Placeholder.Role, _ text: Span<UInt8>
    ) {
        if let width = specifier.width { appendWidth(specifier, width) }
        if let precision = specifier.precision { appendWidth(specifier, precision) }
        let key: Placeholder.Key
        var (isNumbered, isDoubtful) = (false, false)
        if let name = specifier.name, role == .value {
            key = .name(ByteText(String(decoding: bytes[name], as: UTF8.self)))
        } else if role == .ownValue {
            key = .position(first)
        } else if let number = specifier.number {
            key = .position(number)
            isNumbered = true
        } else if specifier.repeatsArgument {
            key = values.last?.key ?? .position(1)
            isNumbered = true
        } else {
            isDoubtful = self.isDoubtful(specifier, text)
            key = .position(next)
            if !isDoubtful { next += 1 }
        }
        // A text with placeholders mostly has a few: one allocation for all of them.
        if values.isEmpty { values.reserveCapacity(4) }
        let type = role == .value ? ValueType(specifier, dialect) : .any
        values.append(
            Placeholder(
                range: specifier.range, key: key, role: role, type: type, isNumbered: isNumbered,
                isDoubtful: isDoubtful, isFormat: true))
    }

    /// The argument that `*` takes.
    private mutating func appendWidth(
        _ specifier: FormatSpecifier, _ argument: FormatSpecifier.Argument
    ) {
        var width = Placeholder(range: specifier.range, key: .position(next))
        width.type = .integer
        width.isFormat = true
        switch argument {
        case .next: next += 1
        case .position(let number):
            width.key = .position(number)
            width.isNumbered = true
        }
        values.append(width)
    }
}
