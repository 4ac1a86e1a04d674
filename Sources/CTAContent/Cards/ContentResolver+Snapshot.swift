extension ContentResolver {
    /// The words of a card for one customer whose device reported its paywalls.
    ///
    /// - Parameters:
    ///   - draft: What the agent chose.
    ///   - reported: The language tag that the customer's app reported, untouched.
    ///   - snapshot: The paywalls that the device last reported.
    /// - Returns: The card of ``card(for:language:)``, with a caption for each product that says how often it is billed, and a
    ///   warning when the app cannot open the paywall.
    /// - Throws: ``ContentError`` with the code `unknownPaywall` when the snapshot does not have the draft's paywall, and
    ///   all that ``card(for:language:)`` throws.
    public func card(
        for draft: Draft, language reported: String, snapshot: Snapshot
    ) throws(ContentError) -> Card {
        var card = try card(for: draft, language: reported)
        guard let paywall = card.paywall else { return card }
        guard let entry = snapshot.paywall(paywall.id) else {
            throw ContentError(
                code: .unknownPaywall,
                message: "the device does not report a paywall '\(paywall.id)'")
        }
        card.captions = entry.products.compactMap(\.terms).compactMap {
            captions(for: $0, language: reported).summary
        }
        if !entry.isPresentable {
            card.findings.append(
                Finding(
                    check: "draft.not-presentable", severity: .warning,
                    message: "the app reports '\(paywall.id)' as one that it cannot open",
                    key: "paywall.id"))
        }
        return card
    }
}
