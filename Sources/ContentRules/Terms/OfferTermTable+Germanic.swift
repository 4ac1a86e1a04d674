extension OfferTermTable {
    static let germanic: [OfferTermRow] = [
        OfferTermRow(
            "en", free: "free freebie* complimentary for_nothing",
            promotional: "discount* sale sales deal deals savings bargain* clearance coupon* promo "
                + "promos promotion* voucher* cashback limited_time special_offer* half_price "
                + "half-price last_chance",
            currency: "dollar* cent cents bucks",
            harmless: "*-free free_up free_ups freed feel_free free_space free_time"),
        OfferTermRow("en-AU", promotional: "specials on_special", currency: "aud"),
        OfferTermRow("en-CA", promotional: "flyer*", currency: "cad"),
        OfferTermRow("en-GB", promotional: "money_off bogof", currency: "pound* quid pence"),
        OfferTermRow(
            "de", free: "gratis* kostenlos* kostenfrei* umsonst unentgeltlich* geschenkt",
            promotional: "*rabatt* ermäßig* preisnachlass* nachlass sonderangebot* sonderaktion* "
                + "schnäppchen* sparpreis* sparen gutschein* reduziert*",
            currency: "euro* franken"),
        OfferTermRow(
            "nl", free: "gratis kosteloos kosteloze",
            promotional: "*korting* uitverkoop* bespaar besparen besparing actieprijs* "
                + "kortingscode* aanbiedingsprijs*",
            currency: "euro*"),
        OfferTermRow(
            "da", free: "gratis vederlagsfri* omkostningsfri*",
            promotional: "*rabat* udsalg* tilbudspris* kampagne* spotpris*", currency: "kr kroner"),
        OfferTermRow(
            "nb", free: "gratis kostnadsfri* vederlagsfri*",
            promotional: "*rabatt* salg tilbudspris* kampanje*", currency: "kr kroner"),
        OfferTermRow(
            "sv", free: "gratis kostnadsfri*",
            promotional: "*rabatt* rea rean utförsäljning* kampanj* extrapris*",
            currency: "kr kronor"),
        OfferTermRow(
            "is", free: "ókeypis gjaldfrjáls* frítt",
            promotional: "*afslátt* *afslætt* útsala* útsölu* tilboðsverð*",
            currency: "kr krónur króna"),
    ]
}
