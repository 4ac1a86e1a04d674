extension String {
    /// The text cut to a number of UTF-16 units; unchanged, byte for byte, when it fits.
    ///
    /// A cut text keeps whole grapheme clusters, ends at a word if that keeps at least half of what
    /// would fit, has no white space at its end, closes the isolates and embeddings it leaves open,
    /// and then says `…`:
    ///
    ///     "Then collapse them 🙃".cut(toUTF16: 20)   // "Then collapse them…"
    ///
    /// Never longer than the limit; `…` alone when not even one cluster fits; empty for a limit of
    /// 0. Reads only what the limit admits and 64 scalars more, however long the text is.
    package func cut(toUTF16 limit: Int) -> String {
        // A scalar has at least as many bytes as units, so a short text need not be read.
        utf8.count <= limit ? self : cut(to: TextBudget(utf16: limit))
    }

    /// The text cut to what a budget has room for, by the rules of `cut(toUTF16:)`.
    ///
    /// Empty when the room does not even take `…`.
    package func cut(to budget: TextBudget) -> String {
        guard let window = CuttingWindow(of: self, in: budget) else { return self }
        return TextCutter(window, in: budget).result
    }
}
