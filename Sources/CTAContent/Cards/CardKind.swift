/// Kinds of cards.
public enum CardKind: String, CaseIterable, Sendable {
    /// A button that opens the app's own paywall.
    case offer
    /// A button that opens the app's page on the App Store.
    case review
}
