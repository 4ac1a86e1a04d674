/// How a reported language was resolved, and why.
public struct LanguageResolution: Equatable, Sendable {
    /// What decided.
    public enum Reason: String, CaseIterable, Sendable {
        /// The catalog maps this tag or language to another.
        case override
        /// The tag itself is offered, or equals an offered tag after likely subtags.
        case exact
        /// An explicit CLDR parent of the tag led to an offered language.
        case parent
        /// The same language in another region.
        case region
        /// Another language that its speakers read, by CLDR's language matching.
        case related
        /// Nothing matched: the default language.
        case `default`
    }

    /// Why the default was taken.
    public enum DefaultReason: String, CaseIterable, Sendable {
        /// Empty, too short, too long, not ASCII, or a POSIX name without a language.
        case unusable
        /// Not a well-formed BCP 47 tag as a whole.
        case illFormed
        /// A tag that names no language: mul, zxx, mis, und, and und with a script only.
        case undetermined
        /// No offered language is close enough.
        case noMatch
    }

    /// The tag as it was reported, untouched.
    public var reported: String
    /// The canonical language-script-region of the reported tag; nil when it is unusable or ill-formed.
    public var canonical: String?
    /// The offered language, spelled as it was offered; nil when neither a match nor a default is offered.
    public var resolved: String?
    /// What decided.
    public var reason: Reason
    /// Why the default was taken, for the reason `default`.
    public var why: DefaultReason?
    /// The explicit CLDR parents of the canonical tag that were tried, in order.
    ///
    /// Kept apart from the tag because it is almost always empty: an array of one would be counted by every thread that
    /// copies a resolution.
    package var parents: [String]

    /// Puts a resolution together that was made before, such as one that was stored with a card.
    package init(
        reported: String, canonical: String?, resolved: String?, reason: Reason,
        why: DefaultReason?, parents: [String]
    ) {
        self.reported = reported
        self.canonical = canonical
        self.resolved = resolved
        self.reason = reason
        self.why = why
        self.parents = parents
    }

    /// The canonical tag, then each parent that was tried; empty when the tag is unusable or ill-formed.
    public var steps: [String] { canonical.map { [$0] + parents } ?? [] }
}
