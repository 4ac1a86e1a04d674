/// Finds what a renderer of HTML or Markdown would take for markup.
///
/// Each construct is looked for within a window, so reading is linear whatever the text.
struct MarkupReader {
    private let scalars: [Unicode.Scalar]
    private static let window = 256

    /// Reads these scalars.
    init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
    }

    /// The places with markup, ascending, each with what it would show.
    func spots() -> [Spot] {
        var spots: [Spot] = []
        var place = 0
        while place < scalars.count {
            if let spot = spot(at: place) {
                spots.append(spot)
                place = spot.range.upperBound
            } else {
                place += 1
            }
        }
        return spots
    }

    private func spot(at place: Int) -> Spot? {
        switch scalars[place] {
        case "<": tag(at: place)
        case "&": entity(at: place)
        case "*": emphasis(at: place, marker: "*")
        case "_": emphasis(at: place, marker: "_")
        case "`": code(at: place)
        case "[": link(at: place)
        default: nil
        }
    }

    private subscript(place: Int) -> Unicode.Scalar? {
        place >= 0 && place < scalars.count ? scalars[place] : nil
    }

    /// The first place from one on, within the window, where a scalar stands.
    private func find(_ scalar: Unicode.Scalar, from place: Int) -> Int? {
        let end = min(scalars.count, place + Self.window)
        return place < end ? scalars[place..<end].firstIndex(of: scalar) : nil
    }

    /// `<b>`, `</b>`, `<br/>`, `<a href="…">`, `<!-- … -->`; not `<3` or `a < b`.
    private func tag(at place: Int) -> Spot? {
        var name = place + 1
        if self[name] == "/" { name += 1 }
        guard let first = self[name], first.isASCIILetter || first == "!" && self[name + 1] == "-",
            let end = find(">", from: name),
            !scalars[name..<end].contains("<")
        else { return nil }
        let behindName = scalars[name..<end].first { !$0.isASCIILetterOrDigit && $0 != "-" }
        let isTag = behindName.map { $0 == "/" || $0 == "!" || $0.isWhiteSpace } ?? true
        return isTag ? Spot(place..<end + 1, replacement: []) : nil
    }

    /// `&amp;`, `&#39;`, `&#x27;`.
    private func entity(at place: Int) -> Spot? {
        let end = min(scalars.count, place + 12)
        guard let semicolon = scalars[place..<end].firstIndex(of: ";") else { return nil }
        var name = String.UnicodeScalarView()
        name.append(contentsOf: scalars[place + 1..<semicolon])
        let range = place..<semicolon + 1
        if name.first == "#" {
            guard let value = number(String(name.dropFirst())) else { return nil }
            let decoded = Unicode.Scalar(value).flatMap { $0.isPlainlyVisible ? [$0] : nil }
            return Spot(range, replacement: decoded)
        }
        guard name.count > 1, name.allSatisfy(\.isASCIILetterOrDigit),
            name.first?.isASCIILetter == true
        else { return nil }
        return Spot(range, replacement: entities[String(name)].map { [$0] })
    }

    private func number(_ digits: String) -> UInt32? {
        guard let first = digits.unicodeScalars.first else { return nil }
        if first == "x" || first == "X" {
            guard digits.utf8.dropFirst().first.map({ $0 != 0x2B && $0 != 0x2D }) ?? false else {
                return nil
            }
            return UInt32(digits.dropFirst(), radix: 16)
        }
        return (0x30...0x39).contains(first.value) ? UInt32(digits) : nil
    }

    /// `**x**` and `__x__`, as words: not `5 ** 2`, not `snake__case`.
    private func emphasis(at place: Int, marker: Unicode.Scalar) -> Spot? {
        guard self[place + 1] == marker, let first = self[place + 2], first != marker,
            !first.isWhiteSpace, self[place - 1]?.isWordPart != true || marker == "*"
        else { return nil }
        var end = place + 3
        while let next = find(marker, from: end) {
            if next + 1 - place > Self.window { return nil }
            if self[next + 1] == marker, self[next - 1]?.isWhiteSpace == false {
                return Spot(place..<next + 2, replacement: Array(scalars[place + 2..<next]))
            }
            end = next + 1
        }
        return nil
    }

    /// `` `x` ``.
    private func code(at place: Int) -> Spot? {
        guard let end = find("`", from: place + 1), end > place + 1 else { return nil }
        return Spot(place..<end + 1, replacement: Array(scalars[place + 1..<end]))
    }

    /// `[x](y)`; the words stay.
    private func link(at place: Int) -> Spot? {
        guard let middle = find("]", from: place + 1), middle > place + 1, self[middle + 1] == "(",
            let end = find(")", from: middle + 2), end > middle + 2
        else { return nil }
        return Spot(place..<end + 1, replacement: Array(scalars[place + 1..<middle]))
    }
}

extension Unicode.Scalar {
    /// A letter of ASCII.
    var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

    /// A letter or digit of ASCII.
    var isASCIILetterOrDigit: Bool { isASCIILetter || (0x30...0x39).contains(value) }

    /// Whether the scalar may stand in a suggestion although nobody typed it.
    fileprivate var isPlainlyVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
            false
        default: true
        }
    }
}

/// The entities that people meet in exports; others are reported without a suggestion.
private let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "copy": "©", "reg": "®", "trade": "™", "euro": "€",
]
