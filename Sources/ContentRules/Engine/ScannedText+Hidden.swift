internal import ICU

extension ScannedText {
    /// Whether the scalar at a place is invisible and without effect there.
    ///
    /// The characters that have rules of their own are not meant: controls, joiners, direction
    /// controls, U+FEFF, tags.
    func isHidden(at place: Int) -> Bool {
        let scalar = scalars[place]
        switch scalar.value {
        case ..<0xAD, 0xAE..<0x34F, 0x3165..<0xD7A4: return false
        // The joiners and isolates are judged by their families.
        case 0x200C...0x200F, 0x202A...0x202E, 0x2066...0x2069: return false
        // A Braille pattern without dots, and the marks of interlinear annotations.
        case 0x2800, 0xFFF9...0xFFFB: return true
        case 0x200B: return !separatesWordsWithoutSpaces(at: place)
        // Fillers belong into syllables of conjoining jamo that lack their first or middle part.
        case 0x115F: return !(self[place + 1].map { (0x1160...0x11A7).contains($0.value) } ?? false)
        case 0x1160: return !(self[place - 1].map { (0x1100...0x115F).contains($0.value) } ?? false)
        // The combining grapheme joiner orders marks.
        case 0x034F: return self[place + 1]?.combiningClass ?? 0 == 0
        // The Mongolian vowel separator shapes the letters around it.
        case 0x180E:
            return !(self[place - 1].map { $0.has(.alphabetic) && $0.script == "Mong" } ?? false)
        default:
            if scalar.has(.variationSelector) { return !selectsVariation(at: place) }
            return scalar.has(.defaultIgnorable)
        }
    }

    /// Whether U+200B marks a place to break a line next to a script that writes no spaces.
    private func separatesWordsWithoutSpaces(at place: Int) -> Bool {
        [self[place - 1], self[place + 1]].contains { neighbour in
            guard let neighbour, neighbour.value >= 0xE00 else { return false }
            return spacelessScripts.contains(neighbour.script)
        }
    }

    /// Whether a variation selector stands behind a base that can take it.
    ///
    /// U+FE0E and U+FE0F choose between text and emoji (UTS #51); those of plane 14 choose between
    /// glyphs of an ideograph (UTS #37); the others are for listed pairs, none of which starts with
    /// an ASCII character but the zero.
    private func selectsVariation(at place: Int) -> Bool {
        guard let base = self[place - 1] else { return false }
        switch scalars[place].value {
        case 0xFE0E, 0xFE0F: return base.has(.emoji)
        case 0xE0100...0xE01EF: return base.script == "Hani"
        default:
            guard base.value >= 0xA0 else { return base == "0" }
            return !base.isWhiteSpace && !base.has(.defaultIgnorable) && base.value != 0x2800
        }
    }
}

/// Scripts of South-East Asia whose line breaks need a dictionary or U+200B (Line_Break SA).
private let spacelessScripts: Set<String> = [
    "Thai", "Laoo", "Khmr", "Mymr", "Lana", "Tale", "Talu", "Tavt", "Ahom",
]
