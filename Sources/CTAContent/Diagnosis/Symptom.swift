/// What somebody sees and asks about.
public enum Symptom: String, CaseIterable, Sendable {
    /// The agent's list of paywalls is empty.
    case emptyList
    /// A paywall that the app has is not in the list.
    case incompleteList
    /// A paywall is in the list and cannot be sent to any use, because the app cannot open it.
    case unpublishedPaywall
    /// The list shows another title than the vendor's dashboard.
    case unexpectedTitle
    /// The answer to a send is that the requested id is no longer available.
    case unknownID
    /// The customer sees the card in grey.
    case greyCard
    /// The customer sees words in another language than theirs.
    case unexpectedLanguage
    /// The paywall is marked as sent, or the phrase is asked for.
    case markedAsSent
    /// There is no receipt that the card was tapped.
    case missingReceipt
    /// There was no push.
    case missingPush
    /// A purchase cost nothing or renews within minutes.
    case testPurchase
    /// The card cannot be sent at all.
    case refusedCard
}
