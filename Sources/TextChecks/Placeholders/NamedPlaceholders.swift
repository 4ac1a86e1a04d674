internal import StringFiles

/// Finds the placeholders of the dialects that name them: i18next, Chrome, Python and Qt.
struct NamedPlaceholders {
    private let bytes: [UInt8]
    private let dialect: PlaceholderDialect

    init(_ bytes: [UInt8], _ dialect: PlaceholderDialect) {
        self.bytes = bytes
        self.dialect = dialect
    }

    /// Whether a dialect has placeholders such as `%d`.
    static func takesPercent(_ dialect: PlaceholderDialect) -> Bool {
        switch dialect {
        case .unknown, .apple, .c, .java, .python: true
        case .none, .icu, .icuLiteralApostrophes, .doubleBraces, .chrome, .fluent, .pythonBraces,
            .qt:
            false
        }
    }

    /// All of a text.
    var placeholders: TextPlaceholders {
        var values: [Placeholder] = []
        for range in PlaceholderScanner.codes(in: bytes, dialect) {
            guard let name = name(of: range) else { continue }
            var value = Placeholder(range: range, key: .name(ByteText(name)))
            if name.utf8.starts(with: "$t(".utf8) { value.role = .nestedText }
            values.append(value)
        }
        return TextPlaceholders(values)
    }

    /// The name of a placeholder; nil of an escape such as `$$`.
    private func name(of range: Range<Int>) -> String? {
        let inner = bytes[range]
        switch dialect {
        case .doubleBraces:
            if inner.first == UInt8(ascii: "$") { return nestedKey(inner) }
            return Self.text(inner.dropFirst(2).dropLast(2), until: [UInt8(ascii: ",")], drop: "-")
        case .pythonBraces:
            guard !inner.elementsEqual("{{".utf8), !inner.elementsEqual("}}".utf8),
                !inner.starts(with: "{{".utf8)
            else { return nil }
            let stops = Array(":!.[".utf8)
            return Self.text(inner.dropFirst().dropLast(), until: stops)
        case .chrome:
            if inner.elementsEqual("$$".utf8) { return nil }
            // Chrome does not tell the case of names apart.
            return String(decoding: inner.dropFirst(), as: UTF8.self).lowercased()
                .replacingDollar()
        case .qt:
            let isLocalized = inner.dropFirst().first == UInt8(ascii: "L")
            return "%" + String(decoding: inner.dropFirst(isLocalized ? 2 : 1), as: UTF8.self)
        case .unknown, .none, .apple, .c, .java, .icu, .icuLiteralApostrophes, .fluent, .python:
            return nil
        }
    }

    /// `$t(key, {…})` and `$t(key)` are the same text.
    private func nestedKey(_ inner: ArraySlice<UInt8>) -> String {
        let key = Self.text(inner.dropFirst(3), until: Array(",)".utf8))
        return "$t(\(key))"
    }

    private static func text(
        _ bytes: ArraySlice<UInt8>, until stops: [UInt8], drop: String = ""
    ) -> String {
        var name = bytes.prefix { !stops.contains($0) }
        while let first = name.first, first == 0x20 || drop.utf8.contains(first) {
            name = name.dropFirst()
        }
        while name.last == 0x20 { name = name.dropLast() }
        return String(decoding: name, as: UTF8.self)
    }

    /// Behind `{name}`, `{{ name }}` or `{0}`; nil for other text in braces.
    static func braceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let isTwice = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "{")
        var offset = start + (isTwice ? 2 : 1)
        func skipSpaces() {
            while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
        }
        skipSpaces()
        let name = bytes[min(offset, bytes.count)...].prefix(while: isNameByte)
        guard let first = name.first, first != UInt8(ascii: "-") else { return nil }
        // `} without {` is no pair; a name that somebody translated has no spaces around it.
        let isSpaced = offset > start + 1 && !isTwice
        if isSpaced, name.contains(where: { $0 >= 0x80 }) { return nil }
        offset = name.endIndex
        skipSpaces()
        let end = offset + (isTwice ? 2 : 1)
        guard end <= bytes.count, bytes[offset..<end].allSatisfy({ $0 == UInt8(ascii: "}") }) else {
            return nil
        }
        return end
    }

    /// Behind `%name%` of Twig or `%{name}` of Ruby; nil for anything else.
    static func percentEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let next = start + 1
        guard next < bytes.count else { return nil }
        if bytes[next] == UInt8(ascii: "{") { return braceEnd(bytes, next) }
        let name = bytes[next...].prefix(while: isNameByte)
        guard name.count > 2, let first = name.first, first | 0x20 >= 0x61 || first == 0x5F,
            name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "%")
        else { return nil }
        // `%lld%` is a number and a percent sign.
        let specifier = FormatSpecifier(in: bytes.span, at: start, .apple)
        return specifier?.range.upperBound == name.endIndex ? nil : name.endIndex + 1
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"): true
        default: byte >= 0x80
        }
    }
}

extension String {
    /// `name$` without its sign.
    fileprivate func replacingDollar() -> String {
        utf8.last == UInt8(ascii: "$") ? String(dropLast()) : "$" + self
    }
}
