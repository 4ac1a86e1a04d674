import ContentRules
import TestSupport
import Testing

@Suite struct OfferTermTests {
    /// For each built-in language a label that says free, one that advertises, and one with a
    /// price.
    static let labels: [(language: String, free: String, promotional: String, price: String)] = [
        ("en", "Try it free", "Get your discount", "Only 5 dollars"),
        ("en-AU", "Free trial", "This week’s specials", "AUD 5"),
        ("en-CA", "Complimentary week", "See the flyer", "5 CAD"),
        ("en-GB", "Free for a week", "Money off today", "5 quid a month"),
        ("de", "Kostenlos testen", "Neukundenrabatt sichern", "Nur 5 Euro"),
        ("fr", "Essai gratuit", "Voir la réduction", "Pour 5 euros"),
        ("fr-CA", "Sans frais", "Une aubaine", "5 dollars"),
        ("es", "Prueba gratuita", "Ver descuento", "Por 5 euros"),
        ("es-419", "Sin costo", "Remate final", "Por 5 pesos"),
        ("it", "Prova gratuita", "Vedi lo sconto", "Solo 5 euro"),
        ("pt-BR", "Teste grátis", "Ver o desconto", "Só 5 reais"),
        ("pt-PT", "Gratuito", "Os nossos saldos", "Só 5 euros"),
        ("ca", "Prova gratuïta", "Mostra el descompte", "Per 5 euros"),
        ("ro", "Încearcă gratuit", "Vezi reducerea", "Doar 5 lei"),
        ("nl", "Gratis proberen", "Welkomstkorting", "Voor 5 euro"),
        ("sv", "Prova gratis", "Se rabatten", "Bara 5 kr"),
        ("da", "Prøv gratis", "Se din rabat", "Kun 5 kr."),
        ("nb", "Prøv gratis", "Se rabatten", "Bare 5 kr"),
        ("fi", "Kokeile maksutta", "Katso alennus", "Vain 5 euroa"),
        ("is", "Prófa ókeypis", "Sjá afsláttinn", "Aðeins 5 kr"),
        ("et", "Proovi tasuta", "Vaata soodustust", "Ainult 5 eurot"),
        ("lv", "Izmēģināt bez maksas", "Skatīt atlaidi", "Tikai 5 eiro"),
        ("lt", "Išbandyti nemokamai", "Žiūrėti nuolaidą", "Tik 5 eurai"),
        ("pl", "Wypróbuj za darmo", "Zobacz zniżkę", "Tylko 5 zł"),
        ("cs", "Vyzkoušet zdarma", "Zobrazit slevu", "Jen 5 Kč"),
        ("sk", "Vyskúšať zadarmo", "Zobraziť zľavu", "Len 5 eur"),
        ("hu", "Próbálja ki ingyen", "Kedvezmény", "Csak 5 Ft"),
        ("sl", "Preizkusi brezplačno", "Prikaži popust", "Samo 5 evrov"),
        ("hr", "Isprobaj besplatno", "Pogledaj popust", "Samo 5 eura"),
        ("sr-Cyrl", "Испробај бесплатно", "Погледај попуст", "Само 5 дин"),
        ("sr-Latn", "Isprobaj besplatno", "Pogledaj popust", "Samo 5 dinara"),
        ("bg", "Опитайте безплатно", "Вижте отстъпката", "Само 5 лв."),
        ("el", "Δοκιμή ΔΩΡΕΑΝ", "Δείτε την έκπτωση", "Μόνο 5 ευρώ"),
        ("uk", "Спробувати безкоштовно", "Переглянути знижку", "Лише 5 грн"),
        ("ru", "Попробовать БЕСПЛАТНО", "Посмотреть скидку", "Всего 5 руб."),
        ("tr", "ÜCRETSİZ dene", "İNDİRİMİ gör", "Sadece 5 TL"),
        ("kk", "Тегін көру", "Жеңілдікті көру", "Тек 5 теңге"),
        ("ja", "無料で試す", "割引を見る", "月額500円"),
        ("ko", "무료로 체험하기", "할인 보기", "월 5,000원"),
        ("zh-Hans", "免费试用", "查看折扣", "每月5元"),
        ("zh-Hant", "免費試用", "查看折扣", "每月5元"),
        ("zh-HK", "免收費試用", "大減價", "每月5蚊"),
        ("th", "ทดลองใช้ฟรี", "ดูส่วนลด", "เพียง ๕ บาท"),
        ("vi", "Dùng thử miễn phí", "Xem giảm giá", "Chỉ 5 đồng"),
        ("id", "Coba gratis", "Lihat diskon", "Rp50.000"),
        ("ms", "Cuba percuma", "Lihat diskaun", "RM5 sahaja"),
        ("fil", "Nang libre", "Tingnan ang diskuwento", "5 piso lang"),
        ("hi", "मुफ्त आज़माएँ", "छूट देखें", "केवल ५ रुपये"),
        ("bn", "বিনামূল্যে দেখুন", "ছাড় দেখুন", "মাত্র ৫ টাকা"),
        ("gu", "મફત અજમાવો", "ડિસ્કાઉન્ટ જુઓ", "ફક્ત ૫ રૂપિયા"),
        ("kn", "ಉಚಿತವಾಗಿ ಪ್ರಯತ್ನಿಸಿ", "ರಿಯಾಯಿತಿ ನೋಡಿ", "ಕೇವಲ 5 ರೂಪಾಯಿ"),
        ("ml", "സൗജന്യമായി പരീക്ഷിക്കൂ", "കിഴിവ് കാണൂ", "5 രൂപ മാത്രം"),
        ("mr", "मोफत वापरून पहा", "सवलत पहा", "फक्त ५ रुपये"),
        ("or", "ମାଗଣାରେ ଦେଖନ୍ତୁ", "ରିହାତି ଦେଖନ୍ତୁ", "୫ ଟଙ୍କା"),
        ("pa", "ਮੁਫਤ ਅਜ਼ਮਾਓ", "ਛੋਟ ਦੇਖੋ", "ਸਿਰਫ਼ 5 ਰੁਪਏ"),
        ("ta", "இலவசமாக முயல்க", "தள்ளுபடியைக் காண்க", "5 ரூபாய்"),
        ("te", "ఉచితంగా ప్రయత్నించండి", "తగ్గింపు చూడండి", "5 రూపాయలు"),
        ("ur", "مفت آزمائیں", "رعایت دیکھیں", "صرف ۵ روپے"),
        ("fa", "رایگان امتحان کنید", "مشاهدهٔ تخفیف", "فقط ۵ تومان"),
        ("ar", "جرّب مجانًا", "شاهد الخصم", "٥ ريال فقط"),
        ("he", "לנסות בחינם", "לצפייה בהנחה", "רק 5 ש״ח"),
    ]

