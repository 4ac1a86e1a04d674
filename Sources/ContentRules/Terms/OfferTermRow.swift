/// The words of one language that make an offer of a text.
///
/// In each list terms are separated by spaces; `*` leaves the start or end of a word open, `_` is a
/// space.
struct OfferTermRow: Sendable {
    /// The language.
    let language: String
    /// The terms.
    let terms: [OfferTerm]

    /// Makes the row of a language.
    /// - Parameters:
    /// - language: The tag of its file in `Locales/`.
    /// - free: Says that something costs nothing.
    /// - promotional: Advertises.
    /// - currency: Units of money, when a number is next to them; signs and ISO codes are known
    /// without.
    /// - harmless: Contains one of these without meaning it.
    init(
        _ language: String, free: String = "", promotional: String = "", currency: String = "",
        harmless: String = ""
    ) {
        self.language = language
        let lists: [(OfferTerm.Kind, String)] = [
            (.free, free), (.promotional, promotional), (.currency, currency),
            (.harmless, harmless),
        ]
        terms = lists.flatMap { kind, list in
            list.split(separator: " ").compactMap { OfferTerm($0, kind: kind) }
        }
    }
}
