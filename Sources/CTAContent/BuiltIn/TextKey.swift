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
    /// The mark of a paywall that was sent to this device before.
    case sendMarkSent
    /// The mark of a paywall whose last send the customer has not answered.
    case sendMarkUnanswered
    /// What asks an agent to type the phrase before an unanswered repeat; takes `phrase`.
    case sendConfirm
    /// The line in a conversation when a card was tapped; takes `paywallTitle`.
    case sendReceiptOpened
    /// What stands instead of an empty list of paywalls.
    case sendNone
    /// The answer to a paywall id that the app does not report any more.
    case sendUnknown
    /// The title of the dialog that sends a card.
    case sendDialogTitle
    /// The name of the field for the paywall.
    case sendDialogPaywall
    /// The name of the field for the button's words.
    case sendDialogButton
    /// The name of the field for the message.
    case sendDialogMessage
    /// The button that inserts a suggested message.
    case sendDialogSuggested
    /// The heading of the preview.
    case sendDialogPreview
    /// The button that sends.
    case sendDialogSend
    /// Why a sent card is grey: the app does not have the paywall any more.
    case sendDisabledMissing
    /// Why a sent card is grey: the app does not know the kind of card.
    case sendDisabledUnsupported
    /// Why a sent card is grey: the app cannot show the paywall now.
    case sendDisabledNotPresentable
    /// Why a sent card is grey: the app has no action for the button.
    case sendDisabledNoCallback

    /// The key in the language files, such as `offer.button`.
    public var name: String {
        switch self {
        case .offerButton: "offer.button"
        case .offerUnavailable: "offer.unavailable"
        case .offerPush: "offer.push"
        case .reviewButton: "review.button"
        case .pushHidden: "push.hidden"
        case .offerSuggestionGeneral: "offer.suggestion.general"
        case .offerSuggestionDiscount: "offer.suggestion.discount"
        case .offerSuggestionPlanChange: "offer.suggestion.planChange"
        case .offerSuggestionExitOffer: "offer.suggestion.exitOffer"
        case .offerSuggestionTrial: "offer.suggestion.trial"
        case .reviewSuggestion: "review.suggestion"
        case .sendMarkSent: "send.mark.sent"
        case .sendMarkUnanswered: "send.mark.unanswered"
        case .sendConfirm: "send.confirm"
        case .sendReceiptOpened: "send.receipt.opened"
        case .sendNone: "send.none"
        case .sendUnknown: "send.unknown"
        case .sendDialogTitle: "send.dialog.title"
        case .sendDialogPaywall: "send.dialog.paywall"
        case .sendDialogButton: "send.dialog.button"
        case .sendDialogMessage: "send.dialog.message"
        case .sendDialogSuggested: "send.dialog.suggested"
        case .sendDialogPreview: "send.dialog.preview"
        case .sendDialogSend: "send.dialog.send"
        case .sendDisabledMissing: "send.disabled.missing"
        case .sendDisabledUnsupported: "send.disabled.unsupported"
        case .sendDisabledNotPresentable: "send.disabled.notPresentable"
        case .sendDisabledNoCallback: "send.disabled.noCallback"
        }
    }

    /// The names of its arguments; the tests compare them with the source file.
    package var argumentNames: [String] {
        switch self {
        case .offerSuggestionDiscount: ["discount"]
        case .offerSuggestionTrial: ["duration"]
        case .sendConfirm: ["phrase"]
        case .sendReceiptOpened: ["paywallTitle"]
        case .offerButton, .offerUnavailable, .offerPush, .reviewButton, .pushHidden,
            .offerSuggestionGeneral, .offerSuggestionPlanChange, .offerSuggestionExitOffer,
            .reviewSuggestion, .sendMarkSent, .sendMarkUnanswered, .sendNone, .sendUnknown,
            .sendDialogTitle, .sendDialogPaywall, .sendDialogButton, .sendDialogMessage,
            .sendDialogSuggested, .sendDialogPreview, .sendDialogSend, .sendDisabledMissing,
            .sendDisabledUnsupported, .sendDisabledNotPresentable, .sendDisabledNoCallback:
            []
        }
    }

    /// The key of a name; nil for an unknown one.
    public init?(name: String) {
        guard let key = Self.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            return nil
        }
        self = key
    }
}
