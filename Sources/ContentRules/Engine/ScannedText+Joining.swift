internal import ICU

extension Unicode.Scalar {
    /// U+200C ZERO WIDTH NON-JOINER or U+200D ZERO WIDTH JOINER.
    var isJoiner: Bool { value == 0x200C || value == 0x200D }
}

extension ScannedText {
    /// The end of the text before the joiners at its end that do nothing.
    ///
    /// One joiner does something behind a virama (Malayalam chillu, Bengali khanda ta) or behind a
    /// letter of a joining script, whose last form it chooses; compare the CONTEXTJ rules of RFC
    /// 5892, appendix A.
    var endWithoutUselessJoiners: Int {
        var end = scalars.count
        while let last = self[end - 1], last.isJoiner, !shapesWhatIsBefore(end - 1) { end -= 1 }
        return end
    }

    private func shapesWhatIsBefore(_ place: Int) -> Bool {
        var before = place - 1
        if self[before]?.combiningClass == 9 { return true }
        // Vowel marks are transparent to joining.
        while let mark = self[before], mark.combiningClass != 0 { before -= 1 }
        return self[before].map(\.isLetterOfJoiningScript) ?? false
    }

    /// Whether the joiner at a place, which is not at an edge, belongs to an emoji or to the script
    /// around it.
    func joins(at place: Int) -> Bool {
        guard let previous = self[place - 1], let next = self[place + 1], !previous.isJoiner else {
            return false
        }
        if scalars[place].value == 0x200D, next.isPictograph, endsEmoji(place - 1) { return true }
        if shapesWhatIsBefore(place) { return true }
        return [previous, next].contains {
            $0.combiningClass == 9 || $0.isLetterOfJoiningScript
                || $0.value >= 0x900 && joinerScripts.contains($0.script)
        }
    }

    /// Whether a pictograph ends at a place, its modifier, variation selector and tags included.
    private func endsEmoji(_ place: Int) -> Bool {
        var place = place
        while let scalar = self[place] {
            switch scalar.value {
            case 0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: place -= 1
            default: return scalar.isPictograph
            }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can be a part of an emoji joined by U+200D (UAX #29, GB11).
    fileprivate var isPictograph: Bool { value >= 0xA9 && has(.extendedPictographic) }

    /// Whether the scalar is a letter of Arabic or of another script whose letters join.
    fileprivate var isLetterOfJoiningScript: Bool {
        guard value >= 0x600, !isJoiner else { return false }
        return isJoining || script == "Arab" && has(.alphabetic)
    }
}

/// Scripts of the Indic kind: a joiner chooses the form of a conjunct, half form or vowel (The
/// Unicode Standard, 12–17).
private let joinerScripts: Set<String> = [
    "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Thai", "Laoo",
    "Tibt", "Mymr", "Khmr", "Mong", "Bali", "Java", "Sund", "Cham", "Lana", "Newa", "Tirh", "Gran",
    "Kthi", "Shrd", "Sidd", "Modi", "Takr", "Khoj", "Sind", "Saur", "Lepc", "Limb", "Mtei", "Sylo",
    "Brah", "Khar", "Cakm", "Bugi", "Tglg", "Buhd", "Hano", "Tagb", "Rjng",
]
