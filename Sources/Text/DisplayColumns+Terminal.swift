internal import ICU

extension DisplayColumns {
    /// The columns that a terminal gives a text, by which tables and boxes line up.
    ///
    /// As `count(_:)`, but for spacing marks (Mc), such as the Tamil vowel sign AA: the C library's
    /// `wcwidth`, which terminals follow, gives each a column of its own; a font mostly joins them to
    /// their letter.
    package static func inTerminal(_ text: String) -> Int {
        let count = count(text)
        guard text.utf8.count > text.unicodeScalars.count else { return count }
        return count + text.unicodeScalars.count { $0.value >= 0x300 && $0.category == "Mc" }
    }
}
