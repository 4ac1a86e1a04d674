/// What an app reported of a customer's subscription.
///
/// It is what the device says, and no proof of a purchase.
public struct ReportedPlan: Equatable, Sendable {
    /// How sure the app is.
    public enum Verification: Equatable, Sendable {
        /// The state is the store's present one.
        case confirmed
        /// The store could not be asked; the state is that of a day.
        case lastKnown(CalendarDay)
        /// The state is not known, which is not the same as no subscription.
        case unverified
    }

    /// The metadata by its keys: `subscription_status`, `plan`, `renews_on`, `expires_on`, `environment`; others are not read.
    public var metadata: [String: String]
    /// How sure the app is.
    public var verification: Verification

    /// Collects what was reported.
    public init(metadata: [String: String], verification: Verification = .confirmed) {
        self.metadata = metadata
        self.verification = verification
    }
}
