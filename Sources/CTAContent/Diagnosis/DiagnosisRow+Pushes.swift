extension DiagnosisRow {
    /// The rows about a push that was not sent.
    static let pushes = [
        DiagnosisRow(
            .unsupportedChannel,
            "The conversation does not run in an iOS app.",
            advice: "Nothing; the card waits in the conversation."),
        DiagnosisRow(
            .offersPushOff,
            "Offer pushes are off for this app, which is the default.",
            advice: "An owner turns them on for the app, if the app asks for consent and "
                + "offers an opt-out (App Review 4.5.4)."),
        DiagnosisRow(
            .noConsent,
            "The customer has not agreed to promotional pushes.",
            advice: "Pass the customer's yes with the call once the app has asked (App Review "
                + "4.5.4)."),
        DiagnosisRow(
            .noMessage,
            "A review card without a message has nothing to say in a push.",
            advice: "Write a message on the card."),
        DiagnosisRow(
            .payloadTooLarge,
            "What the caller adds to the payload leaves no room for a text within "
                + "4,096 bytes.",
            advice: "Add less to the payload."),
    ]
}
