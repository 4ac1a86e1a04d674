/// What a mark at the end of a text says.
enum SentenceMark: Sendable {
    case fullStop, question, exclamation, colon, semicolon, ellipsis

    /// What a scalar says in most languages; nil when it is no such mark.
    ///
    /// Full stops are those of `Sentence_Terminal` (PropList.txt) that ask and shout nothing.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x2E, 0x3002, 0xFF0E, 0xFF61, 0x0964, 0x0965, 0x06D4, 0x0589, 0x0700...0x0702,
            0x1362, 0x104B, 0x0F0D, 0x0F0E, 0x17D4, 0x17D5, 0x1803, 0x1809, 0x1C7E, 0x1C7F, 0xABEB,
            0xA4FF, 0xA60E, 0xA6F3, 0x166E, 0x1B5A, 0x1B5B, 0x1AA8...0x1AAB:
            self = .fullStop
        case 0x3F, 0xFF1F, 0x061F, 0x055E, 0x037E, 0x1367, 0x2047...0x2049, 0xA60F, 0xA6F7, 0x203D:
            self = .question
        case 0x21, 0xFF01, 0x055C, 0x203C, 0x07F9: self = .exclamation
        case 0x3A, 0xFF1A, 0x1365, 0x1366, 0x17D6: self = .colon
        case 0x3B, 0xFF1B, 0x061B, 0x1364, 0x0387: self = .semicolon
        case 0x2026, 0x22EF, 0x2025: self = .ellipsis
        default: return nil
        }
    }

    /// The name in messages.
    var name: String {
        switch self {
        case .fullStop: "a full stop"
        case .question: "a question mark"
        case .exclamation: "an exclamation mark"
        case .colon: "a colon"
        case .semicolon: "a semicolon"
        case .ellipsis: "an ellipsis"
        }
    }
}
