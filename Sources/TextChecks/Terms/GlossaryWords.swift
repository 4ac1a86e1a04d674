/// Finds terms of a glossary in texts.
enum GlossaryWords {
    /// Whether a text has a term, as words of its own, whatever the case.
    static func contains(_ term: String, in text: String) -> Bool {
        let bytes = Array(text.lowercased().utf8)
        let wanted = Array(term.lowercased().utf8)
        var offset = 0
        while let start = bytes.firstOffset(of: wanted, in: offset..<bytes.count) {
            let before = bytes.scalar(before: start)
            let after = bytes.scalar(at: start + wanted.count, before: bytes.count)
            // The s of an English plural is no other word.
            let isWhole = !(after?.isWordPart ?? false) || after == "s"
            if !(before?.isWordPart ?? false), isWhole { return true }
            offset = start + 1
        }
        return false
    }

    /// Whether a text has the translation of a term: to the letter where the term stays as it is,
    /// else the first letters of each of its words.
    static func isTranslated(_ term: String, as translation: String, in text: String) -> Bool {
        let bytes = Array(text.utf8)
        if bytes.firstOffset(of: Array(translation.utf8), in: 0..<bytes.count) != nil {
            return true
        }
        if term.utf8.elementsEqual(translation.utf8) { return false }
        let lower = Array(text.lowercased().utf8)
        return translation.lowercased().split(separator: " ").allSatisfy { word in
            let stem = word.unicodeScalars.prefix(max(3, word.unicodeScalars.count - 2))
            let wanted = Array(String(String.UnicodeScalarView(stem)).utf8)
            return lower.firstOffset(of: wanted, in: 0..<lower.count) != nil
        }
    }
}

extension GlossaryTerm {
    /// The translation for a language: of its tag, else of its language alone.
    func translation(for language: CheckedLanguage) -> String? {
        translations[language.tag] ?? translations[language.canonical]
            ?? translations[language.code]
    }
}
