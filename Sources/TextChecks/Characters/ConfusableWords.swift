internal import ICU
internal import StringFiles

/// Words of one script in a text of another that cannot be told from it by eye.
enum ConfusableWords {
    /// One of them.
    struct Word {
        /// Its bytes in the text.
        let range: Range<Int>
        /// The script of its letters.
        let found: String
        /// The script that they look like.
        let wanted: String
    }

    /// The words of a translation; those that the source has are meant.
    static func words(in pair: TextPair) -> [Word] {
        let text = pair.target
        guard let own = text.language.letterScripts?.first else { return [] }
        switch own {
        case .latin: return foreignWords(in: pair)
        case .cyrillic, .greek: return singleLetters(in: pair, own)
        case .armenian, .hebrew, .arabic, .devanagari, .bengali, .gurmukhi, .gujarati, .odia,
            .tamil, .telugu, .kannada, .malayalam, .sinhala, .thai, .lao, .burmese, .georgian,
            .hangul, .ethiopic, .khmer, .hiragana, .katakana, .han:
            return []
        }
    }

    /// Cyrillic and Greek words in a Latin text that look Latin.
    private static func foreignWords(in pair: TextPair) -> [Word] {
        guard !pair.target.characters.kinds.isDisjoint(with: [.cyrillic, .greek, .other]) else {
            return []
        }
        return words(of: pair.target).compactMap { range in
            let word = String(decoding: pair.target.bytes[range], as: UTF8.self)
            let scripts = Set(word.unicodeScalars.map { LetterScript.of($0) })
            guard scripts.count == 1, let script = scripts.first ?? nil,
                script == .cyrillic || script == .greek,
                !pair.source.bytes.holds(Array(pair.target.bytes[range])),
                Skeletons.looksLatin(word)
            else { return nil }
            return Word(range: range, found: script.name, wanted: "Latin")
        }
    }

    /// Small Latin letters that stand alone in a Cyrillic or Greek text and look like a letter of it.
    private static func singleLetters(in pair: TextPair, _ own: LetterScript) -> [Word] {
        let lookalikes = Array((own == .cyrillic ? "acoyk" : "o").utf8)
        let bytes = pair.target.bytes
        guard pair.target.characters.kinds.contains(.latin),
            bytes.contains(where: lookalikes.contains)
        else { return [] }
        return words(of: pair.target).compactMap { range in
            guard range.count == 1, lookalikes.contains(bytes[range.lowerBound]),
                !words(of: pair.source).contains(where: {
                    $0.count == 1 && pair.source.bytes[$0.lowerBound] == bytes[range.lowerBound]
                }), stands(between: own, range, bytes)
            else { return nil }
            return Word(range: range, found: "Latin", wanted: own.name)
        }
    }

    /// Whether the words on both sides of a letter, a space away, are of the text's own script.
    private static func stands(
        between own: LetterScript, _ range: Range<Int>, _ bytes: [UInt8]
    ) -> Bool {
        let after = range.upperBound
        guard after + 1 < bytes.count, bytes[after] == 0x20, bytes[after + 1] >= 0xCD else {
            return false
        }
        guard range.lowerBound > 0 else { return true }
        return range.lowerBound >= 3 && bytes[range.lowerBound - 1] == 0x20
            && bytes[range.lowerBound - 2] >= 0x80
    }

    /// The runs of letters outside code.
    private static func words(of text: CheckedText) -> [Range<Int>] {
        var words: [Range<Int>] = []
        for (range, isCode) in text.pieces.pieces where !isCode {
            var start: Int?
            for offset in range {
                let byte = text.bytes[offset]
                let isPart =
                    byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20)
                    || (0x30...0x39).contains(byte)
                if isPart, start == nil { start = offset }
                if !isPart, let first = start {
                    words.append(first..<offset)
                    start = nil
                }
            }
            if let first = start { words.append(first..<range.upperBound) }
        }
        return words
    }
}

/// What words look like (UTS #39, skeleton).
private enum Skeletons {
    /// Whether a word of another script is drawn like Latin letters, at least two of them.
    static func looksLatin(_ word: String) -> Bool {
        guard word.unicodeScalars.count >= 2 else { return false }
        let skeleton = Normalization.skeleton(of: word)
        return !skeleton.isEmpty && skeleton.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    }
}
