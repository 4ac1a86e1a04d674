/// How many words of a text are words of a language, and not names, abbreviations or code.
struct WordCount {
    /// All that has letters.
    private(set) var words = 0
    /// Words in lower case but for the first letter.
    private(set) var ordinary = 0
    /// Words that start with a small letter.
    private(set) var small = 0

    init(_ text: CheckedText) {
        let bytes = text.bytes
        let codes = text.codeRanges
        let isShouted = !text.text.unicodeScalars.contains { $0.properties.isLowercase }
        var parts: [[Unicode.Scalar]] = []
        var word: [Unicode.Scalar] = []
        var offset = 0
        while offset < bytes.count {
            if let code = codes.first(where: { $0.contains(offset) }) {
                parts.append(word)
                word = []
                offset = code.upperBound
                continue
            }
            let scalar = bytes.scalar(at: offset)
            let joins = scalar == "'" || scalar == "’"
            if scalar.isWordPart || scalar.isDigit || joins && !word.isEmpty || Self.joins(scalar) {
                word.append(scalar)
            } else {
                parts.append(word)
                word = []
            }
            offset = bytes.scalarEnd(at: offset)
        }
        parts.append(word)
        let abbreviations = parts.filter(Self.isAbbreviation)
        let initials = parts.compactMap { part in part.first { $0.isWordPart } }
        for part in parts { take(part, isShouted: isShouted) }
        // `MIF (Maker Interchange Format)` explains a name.
        if !isShouted, abbreviations.contains(where: { Self.explains($0, initials) }) {
            ordinary = 0
            small = 0
        }
    }

    /// Signs inside names of files, addresses and keys.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "@" || scalar == "/" || scalar == "." || scalar == "\\"
    }

    private mutating func take(_ word: [Unicode.Scalar], isShouted: Bool) {
        var word = word[...]
        while let last = word.last, last == "." || last == "'" || last == "’" || last == "/" {
            word = word.dropLast()
        }
        guard let first = word.first, word.contains(where: \.isWordPart) else { return }
        words += 1
        let isPlain = word.allSatisfy { $0.isWordPart || $0 == "'" || $0 == "’" }
        let rest = word.dropFirst()
        guard isPlain, isShouted || !rest.contains(where: { $0.properties.isUppercase }) else {
            return
        }
        guard word.count > 1 || first == "a" || first == "A" || first == "I" else { return }
        ordinary += 1
        if first.properties.isLowercase || isShouted { small += 1 }
    }

    private static func isAbbreviation(_ word: [Unicode.Scalar]) -> Bool {
        word.count > 1 && word.allSatisfy { $0.properties.isUppercase }
    }

    /// Whether the first letters of words in a row are an abbreviation.
    private static func explains(_ word: [Unicode.Scalar], _ initials: [Unicode.Scalar]) -> Bool {
        guard initials.count > word.count else { return false }
        return (0...(initials.count - word.count)).contains { start in
            initials[start..<start + word.count].elementsEqual(word)
        }
    }
}
