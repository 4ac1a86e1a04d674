/// Why a device shows a sent card in grey.
public enum SendDisabledReason: String, CaseIterable, Sendable {
    /// The device does not report the paywall any more.
    case missingEntry
    /// The app does not know this kind of card.
    case unsupportedKind
    /// The app reports the paywall as one that it cannot open.
    case notPresentable
    /// The app has connected no action to the button.
    case noCallback

    /// The text for the team.
    public var text: TextKey {
        switch self {
        case .missingEntry: .sendDisabledMissing
        case .unsupportedKind: .sendDisabledUnsupported
        case .notPresentable: .sendDisabledNotPresentable
        case .noCallback: .sendDisabledNoCallback
        }
    }
}
