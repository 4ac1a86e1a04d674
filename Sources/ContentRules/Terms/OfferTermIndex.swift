/// The terms of every language, found by their first scalar.
///
/// The language of a custom label is not known, so the terms of all languages count; a word that is harmless in
/// another language is not in the table.
struct OfferTermIndex: Sendable {
    /// A term found in a text, in scalars of the source.
    struct Match {
        let kind: OfferTerm.Kind
        let range: Range<Int>
    }

    /// The index of the table; made once.
    static let table = OfferTermIndex(OfferTermTable.rows)

    private let terms: [UInt32: [OfferTerm]]

    /// Makes an index over rows.
    init(_ rows: [OfferTermRow]) {
        var terms: [UInt32: [OfferTerm]] = [:]
        for term in rows.flatMap(\.terms) {
            terms[term.scalars[0].value, default: []].append(term)
        }
        // The longest term is the one that is meant: `feel free`, not `free`.
        self.terms = terms.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    }

    /// The terms in a text, ascending, without overlaps.
    func matches(in text: FoldedText) -> [Match] {
        var matches: [Match] = []
        var place = 0
        while place < text.scalars.count {
            let candidates = terms[text.scalars[place].value] ?? []
            guard let term = candidates.first(where: { stands($0, in: text, at: place) }) else {
                place += 1
                continue
            }
            let range = place..<place + term.scalars.count
            matches.append(Match(kind: term.kind, range: text.source(of: range)))
            place = range.upperBound
        }
        return matches
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
}
