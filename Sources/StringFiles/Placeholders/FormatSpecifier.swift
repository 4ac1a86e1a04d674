/// The grammar of `%` placeholders: `printf`, `NSString`, `java.util.Formatter`, Python.
enum FormatSpecifier {
    /// Behind the placeholder that starts at an offset; nil when none does, as in `100% sure`.
    ///
    /// Of a file that does not say its dialect a space is no flag: it is rather a percentage.
    static func end(in bytes: [UInt8], at start: Int, _ dialect: PlaceholderDialect) -> Int? {
        let rest = bytes[start...]
        if rest.starts(with: "%%".utf8) { return start + 2 }
        if dialect == .apple || dialect == .unknown {
            // The value of a variable of a String Catalog, and a variable.
            if rest.starts(with: "%arg".utf8) { return start + 4 }
            if rest.starts(with: "%#@".utf8) {
                return bytes[(start + 3)...].firstIndex(of: UInt8(ascii: "@")).map { $0 + 1 }
            }
        }
        var offset = start + 1
        if dialect == .python || dialect == .unknown, rest.starts(with: "%(".utf8) {
            guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
            offset = end + 1
        }
        skipDigits(bytes, &offset)
        if byte(bytes, offset) == UInt8(ascii: "$") { offset += 1 }
        let flags = flags(of: dialect)
        while let flag = byte(bytes, offset), flags.contains(flag) { offset += 1 }
        skipCount(bytes, &offset)
        if byte(bytes, offset) == UInt8(ascii: ".") {
            offset += 1
            skipCount(bytes, &offset)
        }
        if dialect != .java {
            while let length = byte(bytes, offset), "hlqjztL".utf8.contains(length) { offset += 1 }
        } else if let time = byte(bytes, offset), time | 0x20 == UInt8(ascii: "t") {
            offset += 1
        }
        guard let letter = byte(bytes, offset), conversions(of: dialect).contains(letter) else {
            return nil
        }
        return offset + 1
    }

    private static func byte(_ bytes: [UInt8], _ offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private static func skipDigits(_ bytes: [UInt8], _ offset: inout Int) {
        while let digit = byte(bytes, offset), (0x30...0x39).contains(digit) { offset += 1 }
    }

    /// `12`, `*` or `*2$`.
    private static func skipCount(_ bytes: [UInt8], _ offset: inout Int) {
        let isStar = byte(bytes, offset) == UInt8(ascii: "*")
        if isStar { offset += 1 }
        skipDigits(bytes, &offset)
        if isStar, byte(bytes, offset) == UInt8(ascii: "$") { offset += 1 }
    }

    private static func flags(of dialect: PlaceholderDialect) -> [UInt8] {
        switch dialect {
        case .java: Array("-#+ 0,(<".utf8)
        case .unknown: Array("-+0#'".utf8)
        default: Array("-+ 0#'".utf8)
        }
    }

    private static func conversions(of dialect: PlaceholderDialect) -> [UInt8] {
        switch dialect {
        // With `t` any letter is a part of a date.
        case .java: Array(0x61...0x7A) + Array(0x41...0x5A)
        case .apple, .unknown: Array("@diouxXeEfFgGaAcCsSpDOU".utf8)
        case .python: Array("diouxXeEfFgGcrsa".utf8)
        default: Array("diouxXeEfFgGaAcCsSpnm".utf8)
        }
    }
}
