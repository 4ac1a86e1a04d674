/// A text of the chat screen that an owner can replace per language; the raw value is its name in a
/// catalog.
package enum RemoteTextField: String, CaseIterable, Sendable {
    /// The title of the screen.
    case title
    /// The headline of an empty conversation.
    case welcomeTitle
    /// What stands below the headline; the only one with several lines.
    case welcomeText

    /// The most UTF-16 units.
    package var limit: Int {
        switch self {
        case .title: 80
        case .welcomeTitle: 160
        case .welcomeText: 1000
        }
    }
}
