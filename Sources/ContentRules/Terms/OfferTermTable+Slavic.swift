extension OfferTermTable {
    static let slavic: [OfferTermRow] = [
        OfferTermRow(
            "pl", free: "bezpłatn* darmow* za_darmo gratis",
            promotional: "zniżk* zniżek rabat* promocj* wyprzedaż* obniżk* obniżon* przecen* "
                + "przecenion* oszczędź oszczędzaj kupon*",
            currency: "zł złot*"),
        OfferTermRow(
            "cs", free: "zdarma bezplatn* gratis",
            promotional: "slev* zlevn* výprodej* ušetř* kupón*", currency: "kč korun*"),
        OfferTermRow(
            "sk", free: "zadarmo bezplatn*", promotional: "zľav* výpredaj* ušetr* zlacnen*",
            currency: "eur euro eurá eura"),
        OfferTermRow(
            "sl", free: "brezplačn* zastonj",
            promotional: "*popust* razprodaj* znižan* prihran* akcijsk*", currency: "evro*"),
        OfferTermRow(
            "hr", free: "besplatn*",
            promotional: "*popust* rasprodaj* snižen* uštedi* ušted* akcijsk*",
            currency: "kn kuna eura"),
        OfferTermRow(
            "sr-Latn", free: "besplatn* džabe",
            promotional: "popust* rasprodaj* snižen* ušted* akcijsk*", currency: "din dinar*"),
        OfferTermRow(
            "sr-Cyrl", free: "бесплатн* џабе",
            promotional: "попуст* распродај* снижен* уштед* акцијск*", currency: "дин динар*"),
        OfferTermRow(
            "bg", free: "безплатн* гратис",
            promotional: "отстъпк* намален* намалени* разпродажб* промоци* спести* купон*",
            currency: "лв лева"),
        OfferTermRow(
            "ru", free: "бесплатн* даром задаром",
            promotional: "скидк* скидок распродаж* акци* промокод* купон* сниженн* выгода "
                + "сэкономь* специальная_цена",
            currency: "руб* р"),
        OfferTermRow(
            "uk", free: "безкоштовн* безплатн* задарма",
            promotional: "знижк* знижок знижен* розпродаж* акці* промокод* купон* заощад*",
            currency: "грн гривень гривні гривня"),
    ]
}
