extension LanguageTag {
    /// The scripts that are written from right to left (Unicode Character Database, Bidi_Class of their letters).
    ///
    /// Our own table: Foundation on Linux calls `ku-Arab` left to right.
    private static let rightToLeftScripts: Set<Subtag> = [
        Subtag("Adlm"), Subtag("Arab"), Subtag("Aran"), Subtag("Armi"), Subtag("Avst"),
        Subtag("Chrs"), Subtag("Cprt"), Subtag("Elym"), Subtag("Hatr"), Subtag("Hebr"),
        Subtag("Hung"), Subtag("Khar"), Subtag("Lydi"), Subtag("Mand"), Subtag("Mani"),
        Subtag("Mend"), Subtag("Merc"), Subtag("Mero"), Subtag("Narb"), Subtag("Nbat"),
        Subtag("Nkoo"), Subtag("Orkh"), Subtag("Ougr"), Subtag("Palm"), Subtag("Phli"),
        Subtag("Phlp"), Subtag("Phnx"), Subtag("Prti"), Subtag("Rohg"), Subtag("Samr"),
        Subtag("Sarb"), Subtag("Sogd"), Subtag("Sogo"), Subtag("Syrc"), Subtag("Thaa"),
        Subtag("Yezi"),
    ]

    /// Whether a script, by its code such as `Arab`, is written from right to left.
    package static func isRightToLeft(script: String) -> Bool {
        LanguageTag("und-\(script)")?.isRightToLeft ?? false
    }

    /// Whether text in this language runs from right to left, by its script or its likely script.
    package var isRightToLeft: Bool {
        if !script.isNone { return Self.rightToLeftScripts.contains(script) }
        let maximized =
            EmbeddedLocaleFacts.shared.maximizedIfKnown(self) ?? SystemLocaleFacts().maximized(self)
        return Self.rightToLeftScripts.contains(maximized.script)
    }
}
