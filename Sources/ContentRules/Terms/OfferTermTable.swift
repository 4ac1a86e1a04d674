/// The words of an offer, one row for each built-in language.
///
/// The word that an offer itself is called is in no row: every built-in button has it. Sources: the
/// built-in texts `offer.push` and `offer.suggestion.trial` of each language, which a test
/// compares, and what App Store pages say.
enum OfferTermTable {
    /// All rows.
    static let rows =
        germanic + romance + uralicAndBaltic + slavic + asianLatin + european + indic + eastAsian
        + rightToLeft
}
