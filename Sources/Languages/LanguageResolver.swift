/// Resolves reported languages over one offered set.
///
/// Make one for an offered set and share it between threads. A repeated tag costs a table look-up; an ordinary one
/// (a language, script and region that ICU knows by plain codes) no call into ICU; only an unseen odd one asks ICU.
public final class LanguageResolver: Sendable {
    /// The languages that are offered.
    package let offered: OfferedLanguages

    private let ordinaryTags = EmbeddedLocaleFacts.shared.ordinaryTags
    private let fallback: OfferedLanguages.Entry?
    private let decisions: DecisionMaker
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
        fallback = defaultLanguage.flatMap(offered.entry) ?? offered.entry(for: "en")
        decisions = DecisionMaker(
            offered: offered, policy: policy, overrides: overrides, fallback: fallback,
            capacity: capacity * 2)
        memo = ResolutionMemo(capacity: capacity)
    }

    /// How a reported tag resolves. Never fails: whatever the tag holds, there is an answer.
    public func resolve(_ reported: String) -> LanguageResolution {
        let key = PackedTag(reported)
        if let key, let outcome = memo.outcome(of: key) { return outcome.resolution }
        return outcome(of: reported, key: key).resolution
    }

    /// How a reported tag resolves, with the place of the resolved language among the offered tags.
    package func resolution(of reported: String) -> (LanguageResolution, index: Int?) {
        let key = PackedTag(reported)
        let known = key.flatMap { memo.outcome(of: $0) }
        let outcome = known ?? outcome(of: reported, key: key)
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

    private func outcome(of reported: String, key: PackedTag?) -> ResolutionOutcome {
        if key == nil, reported.utf8.count <= ReportedTag.longest,
            let outcome = memo.outcome(ofLong: reported)
        {
            return outcome
        }
        let outcome = ordinaryOutcome(of: reported) ?? oddOutcome(of: reported)
        if let key {
            memo.insert(outcome, for: key)
        } else if reported.utf8.count <= ReportedTag.longest {
            memo.insert(outcome, forLong: reported)
        }
        return outcome
    }

    /// The outcome without a call into ICU; nil when the tag is not ordinary.
    func ordinaryOutcome(of reported: String) -> ResolutionOutcome? {
        // Most tags need no clean-up, and those that do are not read as tags before it.
        var reading = ordinaryTags.reading(reported)
        if reading == nil, let cleaned = ReportedTag.cleaned(reported) {
            reading = ordinaryTags.canonical(cleaned).map { ($0, false) }
        }
        guard let (tag, isCanonical) = reading else { return nil }
        let canonical = offered.withoutPseudoRegion(tag)
        guard let decision = decisions.decision(forOrdinary: canonical) else { return nil }
        let isSpelledSo = isCanonical && canonical.region == tag.region
        return ResolutionOutcome(
            reported, canonical: isSpelledSo ? reported : canonical.text, decision)
    }

    /// The outcome with ICU's canonical form; what is decided about that was often decided before.
    private func oddOutcome(of reported: String) -> ResolutionOutcome {
        outcome(of: reported) { decisions.decision(for: $0) }
    }

    /// The outcome through ICU alone.
    func exactOutcome(of reported: String) -> ResolutionOutcome {
        outcome(of: reported) { decisions.exactDecision(for: $0) }
    }

    private func outcome(
        of reported: String, deciding decide: (LanguageTag) -> Decision
    ) -> ResolutionOutcome {
        switch CanonicalTag(reported) {
        case .unusable:
            return ResolutionOutcome(
                reported, canonical: nil, Decision(fallback: fallback, .unusable))
        case .illFormed:
            return ResolutionOutcome(
                reported, canonical: nil, Decision(fallback: fallback, .illFormed))
        case .tag(let tag):
            let tag = offered.withoutPseudoRegion(tag)
            return ResolutionOutcome(reported, canonical: tag.text, decide(tag))
        }
    }
}
