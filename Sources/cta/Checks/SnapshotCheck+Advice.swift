internal import CTAContent

/// What is found in the paywalls that a device reported.
extension SnapshotCheck {
    /// How much a finding matters at most; a lenient reading makes warnings of omissions.
    var severity: Severity {
        switch self {
        case .json, .form, .duplicateMember, .duplicateID, .paywallCount, .productCount,
            .totalProductCount, .price, .period:
            .error
        case .trimmed: .note
        }
    }

    /// What it finds, in one line: lower case, no full stop.
    var summary: String {
        switch self {
        case .json: "not JSON as RFC 8259 defines it"
        case .form: "a member that is missing or has the wrong type"
        case .duplicateMember: "one name twice in an object"
        case .duplicateID: "an id that an earlier paywall has"
        case .paywallCount: "more than 20 paywalls"
        case .productCount: "more than 10 products of one paywall"
        case .totalProductCount: "more than 40 products of all paywalls"
        case .price: "a price that cannot be shown: empty, over 60 units, control characters"
        case .period: "a period or trial that is not ISO 8601 such as P1M or P7D"
        case .trimmed: "white space around an id or title, taken off by the lenient policy"
        }
    }

    /// What to do about it, in sentences.
    var advice: String {
        switch self {
        case .json: "Correct what the device sends: no policy reads what is not JSON."
        case .form: "A paywall has 'id', and 'title' or 'description'. A product has 'price'."
        case .duplicateMember: "Write it once. The lenient policy takes the first."
        case .duplicateID: "Give each paywall its own id. The lenient policy keeps the first."
        case .paywallCount: "Report those that agents need. The lenient policy keeps 20."
        case .productCount, .totalProductCount:
            "Report those that the captions need. The lenient policy keeps the first."
        case .price: "Report the text that the store formats, unchanged."
        case .period: "Write P, up to four digits, and Y, M, W or D, or years and months."
        case .trimmed: "Nothing to do."
        }
    }
}
