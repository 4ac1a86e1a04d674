/// A resolution with the place of the resolved language among the offered tags.
struct ResolutionOutcome: Sendable {
    let resolution: LanguageResolution
    let index: Int?

    init(resolution: LanguageResolution, index: Int?) {
        self.resolution = resolution
        self.index = index
    }

    /// What a decision about a canonical tag means for the tag that was reported.
    init(_ reported: String, canonical: String?, _ decision: Decision) {
        resolution = LanguageResolution(
            reported: reported, canonical: canonical, resolved: decision.language,
            reason: decision.reason, why: decision.why, parents: decision.parents)
        index = decision.index
    }
}
