extension DiagnosisRow {
    /// The rows about marks, receipts and purchases.
    static let sends = [
        DiagnosisRow(
            .sentBefore,
            "The paywall was sent to this device at {subject}, and the customer has "
                + "written since.",
            advice: "Nothing; it can be sent again."),
        DiagnosisRow(
            .unanswered,
            "The paywall was sent to this device at {subject}, and the customer has "
                + "not written since.",
            advice: "Wait for an answer, or type 'send offer' to send it again all the same."),
        DiagnosisRow(
            .notTapped,
            "The card was sent at {subject}, and no tap has arrived.",
            advice: "Have the card tapped in the app with the network on. A tap is no "
                + "purchase."),
        DiagnosisRow(
            .previewOnly,
            "The card was previewed at {subject} and not sent; previews record "
                + "nothing.",
            advice: "Send the card."),
        DiagnosisRow(
            .sandbox,
            "The app runs in the store's test environment: purchases cost nothing and "
                + "renew within minutes.",
            advice: "Nothing is wrong; install the app from the App Store to buy for real."),
    ]
}
