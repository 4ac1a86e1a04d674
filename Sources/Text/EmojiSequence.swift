internal import ICU

/// Emoji sequences by the grammar of UTS #51 (ED-17), without a list of the sequences that have a
/// picture.
///
///     sequence := element (U+200D element)*
///     element  := RI RI
///               | [0-9 # *] U+FE0F U+20E3?
///               | emoji (modifier | U+FE0F)? (tag+ U+E007F)?
///
/// Narrower than the "possible emoji" of UTS #51 §1.4.9 where that takes a bare digit, `#`, `*` or
/// a lone regional indicator, and wider in one place: a pictograph reserved for a later emoji
/// version than the system ICU's counts as an emoji, so a customer's newer telephone does not make
/// a text faulty.
package enum EmojiSequence {
    /// Whether the scalars are exactly one emoji sequence.
    ///
    /// "©" and "❤" are, although they show as text without U+FE0F; ask `showsAsEmoji` for that.
    package static func isWellFormed(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        var reader = Reader(scalars.makeIterator())
        return reader.readSequence() && reader.next == nil
    }

    /// Whether the scalars are one emoji sequence that shows in colour (ED-6, ED-9a): two columns
    /// wide.
    package static func showsAsEmoji(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        guard isWellFormed(scalars) else { return false }
        return scalars.contains {
            $0 == Code.emojiPresentation || $0 == Code.zeroWidthJoiner
                || $0.has(.emojiPresentation) || isReserved($0)
        }
    }

    /// Whether a scalar can start an element of its own.
    fileprivate static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        guard !isKeycapBase(scalar), !scalar.has(.regionalIndicator) else { return false }
        return scalar.has(.emoji) || isReserved(scalar)
    }

    /// Whether a scalar is set aside for an emoji that this ICU does not know yet.
    private static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
        scalar.has(.extendedPictographic) && scalar.category == "Cn"
    }

    fileprivate static func isKeycapBase(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "#", "*": true
        default: false
        }
    }
}

private enum Code {
    static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
    static let keycap: Unicode.Scalar = "\u{20E3}"
    static let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007E}"
    static let tagEnd: Unicode.Scalar = "\u{E007F}"
}

/// Reads the grammar with one scalar of lookahead.
private struct Reader<Scalars: IteratorProtocol<Unicode.Scalar>> {
    private(set) var next: Unicode.Scalar?
    private var rest: Scalars

    init(_ scalars: Scalars) {
        rest = scalars
        next = rest.next()
    }

    mutating func readSequence() -> Bool {
        repeat {
            guard readElement() else { return false }
        } while take { $0 == Code.zeroWidthJoiner }
        return true
    }

    private mutating func readElement() -> Bool {
        if take({ $0.has(.regionalIndicator) }) { return take { $0.has(.regionalIndicator) } }
        if take(EmojiSequence.isKeycapBase) {
            guard take({ $0 == Code.emojiPresentation }) else { return false }
            _ = take { $0 == Code.keycap }
            return true
        }
        guard take(EmojiSequence.isEmoji) else { return false }
        if !take({ $0.has(.emojiModifier) }) { _ = take { $0 == Code.emojiPresentation } }
        return readTags()
    }

    /// Reads a tag specification with its terminator (ED-14a) if there is one; false when it has no
    /// terminator.
    private mutating func readTags() -> Bool {
        guard take(Code.tags.contains) else { return true }
        while take(Code.tags.contains) {}
        return take { $0 == Code.tagEnd }
    }

    private mutating func take(_ matches: (Unicode.Scalar) -> Bool) -> Bool {
        guard let scalar = next, matches(scalar) else { return false }
        next = rest.next()
        return true
    }
}
