extension DiagnosisCause {
    /// The cause in a plain sentence about something, such as an id or a reported tag.
    func sentence(about subject: String) -> String {
        switch self {
        case .nothingReported: "The device has not reported any paywalls yet."
        case .emptyListReported: "The device reported an empty list of paywalls."
        case .snapshotRefused:
            "The reported list has a fault and is refused whole: \(subject)."
        case .everythingLeftOut: "Every reported paywall was left out: \(subject)."
        case .leftOut: "A part of the reported list was left out: \(subject)."
        case .notPublished:
            "The app reports '\(subject)' as an offering that it has no paywall for."
        case .titleIsID: "'\(subject)' has no description that can be read, so its id is the title."
        case .titleCut: "The title of '\(subject)' is cut to 60 UTF-16 units."
        case .idNotReported: "The list that the device last reported has no '\(subject)'."
        case .missingEntry: "The app no longer reports the paywall '\(subject)'."
        case .unsupportedKind:
            "This version of the app does not know cards of the kind '\(subject)'."
        case .notPresentable: "The app reports that it cannot open '\(subject)' now."
        case .noCallback: "The app has connected no action to the button."
        case .languageOverride: "The catalog maps \(subject)."
        case .languageParent:
            "The words are those of a language that CLDR names as the parent: \(subject)."
        case .languageRegion: "The words are in the same language of another region: \(subject)."
        case .languageRelated:
            "The words are in another language that its speakers read: \(subject)."
        case .languageUnusable:
            "What the app reported is no language tag, so the default language is used: \(subject)."
        case .languageIllFormed:
            "The reported tag is not well-formed, so the default language is used: \(subject)."
        case .languageUndetermined:
            "The reported tag names no language, so the default language is used: \(subject)."
        case .languageNoMatch:
            "No text is in a language close to the reported one, so the default language is used: \(subject)."
        case .labelAsWritten:
            "The label has no variant for '\(subject)' and is shown as it was written."
        case .sentBefore:
            "The paywall was sent to this device at \(subject), and the customer has written since."
        case .unanswered:
            "The paywall was sent to this device at \(subject), and the customer has not written since."
        case .notTapped: "The card was sent at \(subject), and no tap has arrived."
        case .previewOnly:
            "The card was previewed at \(subject) and not sent; previews record nothing."
        case .unsupportedChannel: "The conversation does not run in an iOS app."
        case .offersPushOff: "Offer pushes are off for this app, which is the default."
        case .noConsent: "The customer has not agreed to promotional pushes."
        case .noMessage: "A review card without a message has nothing to say in a push."
        case .payloadTooLarge:
            "What the caller adds to the payload leaves no room for a text within 4,096 bytes."
        case .sandbox:
            "The app runs in the store's test environment: purchases cost nothing and renew within minutes."
        case .refused: "The card is refused: \(subject)."
        }
    }

    /// What to do about it, in a sentence or two.
    public var advice: String {
        switch self {
        case .nothingReported:
            "Have the customer open the app once with the network on; check that it registers its paywalls."
        case .emptyListReported:
            "Check that the app passes its paywalls or offerings when it starts, and that the vendor's are loaded."
        case .snapshotRefused, .everythingLeftOut, .leftOut:
            "Correct what the message names in the app or in the vendor's dashboard; it shows after the next report."
        case .notPublished:
            "Publish a paywall for the offering, and wait for the device's next report; no app update is needed."
        case .titleIsID:
            "Write a description in the vendor's dashboard; cards that were sent keep their title."
        case .titleCut: "Shorten the description in the vendor's dashboard to 60 UTF-16 units."
        case .idNotReported:
            "Choose a paywall of the list; a new one appears after the device's next report."
        case .missingEntry:
            "Send another paywall, or bring this one back in the app or the vendor's dashboard."
        case .unsupportedKind: "Ask the customer to update the app."
        case .notPresentable:
            "Publish the paywall, or wait: it may be loading, or belong to what the customer already has."
        case .noCallback: "Connect the action for paywalls in the app, and release it."
        case .languageOverride: "Change the catalog's overrides if that is not meant."
        case .languageParent, .languageRegion, .languageRelated:
            "Nothing is wrong; a catalog's override or a variant for the very tag would change it."
        case .languageUnusable, .languageIllFormed, .languageUndetermined:
            "Report the app's language as a tag such as de-AT."
        case .languageNoMatch:
            "Write the texts in that language, or map it to one with an override of the catalog."
        case .labelAsWritten: "Write a variant for the language, or use the built-in label."
        case .sentBefore: "Nothing; it can be sent again."
        case .unanswered:
            "Wait for an answer, or type 'send offer' to send it again all the same."
        case .notTapped:
            "Have the card tapped in the app with the network on. A tap is no purchase."
        case .previewOnly: "Send the card."
        case .unsupportedChannel: "Nothing; the card waits in the conversation."
        case .offersPushOff:
            "An owner turns them on for the app, if the app asks for consent and offers an opt-out (App Review 4.5.4)."
        case .noConsent:
            "Pass the customer's yes with the call once the app has asked (App Review 4.5.4)."
        case .noMessage: "Write a message on the card."
        case .payloadTooLarge: "Add less to the payload."
        case .sandbox: "Nothing is wrong; install the app from the App Store to buy for real."
        case .refused: "Change what the message names, and send again."
        }
    }
}
