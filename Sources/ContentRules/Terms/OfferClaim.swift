/// A place where a text states or advertises terms.
struct OfferClaim {
    /// What is claimed.
    enum Kind {
        case price, percentage, free, promotional
    }

    /// What is claimed.
    let kind: Kind
    /// Where, in scalars.
    let range: Range<Int>
}
