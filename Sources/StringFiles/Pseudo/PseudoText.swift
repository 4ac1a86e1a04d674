/// Makes a text of a pseudolocale of a text; what is code in it stays as it is.
package struct PseudoText: Sendable {
    private let locale: PseudoLocale

    /// Takes the pseudolocale.
    package init(_ locale: PseudoLocale) { self.locale = locale }

    /// The text of the pseudolocale; nil when the syntax of the text is broken.
    ///
    /// A part, such as the value of a variable, gets no brackets. A text without words stays as it
    /// is.
    package func text(
        of value: TextValue, dialect: PlaceholderDialect, isPart: Bool = false
    ) -> TextValue? {
        let pieces = TextPieces(value, dialect: dialect)
        guard !pieces.isMalformed else { return nil }
        guard hasWords(pieces) else { return value }
        var made = Builder()
        let isWhole = locale == .accented && !isPart
        if isWhole { made.append("[") }
        let bytes = Array(value.text.utf8)
        for piece in pieces.pieces {
            let part = String(decoding: bytes[piece.range], as: UTF8.self)
            guard !piece.isCode else {
                let isGiven = value.codes.contains { $0.overlaps(piece.range) }
                made.append(part, isCode: isGiven)
                continue
            }
            switch locale {
            case .accented: made.append(Self.accented(part))
            case .bidi: made.append(Self.mirrored(part))
            }
        }
        if isWhole { made.append(Self.padding(for: pieces.shownLength) + "]") }
        return TextValue(made.text, codes: made.codes)
    }

    private func hasWords(_ pieces: TextPieces) -> Bool {
        let bytes = pieces.bytes
        return pieces.pieces.contains { piece in
            guard !piece.isCode else { return false }
            return String(decoding: bytes[piece.range], as: UTF8.self).unicodeScalars
                .contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        }
    }

    /// A text that grows, with its code.
    private struct Builder {
        var text = ""
        var codes: [Range<Int>] = []

        mutating func append(_ part: String, isCode: Bool = false) {
            let start = text.utf8.count
            text += part
            if isCode { codes.append(start..<text.utf8.count) }
        }
    }

    /// What makes a text of so many units longer by 35 %, the brackets counted: ` one two th`.
    ///
    /// The nearest whole number: of ten units and more it is between 30 and 40 %.
    static func padding(for length: Int) -> String {
        let count = (length * 35 + 50) / 100 - 2
        guard count > 1 else { return count == 1 ? "~" : "" }
        var words = ""
        while words.utf8.count < count { words += Self.numbers }
        let cut = words.utf8.prefix(count)
        let text = String(decoding: cut, as: UTF8.self)
        return text.hasSuffix(" ") ? text.dropLast() + "~" : text
    }

    private static let numbers = " one two three four five six seven eight nine ten"

    private static func accented(_ text: String) -> String {
        var accented = ""
        for scalar in text.unicodeScalars {
            accented.unicodeScalars.append(PseudoAlphabet.accented[scalar] ?? scalar)
        }
        return accented
    }

    /// Each word between U+200F RIGHT-TO-LEFT MARK and U+202E RIGHT-TO-LEFT OVERRIDE and their ends.
    private static func mirrored(_ text: String) -> String {
        var mirrored = ""
        var isInWord = false
        for scalar in text.unicodeScalars {
            let isSpace = scalar.properties.isWhitespace
            if isInWord == isSpace {
                mirrored += isSpace ? "\u{202C}\u{200F}" : "\u{200F}\u{202E}"
                isInWord.toggle()
            }
            mirrored.unicodeScalars.append(scalar)
        }
        return isInWord ? mirrored + "\u{202C}\u{200F}" : mirrored
    }
}
