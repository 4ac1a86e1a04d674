/// Resolves reported languages over one offered set.
///
/// Make one for an offered set and share it between threads. A repeated tag costs a table look-up; an ordinary one
/// (a language, script and region that ICU knows by plain codes) no call into ICU; only an unseen odd one asks ICU.
public final class LanguageResolver: Sendable {
    /// The languages that are offered.
    package let offered: OfferedLanguages

    private let ordinary: ResolutionAlgorithm<OrdinaryFacts>
    private let exact: ResolutionAlgorithm<SystemLocaleFacts>
    private let memo: ResolutionMemo

    /// Makes a resolver over tags in any spelling.
    ///
    /// - Parameters:
    ///   - offered: The languages that the text exists in, in order of preference.
    ///   - defaultLanguage: The language when nothing matches; ignored when it is not offered, then `en` if offered.
    ///   - policy: How far a match may go.
    ///   - overrides: Reported tags or languages mapped to offered ones.
    public convenience init(
        offered: [String], defaultLanguage: String = "en", policy: LanguagePolicy = .close,
        overrides: [String: String] = [:]
    ) {
        self.init(
            offered: OfferedLanguages(offered), defaultLanguage: defaultLanguage, policy: policy,
            overrides: LanguageOverrides(overrides))
    }

    /// Makes a resolver with room for a number of remembered tags, a power of two.
    package init(
        offered: OfferedLanguages, defaultLanguage: String?, policy: LanguagePolicy,
        overrides: LanguageOverrides, capacity: Int = 1_024
    ) {
        self.offered = offered
        let fallback = defaultLanguage.flatMap(offered.entry) ?? offered.entry(for: "en")
        ordinary = ResolutionAlgorithm(
            facts: OrdinaryFacts(table: .shared, closestByRegion: offered.closestByRegion),
            offered: offered,
            policy: policy, overrides: overrides, fallback: fallback)
        exact = ResolutionAlgorithm(
            facts: SystemLocaleFacts(), offered: offered, policy: policy, overrides: overrides,
            fallback: fallback)
        memo = ResolutionMemo(capacity: capacity)
    }

    /// How a reported tag resolves. Never fails: whatever the tag holds, there is an answer.
    public func resolve(_ reported: String) -> LanguageResolution {
        let key = PackedTag(reported)
        if let key, let resolution = memo.resolution(of: key) { return resolution }
        return outcome(of: reported, key: key).resolution
    }

    /// How a reported tag resolves, with the place of the resolved language among the offered tags.
    package func resolution(of reported: String) -> (LanguageResolution, index: Int?) {
        let key = PackedTag(reported)
        if let key, let entry = memo.entry(of: key) {
            return (entry.resolution, entry.index < 0 ? nil : entry.index)
        }
        let outcome = outcome(of: reported, key: key)
        return (outcome.resolution, outcome.index)
    }

    /// The place of the resolved language among the offered tags; nil when there is none.
    package func resolvedIndex(_ reported: String) -> Int? {
        let key = PackedTag(reported)
        if let key, let index = memo.index(of: key) { return index < 0 ? nil : index }
        return outcome(of: reported, key: key).index
    }

    /// The place of the offered language that matches a reported tag; nil when only the default is left.
    package func matchedIndex(_ reported: String) -> Int? {
        let key = PackedTag(reported)
        if let key, let index = memo.matchedIndex(of: key) { return index < 0 ? nil : index }
        let outcome = outcome(of: reported, key: key)
        return outcome.resolution.reason == .default ? nil : outcome.index
    }

    private func outcome(
        of reported: String, key: PackedTag?
    ) -> ResolutionAlgorithm<OrdinaryFacts>.Outcome {
        if key == nil, reported.utf8.count <= ReportedTag.longest,
            let outcome = memo.outcome(ofLong: reported)
        {
            return outcome
        }
        let outcome = ordinaryOutcome(of: reported) ?? exactOutcome(of: reported)
        if let key {
            memo.insert(outcome, for: key)
        } else if reported.utf8.count <= ReportedTag.longest {
            memo.insert(outcome, forLong: reported)
        }
        return outcome
    }

    /// The outcome without a call into ICU; nil when the tag is not ordinary.
    func ordinaryOutcome(of reported: String) -> ResolutionAlgorithm<OrdinaryFacts>.Outcome? {
        try? ordinary.resolve(reported)
    }

    /// The outcome through ICU.
    func exactOutcome(of reported: String) -> ResolutionAlgorithm<OrdinaryFacts>.Outcome {
        do {
            let outcome = try exact.resolve(reported)
            return .init(resolution: outcome.resolution, index: outcome.index)
        } catch {
            // ICU answers for every tag: `SystemLocaleFacts` never throws.
            return .init(
                resolution: LanguageResolution(
                    reported: reported, canonical: nil, resolved: nil, reason: .default,
                    why: .unusable, steps: []), index: nil)
        }
    }
}
