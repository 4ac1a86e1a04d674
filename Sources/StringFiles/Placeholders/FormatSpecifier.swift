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

    /// What a width or a precision takes its number from.
    package enum Argument: Sendable {
        /// `*`: the next argument.
        case next
        /// `*2$`: the argument at a position.
        case position(Int)
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
    /// The argument that is the width; nil where none is.
    package private(set) var width: Argument?
    /// The argument that is the precision; nil where none is.
    package private(set) var precision: Argument?
    /// The bytes of the length modifier: `ll`.
    package private(set) var length = 0..<0
    /// The letter that says the type; `t` for the dates of Java.
    package private(set) var conversion: UInt8 = 0

    /// Reads the placeholder that starts at an offset; nil when none does, as in `100% sure`.
    ///
    /// Of a file that does not say its dialect a space is no flag: it is rather a percentage.
    package init?(in bytes: Span<UInt8>, at start: Int, _ dialect: PlaceholderDialect) {
        range = start..<start + 1
        guard start + 1 < bytes.count else { return nil }
        if bytes[start + 1] == UInt8(ascii: "%") {
            kind = .percent
            range = start..<start + 2
            return
        }
        if FormatSyntax.isWhole(bytes[start + 1], dialect) {
            conversion = bytes[start + 1]
            length = start + 1..<start + 1
            range = start..<start + 2
            return
        }
        guard let end = read(bytes, from: start + 1, dialect) else { return nil }
        range = start..<end
    }

    /// Behind the placeholder that starts at an offset; nil when none does.
    static func end(in bytes: Span<UInt8>, at start: Int, _ dialect: PlaceholderDialect) -> Int? {
        FormatSpecifier(in: bytes, at: start, dialect)?.range.upperBound
    }

    /// Reads what stands behind `%`, and gives the offset behind it; nil when it is no placeholder.
    private mutating func read(
        _ bytes: Span<UInt8>, from start: Int, _ dialect: PlaceholderDialect
    ) -> Int? {
        var reader = FormatReader(offset: start)
        let isApple = dialect == .apple || dialect == .unknown
        if isApple, reader.skipOwnValue(bytes) {
            kind = .ownValue
            return reader.offset
        }
        if dialect == .python || dialect == .unknown, reader.skip(UInt8(ascii: "("), bytes) {
            guard let found = reader.name(bytes) else { return nil }
            name = found
        }
        readNumber(&reader, bytes)
        if isApple, let variable = reader.variable(bytes) {
            kind = .variable
            name = variable
            return reader.offset
        }
        readOptions(&reader, bytes, dialect)
        return readConversion(&reader, bytes, dialect) ? reader.offset : nil
    }

    /// `2$`; digits alone are a width.
    private mutating func readNumber(_ reader: inout FormatReader, _ bytes: Span<UInt8>) {
        guard let digits = reader.digits(bytes) else { return }
        if reader.skip(UInt8(ascii: "$"), bytes) {
            number = digits
        } else {
            hasOptions = true
        }
    }

    private mutating func readOptions(
        _ reader: inout FormatReader, _ bytes: Span<UInt8>, _ dialect: PlaceholderDialect
    ) {
        let start = reader.offset
        while let flag = reader.byte(bytes), FormatSyntax.isFlag(flag, dialect) {
            if flag == 0x20 { hasSpaceFlag = true }
            if flag == UInt8(ascii: "<") { repeatsArgument = true }
            reader.offset += 1
        }
        width = reader.count(bytes)
        if reader.skip(UInt8(ascii: "."), bytes) { precision = reader.count(bytes) }
        if reader.offset > start { hasOptions = true }
    }

    private mutating func readConversion(
        _ reader: inout FormatReader, _ bytes: Span<UInt8>, _ dialect: PlaceholderDialect
    ) -> Bool {
        let start = reader.offset
        if dialect == .java {
            if let time = reader.byte(bytes), time | 0x20 == UInt8(ascii: "t") {
                reader.offset += 1
            }
        } else {
            while let letter = reader.byte(bytes), FormatSyntax.isLength(letter) {
                reader.offset += 1
            }
            length = start..<reader.offset
        }
        guard let letter = reader.byte(bytes), FormatSyntax.isConversion(letter, dialect) else {
            return false
        }
        conversion = reader.offset > start && dialect == .java ? UInt8(ascii: "t") : letter
        if dialect == .java, letter == UInt8(ascii: "n"), number == nil, !hasOptions {
            kind = .lineEnd
        }
        reader.offset += 1
        return true
    }
}
