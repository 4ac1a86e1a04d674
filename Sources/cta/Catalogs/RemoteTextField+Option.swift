internal import ContentRules

extension RemoteTextField {
    /// The option that sets the text, such as `welcome-title`.
    var optionName: String {
        switch self {
        case .title: "title"
        case .welcomeTitle: "welcome-title"
        case .welcomeText: "welcome-text"
        }
    }

    /// What help says of the text.
    var summary: String {
        switch self {
        case .title: "the title of the chat, at most 80 units"
        case .welcomeTitle: "the headline of an empty chat, at most 160 units"
        case .welcomeText: "the text below the headline, at most 1,000 units"
        }
    }
}
