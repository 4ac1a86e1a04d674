internal import ICU

extension MarkupParser {
    /// `<?xml version="1.0" encoding="…" standalone="…"?>` at the very start.
    mutating func parseDeclaration() {
        guard isAt("<?xml"), offset + 5 < end, Self.isSpace(bytes[offset + 5]) else { return }
        let start = offset
        offset += 5
        guard let last = find(Array("?>".utf8), from: offset) else {
            fault(start..<start + 5, "the XML declaration has no end; write ?>")
            offset = lineEnd(from: offset)
            return
        }
        let fields = parsePseudoAttributes(to: last)
        let names = fields.map { String(decoding: bytes[$0.name], as: UTF8.self) }
        let known = ["version", "encoding", "standalone"].filter(names.contains)
        if names != known || names.first != "version" {
            fault(
                start..<last + 2,
                "an XML declaration is version=\"1.0\", then encoding, then standalone")
        }
        for (name, field) in zip(names, fields) {
            let value = String(decoding: bytes[field.value], as: UTF8.self)
            switch name {
            case "version": checkVersion(value, field.value)
            case "encoding": declaredEncoding = (value, field.value)
            case "standalone":
                isStandalone = value == "yes"
                if value != "yes", value != "no" {
                    fault(field.value, "standalone is \"yes\" or \"no\"")
                }
            default: break
            }
        }
        offset = last + 2
    }

    private mutating func checkVersion(_ value: String, _ range: Range<Int>) {
        if value.utf8.starts(with: "1.".utf8), value.utf8.count > 2,
            value.utf8.dropFirst(2).allSatisfy({ (0x30...0x39).contains($0) })
        {
            return
        }
        fault(range, "the version \(Diagnostic.quoted(value)) of XML is not known; write \"1.0\"")
    }

    private mutating func parsePseudoAttributes(
        to last: Int
    ) -> [(name: Range<Int>, value: Range<Int>)] {
        var fields: [(name: Range<Int>, value: Range<Int>)] = []
        while true {
            let hasSpace = skipSpace()
            guard offset < last else { return fields }
            let name = offset..<min(last, nameEnd(at: offset))
            offset = name.upperBound
            skipSpace()
            guard !name.isEmpty, hasSpace, offset < last, bytes[offset] == UInt8(ascii: "=") else {
                fault(name, "this is no part of an XML declaration")
                return fields
            }
            offset += 1
            skipSpace()
            let quote = bytes[min(offset, end - 1)]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), offset < last,
                let close = bytes[offset + 1..<last].firstIndex(of: quote)
            else {
                fault(name, "write this value in quotes")
                return fields
            }
            fields.append((name, offset + 1..<close))
            offset = close + 1
        }
    }

    /// Compares the encoding that the declaration names with the one the bytes are in.
    mutating func checkEncoding(of source: SourceText) {
        let faults = source.illFormedRanges(limit: 1)
        if !faults.isEmpty {
            isWellFormed = false
            diagnostics.addEncodingErrors(of: source)
        }
        guard let (name, range) = declaredEncoding else { return }
        let upper = name.uppercased()
        let isWide = upper.hasPrefix("UTF-16") || upper.hasPrefix("UTF16") || upper == "UCS-2"
        switch source.encoding {
        case .charset: return
        case .utf16LittleEndian, .utf16BigEndian: return
        case .utf8:
            guard isWide || (upper != "UTF-8" && upper != "UTF8" && Charset(name) == nil) else {
                return
            }
            isWellFormed = false
            diagnostics.error(
                .encoding, range,
                isWide
                    ? "the file is in UTF-8, not in \(name); write encoding=\"UTF-8\""
                    : "the encoding \(Diagnostic.quoted(name)) is not known; save the file in UTF-8"
            )
        }
    }
}
