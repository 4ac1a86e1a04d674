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
        }
    }

    /// The names of its arguments; the tests compare them with the source file.
    package var argumentNames: [String] {
        switch self {
        case .offerSuggestionDiscount: ["discount"]
        case .offerSuggestionTrial: ["duration"]
        case .offerButton, .offerUnavailable, .offerPush, .reviewButton, .pushHidden,
            .offerSuggestionGeneral, .offerSuggestionPlanChange, .offerSuggestionExitOffer,
            .reviewSuggestion:
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