    @Test("knows free, discount and price in every built-in language", arguments: labels)
    func everyLanguage(
        _ row: (language: String, free: String, promotional: String, price: String)
    ) {
        let context = LabelContext(sendsPush: true)
        func ids(_ text: String) -> [String] {
            ContentRule.check(label: text, context: context).map(\.check)
                .filter { $0 == "label.price" || $0 == "label.promotional" }
        }
        #expect(ids(row.free) == ["label.price", "label.promotional"])
        #expect(ids(row.promotional) == ["label.promotional"])
        #expect(ids(row.price) == ["label.price", "label.promotional"])
        #expect(
            !ContentRule.check(label: row.promotional).contains { $0.check == "label.promotional" })
    }

    @Test("has a row for each language of the design, and for each file of the built-in texts")
    func languages() throws {
        let design = """
            en en-AU en-CA en-GB de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi is et lv lt pl cs sk hu sl \
            hr sr-Cyrl sr-Latn bg el uk ru tr kk ja ko zh-Hans zh-Hant zh-HK th vi id ms fil hi bn gu kn ml mr or pa \
            ta te ur fa ar he
            """.split(separator: " ").map(String.init)
        #expect(Self.labels.map(\.language) == design && Set(design).count == 61)
        let files = try Repository.names(in: "Locales").filter { $0.hasSuffix(".arb") }
        #expect(Set(files.map { String($0.dropLast(4)) }).isSubset(of: design))
    }

    @Test(
        "finds amounts however they are written",
        arguments: [
            ("9,99 €", 0..<6), ("€9.99", 0..<5), ("1 299,00 kr", 2..<11), ("US$5", 2..<4),
            ("R$ 5", 1..<4), ("₹1,999", 0..<6), ("5\u{A0}€", 0..<3), ("EUR 5", 0..<5),
            ("5EUR", 0..<4),
            ("Rs. 99", 0..<6), ("٥٫٩٩ ﷼", 0..<6), ("￥500", 0..<4), ("8折", 0..<2), ("5.-€", nil),
            ("TRY 7", nil), ("7 TRY", 0..<5), ("5 plans", nil), ("krone 5", nil), ("$ now", nil),
            ("KRW", nil), ("3 krones", nil), ("2 for 1", nil),
        ] as [(String, Range<Int>?)])
    func amounts(_ text: String, place: Range<Int>?) {
        let found = ContentRule.check(label: text).first { $0.check == "label.price" }
        #expect(found?.utf16Offset == place?.lowerBound)
        #expect(found?.utf16Length == place?.count)
    }

    @Test(
        "lets words pass that only contain such a word",
        arguments: [
            "Ad-free", "Go ad‑free", "Feel free to ask", "Free up space", "Freelance", "Carefree",
            "Vrijheid", "Libertad", "Tiempo libre", "Sala de chat", "مفتاح", "ছাড়া", "ฟรีแลนซ์", "セールス",
            "Dealer", "Salon", "Reality", "Salzburg", "Sparkasse", "Kronen", "Lev Tolstoj",
        ])
    func harmless(_ text: String) {
        let findings = ContentRule.check(label: text, context: LabelContext(sendsPush: true))
        #expect(!findings.contains { $0.check == "label.price" || $0.check == "label.promotional" })
    }
}
