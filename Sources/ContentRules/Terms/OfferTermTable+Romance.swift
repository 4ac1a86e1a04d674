extension OfferTermTable {
    static let romance: [OfferTermRow] = [
        OfferTermRow(
            "fr", free: "gratuit* gratos offert offerts offerte offertes sans_frais",
            promotional: "réduc* rabais remise remises soldes promo promos promotion* ristourne* "
                + "bon_plan bons_plans code_promo économisez",
            currency: "euro* centimes"),
        OfferTermRow(
            "fr-CA", promotional: "aubaine* solde spécial_du", currency: "dollar* piastres"),
        OfferTermRow(
            "es", free: "gratis gratuit* sin_coste",
            promotional: "descuento* rebaja* promo promos promoción promociones oferta_especial "
                + "ganga* cupón cupones liquidación chollo* ahorra ahorre",
            currency: "euro* céntimos"),
        OfferTermRow(
            "es-419", free: "sin_costo", promotional: "remate* ahorra_ya 2x1",
            currency: "peso* dólar* sol soles"),
        OfferTermRow(
            "pt-BR", free: "grátis gratuit* de_graça sem_custo",
            promotional: "desconto* promoção promoções promocional promocionais liquidação cupom "
                + "cupons economize oferta_especial",
            currency: "real reais centavos"),
        OfferTermRow(
            "pt-PT", free: "gratuit* sem_custos",
            promotional: "saldos cupão cupões poupe poupança*", currency: "euro* cêntimos"),
        OfferTermRow(
            "it", free: "gratis gratuit* omaggio senza_costi",
            promotional: "sconto sconti scontat* saldi promo promozion* risparmia risparmi "
                + "offerta_speciale codice_sconto",
            currency: "euro centesimi"),
        OfferTermRow(
            "ca", free: "gratis gratuït* de_franc sense_cost",
            promotional: "descompte* rebaixa* rebaixes promoció promocions estalvia ganga cupó",
            currency: "euro* cèntims"),
        OfferTermRow(
            "ro", free: "gratuit* gratis pe_gratis fără_cost*",
            promotional: "reducere* reduceri* reducerea discount* promoție* promoții* promoți* "
                + "economisește* lichidare*",
            currency: "leu lei ron"),
    ]
}
