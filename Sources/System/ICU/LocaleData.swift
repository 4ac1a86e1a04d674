internal import CICU

/// What ICU knows about locale identifiers. Every call goes to ICU; nothing is kept.
package enum LocaleData {
    /// The canonical language-script-region of a BCP 47 tag, or nil when the tag is not well-formed as a whole.
    ///
    /// Canonicalization is `icu::Locale::canonicalize`, which passes all of ICU's own cases; variants, extensions and
    /// private use are dropped. UTS #35, "Canonical Unicode Locale Identifiers".
    package static func canonical(_ tag: String) -> String? {
        unsafe TextBuffer.fill { unsafe cicu_locale_canonical(tag, $0, $1) }
    }

    /// Language-script-region with likely subtags added, or nil when ICU cannot read the tag.
    ///
    /// UTS #35, "Likely Subtags".
    package static func maximized(_ tag: String) -> String? {
        unsafe TextBuffer.fill { unsafe cicu_locale_maximize(tag, $0, $1) }
    }

    /// The explicit CLDR parents, child tag to parent tag, without those whose parent is the root.
    package static func explicitParents() -> [(child: String, parent: String)] {
        pairs(
            unsafe TextBuffer.fill(capacity: 16_384) { unsafe cicu_locale_explicit_parents($0, $1) }
        )
        .map { (child: $0, parent: $1) }
    }

    /// ICU's likely subtags data: a tag and its maximized form. Empty when this ICU keeps them in another form.
    package static func likelySubtags() -> [(tag: String, maximized: String)] {
        pairs(
            unsafe TextBuffer.fill(capacity: 262_144) { unsafe cicu_locale_likely_subtags($0, $1) }
        )
        .map { (tag: $0, maximized: $1) }
    }

    /// The language codes that ICU has locales for, sorted.
    package static func languages() -> [String] {
        lines(unsafe TextBuffer.fill(capacity: 4_096) { unsafe cicu_locale_languages($0, $1) })
    }

    /// The regular region codes that ICU knows, with 001, 150 and 419, sorted.
    package static func regions() -> [String] {
        lines(unsafe TextBuffer.fill(capacity: 4_096) { unsafe cicu_locale_regions($0, $1) })
    }

    /// The script codes that ICU knows, sorted.
    package static func scripts() -> [String] {
        lines(unsafe TextBuffer.fill(capacity: 4_096) { unsafe cicu_locale_scripts($0, $1) })
    }

    private static func lines(_ text: String?) -> [String] {
        (text ?? "").split(separator: "\n").map(String.init)
    }

    private static func pairs(_ text: String?) -> [(String, String)] {
        lines(text).compactMap { line in
            let parts = line.split(separator: " ")
            return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
        }
    }
}
