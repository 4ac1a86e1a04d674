/// A built-in text, translated into every built-in language.
///
/// The raw value is the place in the table; ``name`` is the key of the language files.
public enum TextKey: Int, CaseIterable, Sendable {
    /// The default button of an offer card.
    case offerButton
    /// The grey state of an offer card.
    case offerUnavailable
    /// The last fallback of a push body.
    case offerPush
    /// The default button of a review card.
    case reviewButton
    /// The push body when the app hides message text.
    case pushHidden
    /// A suggested message for an offer in general.
    case offerSuggestionGeneral
    /// A suggested message for a discount; takes `discount`.
    case offerSuggestionDiscount
    /// A suggested message for another plan.
    case offerSuggestionPlanChange
    /// A suggested message for a customer who is about to leave.
    case offerSuggestionExitOffer
    /// A suggested message for a trial; takes `duration`.
    case offerSuggestionTrial
    /// A suggested message for a review card.
    case reviewSuggestion
    /// A length in days; takes `count`.
    case captionDurationDay
    /// A length in weeks; takes `count`.
    case captionDurationWeek
    /// A length in months; takes `count`.
    case captionDurationMonth
    /// A length in years; takes `count`.
    case captionDurationYear
    /// A length in years and months; takes both, already worded.
    case captionDurationYearMonth
    /// A price for each day; takes `price`.
    case captionPerDay
    /// A price for each week; takes `price`.
    case captionPerWeek
    /// A price for each month; takes `price`.
    case captionPerMonth
    /// A price for each year; takes `price`.
    case captionPerYear
    /// A price every few days; takes `price` and `count`.
    case captionEveryDay
    /// A price every few weeks; takes `price` and `count`.
    case captionEveryWeek
    /// A price every few months; takes `price` and `count`.
    case captionEveryMonth
    /// A price every few years; takes `price` and `count`.
    case captionEveryYear
    /// A price for a period of years and months; takes `price` and `duration`.
    case captionEveryYearMonth
    /// A product that is bought once.
    case captionOneTime
    /// A free trial of days; takes `count`.
    case captionTrialDay
    /// A free trial of weeks; takes `count`.
    case captionTrialWeek
    /// A free trial of months; takes `count`.
    case captionTrialMonth
    /// A free trial of years; takes `count`.
    case captionTrialYear
    /// A free trial of years and months; takes `duration`.
    case captionTrialYearMonth
    /// A free trial and the price behind it; takes `trial` and `price`, both whole captions.
    case captionTrialThenPrice
    /// The day of the first charge; takes `date`.
    case captionFirstCharge
    /// The app reports a subscription.
    case planActive
    /// The app reports that there is no subscription.
    case planNone
    /// The app could not find out whether there is a subscription.
    case planUnverified
    /// The day on which the state was confirmed last; takes `date`.
    case planLastKnown
    /// The day on which the subscription renews; takes `date`.
    case planRenewsOn
    /// The last day of the subscription; takes `date`.
    case planExpiresOn
    /// A subscription of the test environment.
    case planSandbox
    /// The button that buys a subscription.
    case paywallSubscribe
    /// The button that leads on.
    case paywallContinue
    /// The button that starts a free trial.
    case paywallStartTrial
    /// The button that restores purchases.
    case paywallRestore
    /// The link to the terms of use.
    case paywallTerms
    /// The link to the privacy policy.
    case paywallPrivacy
    /// The button that closes the paywall.
    case paywallClose
    /// The purchase waits for approval.
    case paywallPendingApproval
    /// There is nothing to restore.
    case paywallNothingToRestore
    /// Mark of a paywall that was sent.
    case sendMarkSent
    /// Mark of a paywall that was sent and not answered.
    case sendMarkUnanswered
    /// Asks for the typed phrase; takes `phrase`.
    case sendConfirm
    /// The customer tapped the card; takes `paywallTitle`.
    case sendReceiptOpened
    /// The customer's app reports no paywalls.
    case sendNone
    /// The customer's app does not report the id any more.
    case sendUnknown
    /// Title of the dialog.
    case sendDialogTitle
    /// Name of the choice of a paywall.
    case sendDialogPaywall
    /// Name of the choice of a button.
    case sendDialogButton
    /// Name of the field of the message.
    case sendDialogMessage
    /// Button that inserts a suggested message.
    case sendDialogSuggested
    /// Heading of the preview.
    case sendDialogPreview
    /// Button that sends.
    case sendDialogSend
    /// A card is disabled: its paywall is not there.
    case sendDisabledMissing
    /// A card is disabled: its kind is unknown.
    case sendDisabledUnsupported
    /// A card is disabled: the paywall cannot be shown.
    case sendDisabledNotPresentable
    /// A card is disabled: the app has no action for it.
    case sendDisabledNoCallback

    /// The key of a name; nil for an unknown one.
    public init?(name: String) {
        guard let key = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            return nil
        }
        self = key
    }

    /// How many keys, from the first on, are those of cards and pushes.
    static let cardKeyCount = TextKey.reviewSuggestion.rawValue + 1
}
