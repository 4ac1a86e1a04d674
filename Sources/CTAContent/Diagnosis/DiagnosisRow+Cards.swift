extension DiagnosisRow {
    /// The rows about a card that is grey, or that cannot be sent.
    static let cards = [
        DiagnosisRow(
            .missingEntry,
            "The app no longer reports the paywall '{subject}'.",
            advice: "Send another paywall, or bring this one back in the app or the vendor's "
                + "dashboard."),
        DiagnosisRow(
            .unsupportedKind,
            "This version of the app does not know cards of the kind '{subject}'.",
            advice: "Ask the customer to update the app."),
        DiagnosisRow(
            .notPresentable,
            "The app reports that it cannot open '{subject}' now.",
            advice: "Publish the paywall, or wait: it may be loading, or belong to what the "
                + "customer already has."),
        DiagnosisRow(
            .noCallback,
            "The app has connected no action to the button.",
            advice: "Connect the action for paywalls in the app, and release it."),
        DiagnosisRow(
            .refused,
            "The card is refused: {subject}.",
            advice: "Change what the message names, and send again."),
    ]
}
