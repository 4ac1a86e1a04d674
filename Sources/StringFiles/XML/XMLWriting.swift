/// Escaping for XML.
enum XMLWriting {
    /// Whether XML 1.0 can write all characters of a text.
    static func isWritable(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy(MarkupParser.isAllowed)
    }

    /// Text between tags.
    static func text(_ text: some Sequence<UInt8>) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case 0x0D: escaped += "&#13;".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    /// A value between quotes of either kind.
    static func attribute(_ text: String) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            case 0x09, 0x0A, 0x0D: escaped += "&#\(byte);".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    /// Text between tags with its code unescaped; code that is no sound XML, or that a format does
    /// not know, is escaped like text.
    ///
    /// - Parameters:
    ///   - value: the text.
    ///   - entities: those that the document type of the file declares.
    ///   - isKnown: whether the format has an element of a name, given without its prefix.
    /// - Returns: the bytes, and whether all code is still code.
    static func text(
        _ value: TextValue, entities: Set<ByteText> = [], isKnown: (String) -> Bool
    ) -> (bytes: [UInt8], keepsCode: Bool) {
        guard !value.codes.isEmpty else { return (text(value.text.utf8), true) }
        guard hasSoundCode(value, entities, isKnown) else {
            return (text(value.text.utf8), false)
        }
        let bytes = Array(value.text.utf8)
        var escaped: [UInt8] = []
        var position = 0
        for code in value.codes {
            escaped += text(bytes[position..<code.lowerBound])
            escaped += bytes[code]
            position = code.upperBound
        }
        return (escaped + text(bytes[position...]), true)
    }

    /// Whether the code of a text is balanced tags of known names.
    private static func hasSoundCode(
        _ value: TextValue, _ entities: Set<ByteText>, _ isKnown: (String) -> Bool
    ) -> Bool {
        let bytes = Array(value.text.utf8)
        var probe = Array("<_>".utf8)
        for code in value.codes {
            guard code.upperBound <= bytes.count else { return false }
            // Text between tags cannot harm, so a letter stands for it.
            probe += "x".utf8
            let isEntity = bytes[code].first == UInt8(ascii: "&") && code.count > 2
            let name = isEntity ? bytes[code].dropFirst().dropLast() : []
            if isEntity, entities.contains(ByteText(String(decoding: name, as: UTF8.self))) {
                continue
            }
            probe += bytes[code]
        }
        probe += "</_>".utf8
        let document = MarkupDocument(SourceText(probe))
        guard document.isWellFormed, document.roots.count == 1 else { return false }
        return document.nodes.indices.dropFirst().allSatisfy { index in
            let element = MarkupElement(document, index)
            let name = element.name.split(separator: ":").last.map(String.init) ?? ""
            return !element.isComment && isKnown(name)
        }
    }
}
