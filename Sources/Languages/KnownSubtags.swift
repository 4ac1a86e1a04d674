/// Subtags that the resolution policy names.
enum KnownSubtags {
    /// Sinitic languages, written with traditional characters in Taiwan, Hong Kong and Macao.
    static let sinitic: Set<Subtag> = [
        Subtag("cdo"), Subtag("cjy"), Subtag("cpx"), Subtag("czh"), Subtag("czo"), Subtag("gan"),
        Subtag("hak"), Subtag("hsn"), Subtag("lzh"), Subtag("mnp"), Subtag("nan"), Subtag("wuu"),
        Subtag("yue"), Subtag("zh"),
    ]

    /// Regions that write traditional characters.
    static let traditionalRegions: Set<Subtag> = [Subtag("TW"), Subtag("HK"), Subtag("MO")]

    /// Norwegian under its three codes.
    static let norwegian: Set<Subtag> = [Subtag("no"), Subtag("nb"), Subtag("nn")]

    /// Regions of pseudo-locales and the unknown region (UTS #35, "Unknown or Invalid Identifiers").
    static let pseudoRegions: Set<Subtag> = [
        Subtag("XA"), Subtag("XB"), Subtag("XC"), Subtag("ZZ"),
    ]

    /// The code of an unknown language.
    static let undetermined = Subtag("und")

    /// Language codes that name no language (ISO 639-2).
    static let special: Set<Subtag> = [Subtag("mul"), Subtag("zxx"), Subtag("mis")]
}
