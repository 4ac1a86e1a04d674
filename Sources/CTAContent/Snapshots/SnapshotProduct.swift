/// A product of a paywall as a device reported it.
public struct SnapshotProduct: Equatable, Sendable {
    /// The store's id for it; nil when the app does not say.
    public var id: String?
    /// The store's localized price, at most 60 UTF-16 units; never reformatted.
    public var price: String
    /// How often it is billed; zero is billed once; nil when the app does not say.
    public var period: Period?
    /// The length of the free trial; nil without one.
    public var trial: Period?
    /// Whether this customer can still have the trial; nil when the app does not know.
    public var isTrialEligible: Bool?

    /// Describes a product.
    public init(
        id: String? = nil, price: String, period: Period? = nil, trial: Period? = nil,
        isTrialEligible: Bool? = nil
    ) {
        self.id = id
        self.price = price
        self.period = period
        self.trial = trial
        self.isTrialEligible = isTrialEligible
    }

    /// What captions are made of; nil when the app does not say how often it is billed.
    public var terms: PurchaseTerms? {
        period.map {
            PurchaseTerms(
                price: price, period: $0, trial: trial, isTrialEligible: isTrialEligible)
        }
    }

    /// Compares bytes, because a price is shown as the store wrote it.
    public static func == (left: SnapshotProduct, right: SnapshotProduct) -> Bool {
        left.price.hasSameBytes(as: right.price) && left.id.hasSameBytes(as: right.id)
            && left.period?.text == right.period?.text
            && left.trial?.text == right.trial?.text
            && left.isTrialEligible == right.isTrialEligible
    }
}
