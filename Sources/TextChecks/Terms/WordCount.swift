/// How many words of a text are words of a language, and not names, abbreviations or code.
struct WordCount {
    /// All that has letters.
    private(set) var words = 0
    /// Words in lower case but for the first letter, which stand beside other words.
    private(set) var ordinary = 0
    /// Those that start with a small letter.
    private(set) var small = 0

    /// Counts.
    init(_ text: CheckedText) {
        let isShouted = !text.text.unicodeScalars.contains { $0.properties.isLowercase }
        for run in Self.runs(in: text) {
            let parts = run.map(Self.trimmed).filter { $0.contains(where: \.isWordPart) }
            words += parts.count
            // `MIF (Maker Interchange Format)` explains a name, and a word alone may be one.
            guard parts.count > 1, isShouted || !Self.explainsAbbreviation(parts) else { continue }
            for part in parts { take(part, isShouted: isShouted) }
        }
    }

    private typealias Word = ArraySlice<Unicode.Scalar>

    /// The words that stand beside each other: code, line ends, bullets and square brackets part them.
    private static func runs(in text: CheckedText) -> [[[Unicode.Scalar]]] {
        let bytes = text.bytes
        let codes = text.codeRanges
        var runs: [[[Unicode.Scalar]]] = [[]]
        var word: [Unicode.Scalar] = []
        func endWord() {
            if !word.isEmpty { runs[runs.count - 1].append(word) }
            word = []
        }
        var offset = 0
        while offset < bytes.count {
            if let code = codes.first(where: { $0.contains(offset) }) {
                endWord()
                runs.append([])
                offset = code.upperBound
                continue
            }
            let scalar = bytes.scalar(at: offset)
            offset = bytes.scalarEnd(at: offset)
            let joins = isJoining(scalar) && !word.isEmpty
            if scalar.isWordPart || scalar.isDigit || joins || scalar == "_" || scalar == "@" {
                word.append(scalar)
                continue
            }
            endWord()
            if scalar.isLineEnd || scalar == "•" || scalar == "[" || scalar == "]" {
                runs.append([])
            }
        }
        endWord()
        return runs
    }

    /// Signs inside words and names of files.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "’" || scalar == "." || scalar == "\\"
    }

    /// A word without the marks behind it.
    private static func trimmed(_ word: [Unicode.Scalar]) -> Word {
        var word = word[...]
        while let last = word.last, isJoining(last) { word = word.dropLast() }
        return word
    }

    private mutating func take(_ word: Word, isShouted: Bool) {
        guard let first = word.first else { return }
        let isPlain = word.allSatisfy { $0.isWordPart || $0 == "'" || $0 == "’" }
        guard isPlain,
            isShouted || !word.dropFirst().contains(where: { $0.properties.isUppercase }),
            word.count > 1 || first == "a" || first == "A" || first == "I"
        else { return }
        ordinary += 1
        if first.properties.isLowercase || isShouted { small += 1 }
    }

    /// Whether the first letters of words in a row are an abbreviation that is there too.
    private static func explainsAbbreviation(_ words: [Word]) -> Bool {
        let isAbbreviation = words.map { word in
            word.count > 1 && word.allSatisfy { $0.properties.isUppercase }
        }
        let initials = zip(words, isAbbreviation).map { $1 ? nil : $0.first }
        return zip(words, isAbbreviation).contains { word, isShort in
            guard isShort, initials.count > word.count else { return false }
            return (0...(initials.count - word.count)).contains { start in
                initials[start..<start + word.count].elementsEqual(word.map(Optional.some))
            }
        }
    }
}
