/// The lines that may stand under one product, each a whole text; nil where there is nothing to say.
public struct Captions: Equatable, Sendable {
    /// The language that they are in.
    public var language: String
    /// The direction of the language.
    public var direction: TextDirection
    /// The length of the period, such as "3 months".
    public var duration: String?
    /// The price of a period of one unit, such as "$9.99/month".
    public var per: String?
    /// The price of any other period, such as "$9.99 every 3 months".
    public var every: String?
    /// That the product is bought once.
    public var oneTime: String?
    /// The length of the trial, such as "7 days"; only for a customer who may have it.
    public var trialDuration: String?
    /// The trial, such as "7-day free trial"; only for a customer who may have it.
    public var trial: String?
    /// The trial and the price behind it; only for a customer who may have it.
    public var trialThenPrice: String?
    /// The day on which the customer pays first.
    public var firstCharge: String?

    /// What one line says of the product: the trial and the price, else the price, else that it is bought once.
    public var summary: String? { trialThenPrice ?? per ?? every ?? oneTime }
}
