/// Where captions differ from ICU, or are the same as in English, with the reason.
enum CaptionExceptions {
    /// Units whose lengths are not those of ICU 72, by language.
    static let units: [String: [String: String]] = [
        "pl": ["day": twentyFourHours], "sv": ["day": twentyFourHours],
        "nb": ["day": twentyFourHours], "et": ["day": twentyFourHours],
        "sl": ["year": "three and four are leta, the nominative plural, and not let"],
        "fil": ["month": "a number is linked with na, as ICU does for days, weeks and years"],
        "kn": ["day": inSentence, "week": inSentence, "year": inSentence],
    ]

    private static let twentyFourHours =
        "ICU counts periods of twenty-four hours (doby, dygn, døgn, ööpäev); a shop counts days"
    private static let inSentence =
        "ICU has the subject of a sentence in the singular only; alone the plain form stands"

    /// Captions that read as in English, by language.
    static let english: [String: [String: String]] = [
        "nl": ["caption.duration.week": "Dutch writes week as English does"]
    ]
}
