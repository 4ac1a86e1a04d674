extension OfferTermTable {
    /// Arabic and Hebrew join articles and prepositions to a word, so some terms may stand inside
    /// one.
    static let rightToLeft: [OfferTermRow] = [
        OfferTermRow(
            "ar", free: "*مجانا *مجاني *مجانية *بالمجان",
            promotional: "خصم* الخصم* بخصم* تخفيض* التخفيض* بتخفيض* كوبون* قسيمة",
            currency: "ريال درهم جنيه دينار ر.س د.إ"),
        OfferTermRow(
            "he", free: "*חינם* *חינמי* ללא_עלות ללא_תשלום ללא_חיוב",
            promotional: "*הנחה* *הנחות* מבצע* במבצע קופון*", currency: "ש\u{5F4}ח שח שקל שקלים"),
        OfferTermRow(
            "fa", free: "رایگان* مجانی", promotional: "تخفیف* حراج* کوپن*", currency: "تومان ریال"),
        OfferTermRow(
            "ur", free: "مفت", promotional: "رعایت* رعایتی ڈسکاؤنٹ* چھوٹ کوپن*",
            currency: "روپے روپیے"),
    ]
}
