/// What a store says about one product: the facts of a caption.
public struct PurchaseTerms: Hashable, Sendable {
    /// The price as the store formats it for the customer, put in as it is.
    public var price: String
    /// How often it is paid; zero for a product that is bought once.
    public var period: Period
    /// The length of the free trial; zero is no trial.
    public var trial: Period?
    /// Whether the customer may have the trial; nil when it is not known, and then no caption speaks of it.
    public var isTrialEligible: Bool?
    /// The first day on which the customer pays.
    public var firstCharge: CalendarDay?

    /// Collects the facts.
    public init(
        price: String, period: Period, trial: Period? = nil, isTrialEligible: Bool? = nil,
        firstCharge: CalendarDay? = nil
    ) {
        self.price = price
        self.period = period
        self.trial = trial
        self.isTrialEligible = isTrialEligible
        self.firstCharge = firstCharge
    }

    /// The trial that a caption may name.
    var offeredTrial: Period? {
        guard isTrialEligible == true, let trial, !trial.isZero else { return nil }
        return trial
    }

    /// The first charge that a caption may name: none behind a trial that the customer does not get.
    var statedFirstCharge: CalendarDay? {
        let isAfterTrial = trial.map { !$0.isZero } ?? false
        return isAfterTrial && offeredTrial == nil ? nil : firstCharge
    }
}
