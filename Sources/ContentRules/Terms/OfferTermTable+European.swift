extension OfferTermTable {
    static let european: [OfferTermRow] = [
        OfferTermRow(
            "el", free: "δωρεάν δωρεαν τζάμπα χωρίς_χρέωση",
            promotional: "έκπτωσ* εκπτώσ* εκπτωσ* κουπόνι* ξεπούλημα εκπτωτικ*", currency: "ευρώ"),
        OfferTermRow(
            "tr", free: "ücretsiz* bedava* bedelsiz*",
            promotional: "indirim* kampanya* kupon* ucuzlu* fırsat*", currency: "tl lira*"),
        OfferTermRow(
            "kk", free: "тегін ақысыз", promotional: "жеңілдік* жеңілдіг* акция* купон*",
            currency: "теңге тг"),
    ]

    static let uralicAndBaltic: [OfferTermRow] = [
        OfferTermRow(
            "fi", free: "ilmainen ilmaisen ilmaiset ilmaiseksi maksuton maksuttom* maksutta",
            promotional: "*alennu* ale tarjoushin* kampanj* kuponki* kuponk* säästä",
            currency: "euro* egeä senttiä"),
        OfferTermRow(
            "et", free: "tasuta", promotional: "*soodus* allahindlus* allahinnat* kampaania*",
            currency: "euro* eurot"),
        OfferTermRow(
            "lv", free: "bezmaksas bez_maksas par_velti",
            promotional: "atlaid* atlaiž* akcij* izpārdošan* ietaup* kupon*", currency: "eiro"),
        OfferTermRow(
            "lt", free: "nemokam* dykai",
            promotional: "nuolaid* akcij* išpardavim* sutaup* kupon*", currency: "euras eurai eurų"),
        OfferTermRow(
            "hu", free: "ingyen* díjmentes* térítésmentes*",
            promotional: "kedvezmény* akciós* leárazás* leárazott* kupon* engedmény* kiárusítás*",
            currency: "ft forint*"),
    ]

    static let asianLatin: [OfferTermRow] = [
        OfferTermRow(
            "vi", free: "miễn_phí không_tốn_phí",
            promotional: "giảm_giá khuyến_mãi khuyến_mại chiết_khấu hạ_giá xả_hàng",
            currency: "đồng đ vnđ"),
        OfferTermRow(
            "id", free: "gratis cuma-cuma tanpa_biaya",
            promotional: "diskon* potongan_harga promo promosi obral cuci_gudang kupon*",
            currency: "rp rupiah ribu"),
        OfferTermRow(
            "ms", free: "percuma tanpa_bayaran",
            promotional: "diskaun* jualan_murah jualan_hebat baucar*", currency: "rm ringgit sen"),
        OfferTermRow(
            "fil", free: "libreng nang_libre walang_bayad",
            promotional: "diskuwento* diskwento* bawas-presyo bagsak-presyo", currency: "piso"),
    ]
}
