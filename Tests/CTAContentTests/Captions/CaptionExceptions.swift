/// Where captions differ from ICU, or are the same as in English, with the reason.
enum CaptionExceptions {
    /// Units whose lengths are not those of ICU 72, by language.
    static let units: [String: [String: String]] = [
        "pl": ["day": "ICU counts in doby, twenty-four hours; a customer's days are dni"]
    ]

    /// Captions that read as in English, by language.
    static let english: [String: [String: String]] = [
        "nl": ["caption.per.week": "Dutch writes week as English does"]
    ]
}
