/// A product of a paywall as a device reported it.
public struct SnapshotProduct: Equatable, Sendable {
    /// The store's id for it; nil when the app does not say.
    public var id: String?
    /// The store's localized price, at most 60 UTF-16 units; never reformatted.
    public var price: String
    /// How often it is billed, in ISO 8601 such as `P1M`; `P0D` is billed once; nil when the app does not say.
    public var period: String?
    /// The length of the free trial, in ISO 8601; nil without one.
    public var trial: String?
    /// Whether this customer can still have the trial; nil when the app does not know.
    public var isTrialEligible: Bool?

    /// Describes a product.
    public init(
        id: String? = nil, price: String, period: String? = nil, trial: String? = nil,
        isTrialEligible: Bool? = nil
    ) {
        self.id = id
        self.price = price
        self.period = period
        self.trial = trial
        self.isTrialEligible = isTrialEligible
    }

    /// Compares bytes, because a price is shown as the store wrote it.
    public static func == (left: SnapshotProduct, right: SnapshotProduct) -> Bool {
        left.price.hasSameBytes(as: right.price) && left.id.hasSameBytes(as: right.id)
            && left.period.hasSameBytes(as: right.period)
            && left.trial.hasSameBytes(as: right.trial)
            && left.isTrialEligible == right.isTrialEligible
    }
}
