/// What a paywall that was sent before is marked with in the agent's list.
public enum SendMark: String, CaseIterable, Sendable {
    /// It was sent, and the customer has written since, or at the same time.
    case sent
    /// The customer has not written since it was last sent.
    case unanswered

    /// The text of the mark.
    public var text: TextKey {
        switch self {
        case .sent: .sendMarkSent
        case .unanswered: .sendMarkUnanswered
        }
    }

    /// Whether an agent must type ``SendConfirmation/phrase`` before it is sent again.
    public var needsConfirmation: Bool {
        switch self {
        case .sent: false
        case .unanswered: true
        }
    }
}

/// A paywall that was sent to a device, and its mark.
public struct MarkedPaywall: Equatable, Sendable {
    /// The paywall, with the title that it was last sent with.
    public var paywall: Paywall
    /// The mark.
    public var mark: SendMark
    /// When it was last sent.
    public var sentAt: Timestamp
}
