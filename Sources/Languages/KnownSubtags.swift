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

    /// Whether a region is one of pseudo-locales or the unknown one (UTS #35, "Unknown or Invalid Identifiers").
    @inline(__always)
    static func isPseudoRegion(_ region: Subtag) -> Bool {
        switch region.packed {
        // XA, XB, XC and ZZ.
        case 0x5841, 0x5842, 0x5843, 0x5A5A: true
        default: false
        }
    }

    /// The code of an unknown language.
    static let undetermined = Subtag("und")

    /// Language codes that name no language (ISO 639-2).
    static let special: Set<Subtag> = [Subtag("mul"), Subtag("zxx"), Subtag("mis")]
}
