internal import ICU

extension LengthLimit {
    /// Whether a text keeps within the limit.
    ///
    /// Of a MessageFormat text in UTF-16 units the longest branch counts, because a reader sees one; its arguments count as
    /// they are written.
    package func holds(_ text: String, dialect: PlaceholderDialect) -> Bool {
        switch unit {
        case .utf16:
            guard text.utf16.count > count else { return true }
            guard dialect == .icu, let pattern = try? MessagePattern(text, language: "und") else {
                return false
            }
            return pattern.longestUTF16Count <= count
        case .codePoints: return text.unicodeScalars.count <= count
        }
    }
}
