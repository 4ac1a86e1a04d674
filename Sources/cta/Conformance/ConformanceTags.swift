internal import CTAContent

/// Tags as apps, systems and stores report them.
package enum ConformanceTags {
    /// Each tag once: the built-in languages, then the families below.
    package static let all: [String] = {
        var seen: Set<[UInt8]> = []
        let tags =
            BuiltInTexts.shared.languages.tags + storeTags + systemTags + posixTags + legacyTags
            + scriptTags + neighbourTags + extendedTags + unusableTags
        return tags.filter { seen.insert(Array($0.utf8)).inserted }
    }()

    /// The localizations of App Store Connect, as its API spells them.
    package static let storeTags = words(
        """
        ar-SA bn-BD ca cs da de-DE el en-AU en-CA en-GB en-US es-ES es-MX fi fr-CA fr-FR gu-IN he
        hi hr hu id it ja kn-IN ko ml-IN mr-IN ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk
        sl-SI sv ta-IN te-IN th tr uk ur-PK vi zh-Hans zh-Hant
        """)

    /// Tags with the region of the device, as `Locale.preferredLanguages` has them since iOS 9.
    private static let systemTags = words(
        """
        en-US en-IN en-NZ en-ZA en-IE en-SG en-001 en-150 de-AT de-CH fr-BE fr-CH fr-HT es-ES
        es-AR es-CO es-US es-419 es-GQ es-PH it-CH pt pt-US pt-AO pt-MO pt-MZ nl-BE sv-FI nb-NO
        da-DK fi-FI pl-PL tr-TR uk-UA uk-RU ru-UA el-GR he-IL ar-EG ar-AE ar-MA id-ID ms-MY th-TH
        vi-VN ja-JP ko-KR ko-KP hi-IN bn-IN pa-IN ur-IN fa-IR fa-AF kk-KZ fil-PH sr-RS sr-Latn-RS
        hr-BA ro-MD zh-Hans-CN zh-Hant-TW zh-Hant-HK zh-Hans-SG zh-Hans-HK zh-Hant-MO zh-Hans-TW
        zh-Hant-US yue-Hant-HK
        """)

    /// Underscores, character sets and modifiers.
    private static let posixTags =
        words(
            """
            en_GB en_US.UTF-8 en_US_POSIX de_AT de_DE@euro fr_CA es_MX pt_BR pt_BR.UTF-8@foo zh_TW
            zh_Hant_HK zh_hans_hk sr_RS@latin sr_RS@cyrillic uz_UZ@cyrillic ca_ES@valencia no_NO
            nb_NO iw_IL in_ID C POSIX root
            """) + [" de_DE ", "\tfr\n"]

    /// Codes that were replaced, and three letters for two.
    private static let legacyTags = words(
        """
        iw iw-IL in in-ID ji jw no no-NO no_NO_NY mo mo-MD tl tl-PH sh sr-ME sr-YU sr-CS cnr
        zh-TW zh-HK zh-MO zh-CN zh-SG zh-MY zh-min-nan zh-guoyu cmn cmn-Hant cmn-TW i-klingon
        en-GB-oed eng deu ger-DE fre fra chi zho cze por-BR nor heb ind
        """)

    /// Scripts that are not the usual ones of their language.
    private static let scriptTags = words(
        """
        sr sr-Latn sr-Cyrl sr-Latn-ME pa pa-PK pa-Arab pa-Guru hi-Latn hi-Latn-IN ur-Latn uz-Cyrl
        az-Cyrl bs bs-Cyrl kk-Arab zh-Latn-pinyin en-Dsrt en-Shaw ms-Arab de-Latn ru-Latn
        """)

    /// Languages that are none of the built-in ones: relatives, neighbours and strangers.
    private static let neighbourTags = words(
        """
        nn nn-NO fo gl eu oc ast lb gsw rm fy af be mk bs-BA sq hy ka az ug crh tt ky mn sa ne
        kok-Latn si my km lo jv su ht cy ga gd br yue yue-CN wuu hak-TW nan arz ary ckb ku ku-Arab
        ps sd am sw zu
        """)

    /// Variants, extensions, private use and pseudo-locales.
    private static let extendedTags = words(
        """
        en-US-u-ca-gregory es-MX-u-nu-latn-x-foo ja-JP-u-ca-japanese th-TH-u-nu-thai de-x-foo
        en-x-priv sl-rozaj ca-ES-valencia en-US-POSIX en-XA ar-XB EN-gb DE ZH-HANT
        """)

    /// Nothing that names a language.
    private static let unusableTags =
        words(
            """
            und und-HK und-Latn zxx mul mis xx xx-YY Base English de-12 en-u de-1901-1901
            de-a-foo-a-bar en--US -en en- zh_TW#Hant invalid! 1 en-US-
            """) + [
            "", " ", "d", "д-RU", "de\u{0}", "e\u{301}n", "日本語", "en\u{200B}", "en US",
            String(repeating: "a", count: 300), "\u{202E}en", "😀",
        ]

    private static func words(_ list: String) -> [String] {
        list.split { $0.isWhitespace }.map(String.init)
    }
}
