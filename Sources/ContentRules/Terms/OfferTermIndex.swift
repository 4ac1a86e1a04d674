/// The terms of every language, found by their first two scalars.
///
/// The language of a custom label is not known, so the terms of all languages count; a word that is
/// harmless in another language is not in the table.
struct OfferTermIndex: Sendable {
    /// A term found in a text, in scalars of the source.
    struct Match {
        let kind: OfferTerm.Kind
        let range: Range<Int>
    }

    /// The index of the table; made once.
    static let table = OfferTermIndex(OfferTermTable.rows)

    private let terms: [Key: [OfferTerm]]

    /// Makes an index over rows.
    init(_ rows: [OfferTermRow]) {
        var terms: [Key: [OfferTerm]] = [:]
        for term in rows.flatMap(\.terms) {
            terms[Key(term.scalars[0], term.scalars.dropFirst().first), default: []].append(term)
        }
        // The longest term is the one that is meant: `feel free`, not `free`.
        self.terms = terms.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    }

    /// The terms in a text, ascending, without overlaps; linear, two look-ups a scalar.
    func matches(in text: FoldedText) -> [Match] {
        var matches: [Match] = []
        var place = 0
        while place < text.scalars.count {
            guard let term = term(in: text, at: place) else {
                place += 1
                continue
            }
            let range = place..<place + term.scalars.count
            matches.append(Match(kind: term.kind, range: text.source(of: range)))
            place = range.upperBound
        }
        return matches
    }

    private func term(in text: FoldedText, at place: Int) -> OfferTerm? {
        let first = text.scalars[place]
        if let second = text[place + 1], let candidates = terms[Key(first, second)],
            let term = candidates.first(where: { stands($0, in: text, at: place) })
        {
            return term
        }
        // Only units of money are written with one scalar, and none of them in ASCII.
        guard first.value >= 0x80, let candidates = terms[Key(first, nil)] else { return nil }
        return candidates.first { stands($0, in: text, at: place) }
    }

    private func stands(_ term: OfferTerm, in text: FoldedText, at place: Int) -> Bool {
        let end = place + term.scalars.count
        guard end <= text.scalars.count,
            text.scalars[place..<end].elementsEqual(term.scalars),
            !term.startsWord || !isInsideWord(text[place - 1], for: term),
            !term.endsWord || !isInsideWord(text[end], for: term)
        else { return false }
        return true
    }

    /// A number next to a unit of money is no part of the same word: `Rp50.000`.
    private func isInsideWord(_ neighbour: Unicode.Scalar?, for term: OfferTerm) -> Bool {
        guard let neighbour, neighbour.isWordPart else { return false }
        return term.kind != .currency || !neighbour.isDecimalDigit
    }

    /// The first two scalars of a term.
    private struct Key: Hashable {
        private let scalars: UInt64

        init(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) {
            scalars = UInt64(first.value) << 32 | UInt64(second?.value ?? 0)
        }
    }
}
