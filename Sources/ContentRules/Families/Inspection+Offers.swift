/// Terms of an offer outside the paywall, and promotional wording.
extension Inspection {
    /// Reports prices, percentages and "free", and in a push every promotional word.
    /// - Parameter sendsPush: Whether offer pushes are on, so that the text may become one.
    mutating func checkOffers(sendsPush: Bool) {
        let isPromotion = sendsPush && wants(.promotional)
        guard wants(.price) || isPromotion else { return }
        let hasDigits = !text.traits.isDisjoint(with: [.digit, .nonASCII])
        let claims = OfferClaimReader(text.scalars).claims(hasDigits: hasDigits)
        guard !claims.isEmpty else { return }
        let noun = scope.noun
        let terms = claims.filter { $0.kind != .promotional }
        report(
            .price, at: terms.map { Spot($0.range) },
            messages: terms.prefix(Self.findingLimit).map {
                "\($0.kind.name) in a \(noun); leave the terms to the paywall"
            })
        guard isPromotion else { return }
        report(
            .promotional, at: claims.map { Spot($0.range) },
            messages: claims.prefix(Self.findingLimit).map {
                "\($0.kind.name) may go out in a push; ask for consent first (App Review 4.5.4)"
            })
    }
}

extension OfferClaim.Kind {
    /// The claim as a message names it.
    fileprivate var name: String {
        switch self {
        case .price: "a price"
        case .percentage: "a percentage"
        case .free: "a word for free"
        case .promotional: "promotional wording"
        }
    }
}
