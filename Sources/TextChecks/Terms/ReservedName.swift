/// A name that is written in one way in all languages.
struct ReservedName: Sendable {
    /// The name.
    let name: String
    /// What it is wrongly turned into: transliterations and translations.
    let wrong: [String]
    /// Whether the owner itself translates it in some languages.
    let isTranslated: Bool
    /// What says that it stays as it is.
    let authority: String
    /// The bytes of the name.
    let bytes: [UInt8]
    /// Where its first capital letter stands.
    let capital: Int
    /// Whether the name is more than one word, so that it cannot be a common one.
    let isPhrase: Bool

    init(
        _ name: String, wrong: [String] = [], isTranslated: Bool = false, _ authority: String
    ) {
        self.name = name
        self.wrong = wrong
        self.isTranslated = isTranslated
        self.authority = authority
        bytes = Array(name.utf8)
        capital = bytes.firstCapital(in: bytes.indices) ?? 0
        isPhrase = name.utf8.contains(0x20)
    }

    private static let apple = "Apple Trademark List; Guidelines for Using Apple Trademarks"
    private static let google = "Google Brand Resource Center; Google Play brand guidelines"
    private static let owner = "the owner's brand guidelines"

    /// The names, longer ones before those they start with.
    static let table: [ReservedName] = [
        ReservedName(
            "App Store",
            wrong: [
                "Апп Стор", "АппСтор", "Ап Стор", "アップストア", "アプリストア", "앱 스토어", "앱스토어",
                "应用商店", "應用商店", "苹果商店", "蘋果商店", "آب ستور", "متجر التطبيقات", "اپ استور",
                "אפ סטור", "חנות האפליקציות", "ऐप स्टोर", "แอปสโตร์", "แอพสโตร์", "অ্যাপ স্টোর",
            ], apple),
        ReservedName(
            "Google Play",
            wrong: [
                "Гугл Плей", "Гугл Плэй", "グーグルプレイ", "구글 플레이", "구글플레이", "谷歌商店",
                "谷歌应用商店", "جوجل بلاي", "گوگل پلی", "גוגל פליי", "गूगल प्ले", "กูเกิลเพลย์", "গুগল প্লে",
            ], google),
        ReservedName("Google Pay", wrong: ["Гугл Пэй", "グーグルペイ", "구글 페이"], google),
        ReservedName(
            "Apple Watch", wrong: ["アップルウォッチ", "애플워치", "애플 워치", "Эпл Вотч"], apple),
        ReservedName("Apple Pay", wrong: ["アップルペイ", "애플페이", "애플 페이", "Эпл Пэй"], apple),
        ReservedName("Apple Music", wrong: ["アップルミュージック", "애플 뮤직"], apple),
        ReservedName("Apple TV", wrong: ["アップルTV", "애플 TV"], apple),
        // Apple itself writes 面容 ID and 触控 ID in Chinese.
        ReservedName("Face ID", wrong: ["フェイスID", "페이스 ID"], isTranslated: true, apple),
        ReservedName("Touch ID", wrong: ["タッチID", "터치 ID"], isTranslated: true, apple),
        ReservedName("Android Auto", google), ReservedName("Wear OS", google),
        ReservedName("iPhone", apple), ReservedName("iPad", apple), ReservedName("iCloud", apple),
        ReservedName("iMessage", apple), ReservedName("iOS", apple), ReservedName("macOS", apple),
        ReservedName("iPadOS", apple), ReservedName("watchOS", apple), ReservedName("tvOS", apple),
        ReservedName("TestFlight", apple), ReservedName("AirDrop", apple),
        ReservedName("AirPods", apple), ReservedName("CarPlay", apple),
        ReservedName("HomeKit", apple), ReservedName("FaceTime", apple),
        ReservedName("YouTube", google), ReservedName("GitHub", owner),
        ReservedName("WhatsApp", owner), ReservedName("PayPal", owner),
    ]

    /// The names by their first capital letter: each has one, and texts have few.
    static let byCapital: [[ReservedName]] = (0...255).map { byte in
        table.filter { $0.bytes[$0.capital] == UInt8(byte) }
    }
}
