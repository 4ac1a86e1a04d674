/// How much a finding matters.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Legal but probably not meant.
    case warning
    /// Cannot be shown safely, or can never be what the owner saw.
    case error

    /// Orders from note to error.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
