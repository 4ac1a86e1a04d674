/// Writes text for Android resources.
struct AndroidText {
    /// How a text is kept from losing its spaces and quotes.
    enum Style {
        /// With backslashes.
        case plain
        /// Between quotes.
        case quoted
        /// In a CDATA section.
        case characterData
    }

    private let style: Style
    private var bytes: [UInt8] = []
    private var isStarted = false
    private var isBehindSpace = false

    /// The bytes of a text that read back as the same, in the preferred style or plain; nil when
    /// there are none.
    static func encode(
        _ value: TextValue, _ style: Style = .plain, entities: Set<ByteText> = []
    ) -> [UInt8]? {
        let isPlain =
            style == .plain || !value.codes.isEmpty
            || (style == .characterData && value.text.utf8.contains("]]>".utf8))
        let styles = isPlain ? [.plain] : [style, .plain]
        for style in styles {
            var text = AndroidText(style: style)
            text.append(value)
            let (_, keepsCode) = XMLWriting.text(
                value, entities: entities, isKnown: AndroidWords.isInline)
            if keepsCode || isReference(value), decoded(text.bytes) == value { return text.bytes }
        }
        return nil
    }

    private init(style: Style) { self.style = style }

    private static func decoded(_ bytes: [UInt8]) -> TextValue {
        let source = SourceText(bytes, encoding: .utf8)
        let file = StringFile(format: .android, source: source)
        return file.value(of: .encoded(ByteRange(0..<bytes.count), .android))
    }

    /// Whether a text is all one reference to another resource.
    private static func isReference(_ value: TextValue) -> Bool {
        let first = value.text.utf8.first
        return value.codes == [0..<value.text.utf8.count]
            && (first == UInt8(ascii: "@") || first == UInt8(ascii: "?"))
    }

    private mutating func append(_ value: TextValue) {
        switch style {
        case .plain: break
        case .quoted: bytes.append(UInt8(ascii: "\""))
        case .characterData: bytes += "<![CDATA[".utf8
        }
        let text = Array(value.text.utf8)
        var position = 0
        for code in value.codes {
            append(text[position..<code.lowerBound], isLast: false)
            bytes += text[code]
            isStarted = isStarted || !code.isEmpty
            position = code.upperBound
        }
        append(text[position...], isLast: true)
        switch style {
        case .plain: break
        case .quoted: bytes.append(UInt8(ascii: "\""))
        case .characterData: bytes += "]]>".utf8
        }
    }

    private mutating func append(_ text: ArraySlice<UInt8>, isLast: Bool) {
        let scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        for (offset, scalar) in scalars.enumerated() {
            let isEnd = isLast && offset == scalars.count - 1
            let isBareSpace = scalar == " " && isStarted && !isBehindSpace && !isEnd
            append(scalar, isBareSpace: isBareSpace || style != .plain)
            isBehindSpace = scalar == " " && isBareSpace
            isStarted = true
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, isBareSpace: Bool) {
        switch scalar {
        case " " where isBareSpace: bytes.append(0x20)
        case "\\": bytes += "\\\\".utf8
        case "\n" where style == .characterData: bytes.append(0x0A)
        case "\n": bytes += "\\n".utf8
        case "\t": bytes += "\\t".utf8
        case " ", "\r": appendNumber(scalar)
        case "\"" where style != .characterData: bytes += "\\\"".utf8
        case "'" where style == .plain: bytes += "\\'".utf8
        case "@" where style == .plain && !isStarted: bytes += "\\@".utf8
        case "?" where style == .plain && !isStarted: bytes += "\\?".utf8
        case "&" where style != .characterData: bytes += "&amp;".utf8
        case "<" where style != .characterData: bytes += "&lt;".utf8
        case ">" where style != .characterData: bytes += "&gt;".utf8
        default:
            if MarkupParser.isAllowed(scalar) {
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            } else {
                appendNumber(scalar)
            }
        }
    }

    private mutating func appendNumber(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        bytes += "\\u".utf8
        bytes += String(repeating: "0", count: max(0, 4 - digits.count)).utf8
        bytes += digits.utf8
    }
}

extension AndroidText.Style {
    /// The style of a text in a file.
    init(of content: ArraySlice<UInt8>) {
        let start = content.firstIndex { !AndroidTextCoding.isSpace($0) } ?? content.endIndex
        let last = content.lastIndex { !AndroidTextCoding.isSpace($0) } ?? content.startIndex
        let text = start < last ? content[start...last] : []
        if text.starts(with: "<![CDATA[".utf8), text.suffix(3).elementsEqual("]]>".utf8) {
            self = .characterData
        } else if text.count > 1, text.first == UInt8(ascii: "\""),
            text.last == UInt8(ascii: "\""),
            !text.dropFirst().dropLast().contains(UInt8(ascii: "\""))
        {
            self = .quoted
        } else {
            self = .plain
        }
    }
}
