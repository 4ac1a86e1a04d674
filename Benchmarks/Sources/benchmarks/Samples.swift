/// What the cases are asked.
enum Samples {
    /// What customers' apps report most, in the spellings of iOS and of POSIX; eight, so that they turn with a mask.
    static let repeated = [
        "de_AT", "en_US", "zh-Hant-HK", "pt-BR", "fr", "es_MX", "ja-JP", "ru",
    ]

    /// Plain language, script and region: one for each pair of these, 704 in all.
    static let ordinary: [String] = languages.flatMap { language in
        regions.map { "\(language)-\($0)" }
    }

    /// Tags with variants, extensions or private use, in a few regions each: 528 in all.
    static let odd: [String] = extras.flatMap { extra in
        languages.map { "\($0)-DE-\(extra)" }
    }

    /// Tags that are nobody's, to fill what a resolver remembers: `count` short and as many long ones.
    static func strangers(count: Int) -> [String] {
        (0..<count).flatMap { number in
            let code = String(number, radix: 36)
            return ["qx-x-\(code)", "qx-x-a-private-use-\(code)"]
        }
    }

    private static let languages = [
        "ar", "bn", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "gu", "he",
        "hi",
        "hr", "hu", "id", "is", "it", "ja", "kk", "kn", "ko", "lt", "lv", "mr", "ms", "nb", "nl",
        "pl",
        "pt", "ro", "ru", "sk", "sl", "sv", "ta", "te", "th", "tr", "uk", "zh-Hans",
    ]
    private static let regions = [
        "AT", "AU", "BE", "BR", "CA", "CH", "CY", "DE", "DK", "EG", "FR", "GB", "IN", "JP", "MX",
        "US",
    ]
    private static let extras = [
        "u-ca-gregory", "u-nu-latn", "1996", "x-app", "u-hc-h12", "t-en", "u-rg-uszzzz",
        "u-co-phonebk",
        "a-some", "u-va-posix", "u-tz-utc", "u-fw-mon",
    ]
}
