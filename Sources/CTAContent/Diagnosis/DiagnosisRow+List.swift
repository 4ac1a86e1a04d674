extension DiagnosisRow {
    /// The rows about the agent's list of paywalls.
    static let list = [
        DiagnosisRow(
            .nothingReported,
            "The device has not reported any paywalls yet.",
            advice: "Have the customer open the app once with the network on; check that it "
                + "registers its paywalls."),
        DiagnosisRow(
            .emptyListReported,
            "The device reported an empty list of paywalls.",
            advice: "Check that the app passes its paywalls or offerings when it starts, and "
                + "that the vendor's are loaded."),
        DiagnosisRow(
            .snapshotRefused,
            "The reported list has a fault and is refused whole: {subject}.",
            advice: "Correct what the message names in the app or in the vendor's dashboard; "
                + "it shows after the next report."),
        DiagnosisRow(
            .everythingLeftOut,
            "Every reported paywall was left out: {subject}.",
            advice: "Correct what the message names in the app or in the vendor's dashboard; "
                + "it shows after the next report."),
        DiagnosisRow(
            .leftOut,
            "A part of the reported list was left out: {subject}.",
            advice: "Correct what the message names in the app or in the vendor's dashboard; "
                + "it shows after the next report."),
        DiagnosisRow(
            .notPublished,
            "The app reports '{subject}' as an offering that it has no paywall for.",
            advice: "Publish a paywall for the offering, and wait for the device's next "
                + "report; no app update is needed."),
        DiagnosisRow(
            .titleIsID,
            "'{subject}' has no description that can be read, so its id is the title.",
            advice: "Write a description in the vendor's dashboard; cards that were sent keep "
                + "their title."),
        DiagnosisRow(
            .titleCut,
            "The title of '{subject}' is cut to 60 UTF-16 units.",
            advice: "Shorten the description in the vendor's dashboard to 60 UTF-16 units."),
        DiagnosisRow(
            .idNotReported,
            "The list that the device last reported has no '{subject}'.",
            advice: "Choose a paywall of the list; a new one appears after the device's next "
                + "report."),
    ]
}
