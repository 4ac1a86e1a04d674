internal import CTAContent

/// What is found in a file of events.
extension SendEventCheck {
    /// How much a finding matters.
    var severity: Severity {
        switch self {
        case .json, .form: .error
        case .unknownKind, .unreadableCard: .note
        }
    }

    /// What it finds, in one line: lower case, no full stop.
    var summary: String {
        switch self {
        case .json: "a line that is not JSON"
        case .form: "an event with a member that is missing or has the wrong type"
        case .unknownKind: "an event of a kind that a newer toolkit wrote"
        case .unreadableCard: "a card of which only the wire form can be read"
        }
    }

    /// What to do about it, in sentences.
    var advice: String {
        switch self {
        case .json: "Write one object a line. Figures of part of a file would be wrong."
        case .form: "Add or correct the member that is named."
        case .unknownKind: "Nothing to do: it changes no mark, receipt or figure."
        case .unreadableCard: "Update the toolkit to reproduce the words of the card."
        }
    }
}
