/// How a text ends: the marks behind its last word, without closing quotes, brackets and tags.
struct TextEnding {
    /// What the marks say; nil when the text ends with a word.
    let mark: SentenceMark?
    /// The bytes of the marks; empty behind the last word.
    let range: Range<Int>
    /// The last scalar of the marks.
    let scalar: Unicode.Scalar?

    /// Reads backwards; nil when nothing is left, or when a choice of an ICU message ends the text.
    init?(_ text: CheckedText, _ part: Range<Int>) {
        let bytes = text.bytes
        let enders = text.language.writing.enders
        var end = part.upperBound
        while end > part.lowerBound {
            let start = bytes.scalarStart(before: end)
            let scalar = bytes.scalar(at: start)
            if Self.mayEndCode(scalar), let code = text.code(at: start..<end) {
                let first = bytes[code.lowerBound]
                if first == UInt8(ascii: "}") { return nil }
                guard first == UInt8(ascii: "<"), code.lowerBound >= part.lowerBound else {
                    self.init(mark: nil, range: end..<end, scalar: nil)
                    return
                }
                end = code.lowerBound
                continue
            }
            guard scalar.isSpace || Self.isClosing(scalar) || Self.isPicture(scalar) else { break }
            end = start
        }
        guard end > part.lowerBound else { return nil }
        self.init(bytes, part.lowerBound..<end, enders)
        // In quotes a mark is what the text speaks of: `missing ':' after '?'`.
        if !range.isEmpty, end < part.upperBound,
            let before = bytes.scalar(before: range.lowerBound, from: part.lowerBound),
            Self.isClosing(before)
        {
            return nil
        }
    }

    private init(_ bytes: [UInt8], _ part: Range<Int>, _ enders: SentenceEnders) {
        var start = part.upperBound
        var strongest: SentenceMark?
        var last: Unicode.Scalar?
        var stops = 0
        while start > part.lowerBound {
            let next = bytes.scalarStart(before: start)
            let scalar = bytes.scalar(at: next)
            guard var mark = enders.mark(scalar) else { break }
            last = last ?? scalar
            if mark == .fullStop { stops += 1 }
            // Several full stops are an ellipsis.
            if stops > 1, mark == .fullStop { mark = .ellipsis }
            if Self.rank(mark) < strongest.map(Self.rank) ?? .max { strongest = mark }
            start = next
        }
        self.init(mark: strongest, range: start..<part.upperBound, scalar: last)
    }

    private init(mark: SentenceMark?, range: Range<Int>, scalar: Unicode.Scalar?) {
        self.mark = mark
        self.range = range
        self.scalar = scalar
    }

    /// Which of several marks says most: of `?!` the question, of `?..` the question.
    private static func rank(_ mark: SentenceMark) -> Int {
        switch mark {
        case .question: 0
        case .exclamation: 1
        case .ellipsis: 2
        case .colon: 3
        case .semicolon: 4
        case .fullStop: 5
        }
    }

    /// Whether a scalar is the last one of tags, of references or of choices.
    private static func mayEndCode(_ scalar: Unicode.Scalar) -> Bool {
        scalar == ">" || scalar == ";" || scalar == "}"
    }

    /// Whether a scalar closes a quotation or a bracket, or only sets a text off.
    static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ")", "]", "\"", "'", "*", "_", "`": return true
        // Those that are common, without a look-up.
        case "“", "”", "„", "‘", "’", "‚", "«", "»": return true
        default: break
        }
        guard scalar.value >= 0x80 else { return false }
        switch scalar.properties.generalCategory {
        // „ and ‚, which close quotations in some languages, are open punctuation.
        case .closePunctuation, .finalPunctuation, .initialPunctuation, .format: return true
        default: return false
        }
    }

    /// Whether the scalar is a part of an emoji, and no letter or mark.
    private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFE0F, 0x20E3, 0x2190...0x21FF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF,
            0xE0020...0xE007F:
            true
        default: false
        }
    }
}
