internal import ICU
internal import Synchronization

/// Locale facts straight from the system ICU: exact for every tag, some microseconds a call.
struct SystemLocaleFacts: LocaleFacts {
    /// The matchers made so far: building one costs more than matching, and an offered set needs few of them.
    private final class Matchers: Sendable {
        private let made = Mutex<[[Int]: LocaleMatcher]>([:])

        func matcher(over candidates: [OfferedLanguages.Entry]) -> LocaleMatcher? {
            let key = candidates.map(\.index)
            return made.withLock { made in
                if let matcher = made[key] { return matcher }
                let matcher = LocaleMatcher(candidates.map(\.canonical.text))
                if made.count < 64 { made[key] = matcher }
                return matcher
            }
        }
    }

    /// Belongs to one offered set: the key of a matcher is the places of its candidates in it.
    private let matchers = Matchers()

    /// The canonical language-script-region of a cleaned tag; nil when it is ill-formed as a whole.
    static func canonical(_ cleaned: String) -> LanguageTag? {
        LocaleData.canonical(cleaned).flatMap(LanguageTag.init)
    }

    func maximized(_ tag: LanguageTag) -> LanguageTag {
        LocaleData.maximized(tag.text).flatMap(LanguageTag.init) ?? tag
    }

    func closest(
        to tag: LanguageTag, maximized: LanguageTag, among candidates: [OfferedLanguages.Entry]
    ) -> OfferedLanguages.Entry? {
        guard !candidates.isEmpty else { return nil }
        return matchers.matcher(over: candidates)?.bestMatch(for: tag.text).map { candidates[$0] }
    }
}
