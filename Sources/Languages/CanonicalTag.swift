/// What a reported tag is in canonical form (design: trimming and POSIX forms, strict parsing, canonicalization).
package enum CanonicalTag: Equatable, Sendable {
    /// Nothing that could name a language.
    case unusable
    /// Not well-formed as a whole.
    case illFormed
    /// Canonical language, script and region.
    case tag(LanguageTag)

    /// The canonical form of a reported tag through ICU.
    package init(_ reported: String) {
        guard let cleaned = ReportedTag.cleaned(reported) else {
            self = .unusable
            return
        }
        self = SystemLocaleFacts.canonical(cleaned).map(Self.tag) ?? .illFormed
    }
}
