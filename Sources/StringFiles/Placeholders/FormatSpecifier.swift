/// A `%` placeholder of `printf`, `NSString`, `java.util.Formatter` or Python.
package struct FormatSpecifier: Sendable {
    /// What stands in its place.
    package enum Kind: Sendable {
        /// A value.
        case value
        /// `%%`.
        case percent
        /// `%n` of Java.
        case lineEnd
        /// `%arg`: the value of the variable that the text belongs to.
        case ownValue
        /// `%#@name@`: a variable of a String Catalog or a `.stringsdict`.
        case variable
    }

    /// All of it.
    package private(set) var range: Range<Int>
    /// What stands in its place.
    package private(set) var kind = Kind.value
    /// The position that it names: `%2$@`; nil without one.
    package private(set) var number: Int?
    /// The bytes of the name: of a variable, or of Python's `%(name)s`; nil without one.
    package private(set) var name: Range<Int>?
    /// Whether a space stands among the flags.
    package private(set) var hasSpaceFlag = false
    /// Whether any flag, width or precision is there.
    package private(set) var hasOptions = false
    /// Whether it takes the argument of the placeholder before it: `%<s` of Java.
    package private(set) var repeatsArgument = false
    /// The positions of widths that are arguments, nil for `*` without one.
    package private(set) var starNumbers: [Int?] = []
    /// The bytes of the length modifier: `ll`.
    package private(set) var length = 0..<0
    /// The letter that says the type; `t` for the dates of Java.
    package private(set) var conversion: UInt8 = 0

    /// Reads the placeholder that starts at an offset; nil when none does, as in `100% sure`.
    ///
    /// Of a file that does not say its dialect a space is no flag: it is rather a percentage.
    package init?(in bytes: [UInt8], at start: Int, _ dialect: PlaceholderDialect) {
        range = start..<start + 1
        guard start + 1 < bytes.count else { return nil }
        if bytes[start + 1] == UInt8(ascii: "%") {
            kind = .percent
            range = start..<start + 2
            return
        }
        var reader = Reader(bytes: bytes, offset: start + 1)
        guard read(&reader, dialect) else { return nil }
        range = start..<reader.offset
    }

    /// Behind the placeholder that starts at an offset; nil when none does.
    static func end(in bytes: [UInt8], at start: Int, _ dialect: PlaceholderDialect) -> Int? {
        FormatSpecifier(in: bytes, at: start, dialect)?.range.upperBound
    }

    private mutating func read(_ reader: inout Reader, _ dialect: PlaceholderDialect) -> Bool {
        let isApple = dialect == .apple || dialect == .unknown
        if isApple, reader.skip("arg") {
            kind = .ownValue
            return true
        }
        if dialect == .python || dialect == .unknown, reader.skip("(") {
            // A name is not longer, so that the search stays linear.
            let rest = reader.bytes[reader.offset...].prefix(256)
            guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return false }
            name = reader.offset..<end
            reader.offset = end + 1
        }
        readNumber(&reader)
        if isApple, let variable = reader.variable() {
            kind = .variable
            name = variable
            return true
        }
        readOptions(&reader, dialect)
        return readConversion(&reader, dialect)
    }

    /// `2$`; digits alone are a width.
    private mutating func readNumber(_ reader: inout Reader) {
        let start = reader.offset
        let digits = reader.digits()
        if let digits, reader.skip("$") {
            number = digits
        } else {
            hasOptions = reader.offset > start
        }
    }

    private mutating func readOptions(_ reader: inout Reader, _ dialect: PlaceholderDialect) {
        let start = reader.offset
        let flags = Self.flags(of: dialect)
        while let flag = reader.byte, flags.contains(flag) {
            if flag == 0x20 { hasSpaceFlag = true }
            if flag == UInt8(ascii: "<") { repeatsArgument = true }
            reader.offset += 1
        }
        readCount(&reader)
        if reader.skip(".") { readCount(&reader) }
        if reader.offset > start { hasOptions = true }
    }

    /// `12`, `*` or `*2$`.
    private mutating func readCount(_ reader: inout Reader) {
        let isStar = reader.skip("*")
        let digits = reader.digits()
        guard isStar else { return }
        starNumbers.append(reader.skip("$") ? digits : nil)
    }

    private mutating func readConversion(
        _ reader: inout Reader, _ dialect: PlaceholderDialect
    ) -> Bool {
        let start = reader.offset
        if dialect == .java {
            if let time = reader.byte, time | 0x20 == UInt8(ascii: "t") { reader.offset += 1 }
        } else {
            while let letter = reader.byte, "hlqjztL".utf8.contains(letter) { reader.offset += 1 }
            length = start..<reader.offset
        }
        guard let letter = reader.byte, Self.conversions(of: dialect).contains(letter) else {
            return false
        }
        conversion = reader.offset > start && dialect == .java ? UInt8(ascii: "t") : letter
        if dialect == .java, letter == UInt8(ascii: "n"), number == nil, !hasOptions {
            kind = .lineEnd
        }
        reader.offset += 1
        return true
    }

    private static func flags(of dialect: PlaceholderDialect) -> [UInt8] {
        switch dialect {
        case .java: javaFlags
        case .unknown: unknownFlags
        default: cFlags
        }
    }

    private static let javaFlags = Array("-#+ 0,(<".utf8)
    private static let unknownFlags = Array("-+0#'".utf8)
    private static let cFlags = Array("-+ 0#'".utf8)

    private static func conversions(of dialect: PlaceholderDialect) -> [UInt8] {
        switch dialect {
        case .java: javaConversions
        case .apple, .unknown: appleConversions
        case .python: pythonConversions
        default: cConversions
        }
    }

    // With `t` any letter is a part of a date.
    private static let javaConversions: [UInt8] = Array(0x61...0x7A) + Array(0x41...0x5A)
    private static let appleConversions = Array("@diouxXeEfFgGaAcCsSpDOU".utf8)
    private static let pythonConversions = Array("diouxXeEfFgGcrsa".utf8)
    private static let cConversions = Array("diouxXeEfFgGaAcCsSpnm".utf8)
}

/// Where the reading of a placeholder is.
private struct Reader {
    let bytes: [UInt8]
    var offset: Int

    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func skip(_ text: String) -> Bool {
        guard offset < bytes.count, bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    /// The number of some digits, at most 99,999; nil without digits.
    mutating func digits() -> Int? {
        var number: Int?
        while let digit = byte, (0x30...0x39).contains(digit) {
            number = min((number ?? 0) * 10 + Int(digit - 0x30), 99_999)
            offset += 1
        }
        return number
    }

    /// The name in `#@name@`, which options may stand before; nil when there is no variable here.
    mutating func variable() -> Range<Int>? {
        var start = offset
        while start < bytes.count, (0x30...0x39).contains(bytes[start]) || bytes[start] == 0x2E {
            start += 1
        }
        guard bytes[min(start, bytes.count)...].starts(with: "#@".utf8) else { return nil }
        start += 2
        let end = bytes[start...].prefix(256).firstIndex { $0 == UInt8(ascii: "@") || $0 <= 0x20 }
        guard let end, bytes[end] == UInt8(ascii: "@"), end > start else { return nil }
        offset = end + 1
        return start..<end
    }
}
