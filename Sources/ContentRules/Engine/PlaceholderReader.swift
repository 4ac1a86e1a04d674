/// Finds placeholders of the syntaxes that owners bring from other tools.
///
/// Each is looked for within a window, so reading is linear whatever the text. A percentage is no
/// placeholder: `50%`, `50% discount`, `%50 indirim`, `100%de`.
struct PlaceholderReader {
    /// A placeholder and where it stands, in scalars.
    struct Placeholder {
        let syntax: Syntax
        let range: Range<Int>
    }

    /// How a placeholder is written.
    enum Syntax {
        case doubleBraces, braces, prefixedBraces, printf, shortcode

        /// The syntax as a message shows it.
        var example: String {
            switch self {
            case .doubleBraces: "{{x}}"
            case .braces: "{x}"
            case .prefixedBraces: "${x}"
            case .printf: "%@ or %d"
            case .shortcode: ":x:"
            }
        }
    }

    private let scalars: [Unicode.Scalar]
    private static let window = 128

    /// Reads these scalars.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// The placeholders, ascending.
    func placeholders() -> [Placeholder] {
        var found: [Placeholder] = []
        var place = 0
        while place < scalars.count {
            if let placeholder = placeholder(at: place) {
                found.append(placeholder)
                place = placeholder.range.upperBound
            } else {
                place += 1
            }
        }
        return found
    }

    private func placeholder(at place: Int) -> Placeholder? {
        switch scalars[place] {
        case "{": braces(at: place)
        case "$", "#": prefixedBraces(at: place)
        case "%": prefixedBraces(at: place) ?? printf(at: place)
        case ":": shortcode(at: place)
        default: nil
        }
    }

    private subscript(place: Int) -> Unicode.Scalar? {
        place >= 0 && place < scalars.count ? scalars[place] : nil
    }

    /// `{{x}}` with anything but braces inside; otherwise `{x}` with something visible inside, or
    /// `{}`.
    private func braces(at place: Int) -> Placeholder? {
        if self[place + 1] == "{", let end = closing(from: place + 2), self[end + 1] == "}" {
            return Placeholder(syntax: .doubleBraces, range: place..<end + 2)
        }
        guard let end = closing(from: place + 1) else {
            // Two braces are nobody's prose, closed or not.
            return self[place + 1] == "{"
                ? Placeholder(syntax: .braces, range: place..<place + 2) : nil
        }
        return Placeholder(syntax: .braces, range: place..<end + 1)
    }

    /// `${x}`, `#{x}`, `%{x}` and `%(x)s`.
    private func prefixedBraces(at place: Int) -> Placeholder? {
        if self[place + 1] == "{", self[place + 2] != "{", let end = closing(from: place + 2) {
            return Placeholder(syntax: .prefixedBraces, range: place..<end + 1)
        }
        guard scalars[place] == "%", self[place + 1] == "(" else { return nil }
        let end = min(scalars.count, place + Self.window)
        guard let close = scalars[place..<end].firstIndex(of: ")"), close > place + 2,
            let conversion = self[close + 1], "sd".unicodeScalars.contains(conversion)
        else { return nil }
        return Placeholder(syntax: .printf, range: place..<close + 2)
    }

    /// The place of the brace that closes what was opened before a place, with no brace or line end
    /// between.
    private func closing(from place: Int) -> Int? {
        let end = min(scalars.count, place + Self.window)
        guard place < end else { return nil }
        let stop = scalars[place..<end].firstIndex { $0 == "{" || $0 == "}" || $0 == "\n" }
        return stop.flatMap { scalars[$0] == "}" ? $0 : nil }
    }

    /// `%@`, `%d`, `%lld`, `%1$s`, `%.2f`; never with a space flag, and no letter behind a letter
    /// conversion.
    private func printf(at place: Int) -> Placeholder? {
        var end = place + 1
        let limit = min(scalars.count, place + 24)
        func skip(_ set: String) {
            while end < limit, set.unicodeScalars.contains(scalars[end]) { end += 1 }
        }
        skip("0123456789")
        let isPositional = end > place + 1 && self[end] == "$"
        if isPositional { end += 1 }
        skip("0123456789.+-#")
        skip("hlqjzt")
        guard end < limit else { return nil }
        if scalars[end] == "@" { return Placeholder(syntax: .printf, range: place..<end + 1) }
        guard "diuoxXeEfFgGaAcCsSp".unicodeScalars.contains(scalars[end]) else { return nil }
        let isLetterBehind = self[end + 1].map(\.isAlphabeticScriptLetter) ?? false
        let isPercentage = self[place - 1].map(\.isDecimalDigit) ?? false
        guard isPositional || !isLetterBehind && !isPercentage else { return nil }
        return Placeholder(syntax: .printf, range: place..<end + 1)
    }

    /// `:tada:`; not `12:30:45` and not a colon behind a word.
    private func shortcode(at place: Int) -> Placeholder? {
        guard self[place - 1]?.isWordPart != true, let first = self[place + 1], first.isASCIILetter
        else { return nil }
        let limit = min(scalars.count, place + 40)
        var end = place + 2
        while end < limit,
            scalars[end].isASCIILetterOrDigit || "_-+".unicodeScalars.contains(scalars[end])
        {
            end += 1
        }
        guard end - place > 2, self[end] == ":", self[end + 1]?.isWordPart != true else {
            return nil
        }
        return Placeholder(syntax: .shortcode, range: place..<end + 1)
    }
}

extension Unicode.Scalar {
    /// A decimal digit of any script (General_Category Nd).
    var isDecimalDigit: Bool {
        switch value {
        case 0x30...0x39: true
        case ..<0x660, 0x3400..<0xA620, 0xAC00..<0xF900: false
        default: properties.numericType == .decimal
        }
    }

    /// A letter of a script that writes spaces between words, so that it continues a word behind an
    /// ASCII letter.
    fileprivate var isAlphabeticScriptLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x52F: true
        default: false
        }
    }
}
