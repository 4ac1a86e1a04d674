/// Why somebody sees what they see; the raw value is a stable id.
public enum DiagnosisCause: String, CaseIterable, Sendable {
    /// No snapshot has arrived.
    case nothingReported = "nothing-reported"
    /// The device reported an empty list.
    case emptyListReported = "empty-list-reported"
    /// The snapshot has a fault and the policy is strict.
    case snapshotRefused = "snapshot-refused"
    /// Every paywall of the snapshot was left out.
    case everythingLeftOut = "everything-left-out"
    /// A part of the snapshot was left out.
    case leftOut = "left-out"
    /// The app reports the paywall as one that it cannot open.
    case notPublished = "not-published"
    /// The title is the id, because the vendor's description says nothing.
    case titleIsID = "title-is-id"
    /// The title was cut to 60 UTF-16 units.
    case titleCut = "title-cut"
    /// The device does not report the id.
    case idNotReported = "id-not-reported"

    /// The device does not report the card's paywall any more.
    case missingEntry = "missing-entry"
    /// The app does not know this kind of card.
    case unsupportedKind = "unsupported-kind"
    /// The app reports the card's paywall as one that it cannot open.
    case notPresentable = "not-presentable"
    /// The app has connected no action to the button.
    case noCallback = "no-callback"

    /// The catalog maps the reported language to another.
    case languageOverride = "language-override"
    /// The language is that of an explicit CLDR parent.
    case languageParent = "language-parent"
    /// The language is the same in another region.
    case languageRegion = "language-region"
    /// The language is another one that its speakers read.
    case languageRelated = "language-related"
    /// The reported tag cannot be used.
    case languageUnusable = "language-unusable"
    /// The reported tag is not well-formed.
    case languageIllFormed = "language-ill-formed"
    /// The reported tag names no language.
    case languageUndetermined = "language-undetermined"
    /// No text is in a language that is close.
    case languageNoMatch = "language-no-match"
    /// The label has no variant for the language, and is used as written.
    case labelAsWritten = "label-as-written"

    /// The paywall was sent before, and the customer has written since.
    case sentBefore = "sent-before"
    /// The customer has not written since the paywall was last sent.
    case unanswered
    /// The card was sent and its button was not tapped, or the tap has not arrived.
    case notTapped = "not-tapped"
    /// The card was previewed and not sent.
    case previewOnly = "preview-only"

    /// The conversation does not run in an iOS app.
    case unsupportedChannel = "unsupported-channel"
    /// The owner has not turned offer pushes on.
    case offersPushOff = "offers-push-off"
    /// The customer has not agreed to promotional pushes.
    case noConsent = "no-consent"
    /// A review card without a message has nothing to say.
    case noMessage = "no-message"
    /// The envelope leaves no room for a text.
    case payloadTooLarge = "payload-too-large"

    /// The app runs in the store's test environment.
    case sandbox
    /// A rule or the catalog refuses the card.
    case refused
}

extension DiagnosisCause {
    /// What is seen because of it.
    public var symptom: Symptom {
        switch self {
        case .nothingReported, .emptyListReported, .snapshotRefused, .everythingLeftOut: .emptyList
        case .leftOut: .incompleteList
        case .notPublished: .unpublishedPaywall
        case .titleIsID, .titleCut: .unexpectedTitle
        case .idNotReported: .unknownID
        case .missingEntry, .unsupportedKind, .notPresentable, .noCallback: .greyCard
        case .languageOverride, .languageParent, .languageRegion, .languageRelated,
            .languageUnusable, .languageIllFormed, .languageUndetermined, .languageNoMatch,
            .labelAsWritten:
            .unexpectedLanguage
        case .sentBefore, .unanswered: .markedAsSent
        case .notTapped, .previewOnly: .missingReceipt
        case .unsupportedChannel, .offersPushOff, .noConsent, .noMessage, .payloadTooLarge:
            .missingPush
        case .sandbox: .testPurchase
        case .refused: .refusedCard
        }
    }

    init(_ reason: Push.Reason) {
        switch reason {
        case .unsupportedChannel: self = .unsupportedChannel
        case .offersPushOff: self = .offersPushOff
        case .noConsent: self = .noConsent
        case .noMessage: self = .noMessage
        case .payloadTooLarge: self = .payloadTooLarge
        }
    }

    init(_ reason: SendDisabledReason) {
        switch reason {
        case .missingEntry: self = .missingEntry
        case .unsupportedKind: self = .unsupportedKind
        case .notPresentable: self = .notPresentable
        case .noCallback: self = .noCallback
        }
    }

    /// Why words are in another language than the reported one; nil when it is the very language.
    init?(_ resolution: LanguageResolution) {
        switch resolution.reason {
        case .exact: return nil
        case .override: self = .languageOverride
        case .parent: self = .languageParent
        case .region: self = .languageRegion
        case .related: self = .languageRelated
        case .default:
            switch resolution.why {
            case .unusable: self = .languageUnusable
            case .illFormed: self = .languageIllFormed
            case .undetermined: self = .languageUndetermined
            case .noMatch, nil: self = .languageNoMatch
            }
        }
    }
}
