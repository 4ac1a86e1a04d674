/// A word, the start of a word or a phrase of the term table.
struct OfferTerm {
    /// What a term tells about a text.
    enum Kind {
        /// It says that something costs nothing.
        case free
        /// It advertises: discount, sale, coupon.
        case promotional
        /// It is a unit of money when a number stands next to it.
        case currency
        /// It contains another term without meaning it: `ad-free`.
        case harmless
    }

    /// What it tells.
    let kind: Kind
    /// The term as `FoldedText` folds it.
    let scalars: [Unicode.Scalar]
    /// Whether it begins where a word begins.
    let startsWord: Bool
    /// Whether it ends where a word ends.
    let endsWord: Bool

    /// Reads a term as the table writes it: `*` leaves an end of a word open, `_` is a space.
    init?(_ written: Substring, kind: Kind) {
        var body = written
        startsWord = body.first != "*"
        if !startsWord { body.removeFirst() }
        endsWord = body.last != "*"
        if !endsWord { body.removeLast() }
        scalars = FoldedText(body.unicodeScalars.map { $0 == "_" ? " " : $0 }).scalars
        self.kind = kind
        guard !scalars.isEmpty else { return nil }
    }
}
