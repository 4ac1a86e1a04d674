internal import StringFiles

/// Says what is wrong with a `%`, or a sign like it, that starts no placeholder.
enum PercentFault {
    /// `％@`, `﹪@` and `٪@`; nil where the sign is a percent sign of its own.
    static func otherSign(in bytes: [UInt8], at offset: Int) -> PlaceholderFault? {
        guard let sign = bytes.scalar(at: offset, before: bytes.count) else { return nil }
        switch sign {
        case "\u{FF05}", "\u{FE6A}", "\u{066A}": break
        default: return nil
        }
        // Read as if it were the right sign.
        let start = offset + UTF8.width(sign)
        let mended = [UInt8(ascii: "%")] + bytes[start...].prefix(24)
        guard let specifier = FormatSpecifier(in: mended.span, at: 0, .apple),
            specifier.kind == .value,
            !specifier.hasSpaceFlag,
            specifier.conversion == UInt8(ascii: "@")
                || specifier.number != nil || !specifier.length.isEmpty
        else { return nil }
        return PlaceholderFault(
            kind: .wrongCharacter(sign, meant: "%"),
            range: offset..<start + specifier.range.count - 1)
    }

    /// What is wrong with the `%` at an offset.
    static func fault(
        in bytes: [UInt8], at offset: Int, _ dialect: PlaceholderDialect, isBehindNumber: Bool
    ) -> PlaceholderFault {
        if let fault = wrongCharacter(in: bytes, at: offset, dialect) { return fault }
        var end = offset + 1
        let hasSpace = byte(bytes, end) == 0x20
        if hasSpace { end += 1 }
        if byte(bytes, end) == UInt8(ascii: "$"), let digits = digitsEnd(bytes, end + 1) {
            let type = typeEnd(bytes, digits)
            return PlaceholderFault(kind: .wrongOrder, range: offset..<(type ?? digits))
        }
        guard let digits = digitsEnd(bytes, end) else {
            let isWord = isBehindNumber || hasSpace
            return isWord ? percent(offset) : letterFault(in: bytes, at: offset)
        }
        end = digits
        let hasGap = byte(bytes, end) == 0x20 && byte(bytes, end + 1) == UInt8(ascii: "$")
        if hasGap { end += 1 }
        if byte(bytes, end) == UInt8(ascii: "$") {
            if let type = typeEnd(bytes, end + 1), hasSpace || hasGap {
                return PlaceholderFault(kind: .spaceInside, range: offset..<type)
            }
            let letters = bytes[(end + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }.prefix(1)
            return PlaceholderFault(kind: .malformed, range: offset..<end + 1 + letters.count)
        }
        // `%1 left` is a position whose end is lost; `%50 indirim` is Turkish for 50 %.
        let isPosition = digits == offset + 2 && !hasSpace && !isBehindNumber
        return isPosition && bytes[offset + 1] != UInt8(ascii: "0")
            ? PlaceholderFault(kind: .incomplete, range: offset..<digits) : percent(offset)
    }

    private static func percent(_ offset: Int) -> PlaceholderFault {
        PlaceholderFault(kind: .percent, range: offset..<offset + 1)
    }

    /// `%y` is malformed, `% y` and `%` before anything but a letter a percent sign.
    private static func letterFault(in bytes: [UInt8], at offset: Int) -> PlaceholderFault {
        let letters = bytes[(offset + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
        guard letters.count == 1 else { return percent(offset) }
        return PlaceholderFault(kind: .malformed, range: offset..<offset + 2)
    }

    /// `%١$@`, `%１$@`, `%1＄@`, `%＠`: mended character by character, it is a placeholder.
    private static func wrongCharacter(
        in bytes: [UInt8], at offset: Int, _ dialect: PlaceholderDialect
    ) -> PlaceholderFault? {
        guard let next = bytes[(offset + 1)...].prefix(8).first(where: { $0 >= 0x80 }), next > 0x80
        else { return nil }
        let text = String(decoding: bytes[offset...].prefix(40), as: UTF8.self)
        var mended: [UInt8] = []
        var lengths: [Int] = []
        var wrong: (scalar: Unicode.Scalar, meant: String)?
        for scalar in text.unicodeScalars.prefix(12) {
            let meant = plain(scalar)
            if scalar.value >= 0x80, let meant, wrong == nil {
                wrong = (scalar, String(UnicodeScalar(meant)))
            }
            mended.append(meant ?? 0x80)
            lengths.append(UTF8.width(scalar))
        }
        guard let wrong, let specifier = FormatSpecifier(in: mended.span, at: 0, dialect),
            specifier.kind == .value, !specifier.hasSpaceFlag
        else { return nil }
        let length = lengths[specifier.range].reduce(0, +)
        return PlaceholderFault(
            kind: .wrongCharacter(wrong.scalar, meant: wrong.meant), range: offset..<offset + length
        )
    }

    /// The character of ASCII that another one looks like in a placeholder.
    private static func plain(_ scalar: Unicode.Scalar) -> UInt8? {
        if scalar.isASCII { return UInt8(scalar.value) }
        // The fullwidth forms stand in the order of ASCII.
        if (0xFF01...0xFF5E).contains(scalar.value) { return UInt8(scalar.value - 0xFEE0) }
        if scalar.properties.generalCategory == .decimalNumber,
            let value = scalar.properties.numericValue
        {
            return 0x30 + UInt8(value)
        }
        return nil
    }

    private static func byte(_ bytes: [UInt8], _ offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    /// Behind the digits at an offset; nil without any.
    private static func digitsEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        let digits = bytes[start...].prefix { (0x30...0x39).contains($0) }
        return digits.isEmpty ? nil : digits.endIndex
    }

    /// Behind `@`, `d`, `lld` at an offset, maybe behind a space; nil without one.
    private static func typeEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let mended = [UInt8(ascii: "%")] + bytes[min(start, bytes.count)...].prefix(5)
        guard let specifier = FormatSpecifier(in: mended.span, at: 0, .apple),
            specifier.kind == .value
        else { return nil }
        return start + specifier.range.count - 1
    }
}
