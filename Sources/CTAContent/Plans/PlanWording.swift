/// The words for what an app reported of a subscription; nil where nothing was reported.
///
/// Every value that was reported is worded and none is chosen: of two dates both are there.
public struct PlanWording: Equatable, Sendable {
    /// The language that the words are in.
    public var language: String
    /// The direction of the language.
    public var direction: TextDirection
    /// Whether there is a subscription, or that this could not be verified.
    public var status: String?
    /// The product id, as reported.
    public var plan: String?
    /// The day on which the state was confirmed last.
    public var lastKnown: String?
    /// The day on which it renews.
    public var renewsOn: String?
    /// The day on which it expires.
    public var expiresOn: String?
    /// That it belongs to the test environment.
    public var sandbox: String?
    /// What was reported and has no words: an unknown value, or a day that is none.
    public var findings: [Finding]

    /// The words in order, without what is nil and without the product id.
    public var lines: [String] {
        [status, lastKnown, renewsOn, expiresOn, sandbox].compactMap { $0 }
    }
}
