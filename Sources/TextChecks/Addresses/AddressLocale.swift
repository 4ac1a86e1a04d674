/// What of an address names a language, and so may change in a translation.
enum AddressLocale {
    /// Whether two addresses are the same but for the language they name.
    static func isSame(
        _ first: String, _ second: String, language: CheckedLanguage, source: CheckedLanguage
    ) -> Bool {
        // An article of the encyclopedia has its own title in each language.
        if first.contains("wikipedia.org"), second.contains("wikipedia.org") { return true }
        let left = parts(of: first, language)
        let right = parts(of: second, source)
        return left.elementsEqual(right) { $0.elementsEqual($1) }
    }

    /// The parts of an address without those that name a language or a region.
    private static func parts(
        of address: String, _ language: CheckedLanguage
    ) -> [Substring.UTF8View] {
        var text = Substring(address)
        for scheme in ["https://", "http://"] where text.utf8.starts(with: scheme.utf8) {
            text = text.dropFirst(scheme.count)
            break
        }
        if text.hasSuffix("/") { text = text.dropLast() }
        if text.hasPrefix("www.") { text = text.dropFirst(4) }
        let separators: Set<Character> = ["/", ".", "?", "&", "=", "#", "_"]
        return text.split { separators.contains($0) }
            .filter { !isLanguage($0, language) && !isField($0) }.map(\.utf8)
    }

    /// `de`, `de-DE`, `de_de`, `zh-hans`, or the region `us`.
    private static func isLanguage(_ part: Substring, _ language: CheckedLanguage) -> Bool {
        let lower = part.lowercased()
        let tags = [language.tag, language.canonical, language.code].map {
            $0.lowercased().replacing("_", with: "-")
        }
        if tags.contains(lower) || lower.hasPrefix(language.code + "-") { return true }
        return lower.utf8.count == 2 && lower.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    /// Names of fields that choose a language.
    private static func isField(_ part: Substring) -> Bool {
        ["hl", "lang", "locale", "language"].contains(part.lowercased())
    }
}
