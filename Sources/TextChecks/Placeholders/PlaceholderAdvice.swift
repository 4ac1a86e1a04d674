internal import StringFiles

/// What to say about signs that are nearly placeholders.
enum PlaceholderAdvice {
    /// Whether a placeholder is meant: the source has some, or nothing else can be.
    static func isMeant(_ fault: PlaceholderFault, in text: CheckedText) -> Bool {
        if text.string.isFormat { return true }
        guard text.string.source == nil, text.dialect != .unknown else { return false }
        switch fault.kind {
        case .wrongCharacter, .wrongOrder: return true
        case .incomplete, .spaceInside, .malformed, .percent: return false
        }
    }

    /// What is wrong and what to write.
    static func message(_ fault: PlaceholderFault, in text: CheckedText) -> String {
        let name = Diagnostic.quoted(text.spelling(fault.range))
        switch fault.kind {
        case .wrongCharacter(let scalar, let meant):
            return "\(name) is no placeholder: \(Diagnostic.name(of: scalar)) stands for "
                + "\(Diagnostic.quoted(meant)); write that"
        case .incomplete:
            let digits = text.bytes[fault.range].dropFirst()
            let number = Int(String(decoding: digits, as: UTF8.self)) ?? 1
            return "\(name) is a number without $ and a type; write "
                + (spelling(ofPosition: number, for: text) ?? "%\(number)$@")
        case .wrongOrder:
            return
                "\(name) has its signs in the wrong order; the number and $ come right behind %, "
                + "as %1$@"
        case .spaceInside:
            return "\(name) has a space in it, U+0020; remove it"
        case .malformed, .percent: return ""
        }
    }

    /// The placeholder of the source at a position, with its number.
    private static func spelling(ofPosition number: Int, for text: CheckedText) -> String? {
        guard let source = text.pair?.source,
            let value = source.placeholders.values.first(where: { $0.key == .position(number) })
        else { return nil }
        let written = source.spelling(value.range)
        return value.isNumbered ? written : "%\(number)$\(written.dropFirst())"
    }

    /// Whether the source has percent signs of the same kind, so that it is not the translation that
    /// is wrong.
    static func sourceHasPercent(of text: CheckedText) -> Bool {
        guard let source = text.string.source else { return false }
        return source.texts.contains { text in
            text.placeholders.hasDoubtful
                || text.placeholders.faults.contains { fault in
                    if case .percent = fault.kind { true } else { false }
                }
        }
    }

    /// Whether the source has the very same sign, so that it means something there.
    static func isCopied(_ fault: PlaceholderFault, in text: CheckedText) -> Bool {
        guard let source = text.string.source else { return false }
        return source.texts.contains { other in
            other.placeholders.faults.prefix(100).contains {
                other.bytes[$0.range].elementsEqual(text.bytes[fault.range])
            }
        }
    }

    /// Whether a doubtful placeholder is one, since else one would be missing.
    static func isNeeded(_ value: Placeholder, in text: CheckedText) -> Bool {
        guard let source = text.pair?.source.placeholders else { return false }
        let certain = text.placeholders.certain
        return certain.count < source.certain.count
            && source.certain.contains { value.type.fits($0.type) }
    }

    /// The text with a percent sign doubled.
    static func doubling(_ offset: Int, in text: CheckedText) -> String {
        let bytes = text.bytes[..<offset] + [UInt8(ascii: "%")] + text.bytes[offset...]
        return String(decoding: bytes, as: UTF8.self)
    }
}
