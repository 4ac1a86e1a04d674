/// Who answers for a customer's consent to promotional pushes (App Review Guideline 4.5.4).
public enum PushConsent: String, CaseIterable, Sendable {
    /// Each call must pass the customer's yes; unknown is no.
    case perCustomer
    /// The owner states that the app asks and offers an opt-out; only an explicit no stops a push.
    case askedByApp
}
