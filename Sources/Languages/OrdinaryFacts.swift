/// The facts about ordinary tags for one offered set: the embedded table, and for languages that are offered in several
/// regions the table of the closest one.
struct OrdinaryFacts: LocaleFacts {
    let table: EmbeddedLocaleFacts
    let closestByRegion: ClosestByRegion

    func maximized(_ tag: LanguageTag) throws(NotOrdinary) -> LanguageTag {
        guard let maximized = table.maximizedIfKnown(tag) else { throw NotOrdinary() }
        return maximized
    }

    func closest(
        to tag: LanguageTag, maximized: LanguageTag, among candidates: [OfferedLanguages.Entry]
    ) throws(NotOrdinary) -> OfferedLanguages.Entry? {
        let same = candidates.filter { $0.maximized.language == maximized.language }
        guard !same.isEmpty else {
            let relatives = table.relatives(of: maximized.language)
            guard candidates.contains(where: { relatives.contains($0.maximized.language) }) else {
                return nil
            }
            throw NotOrdinary()
        }
        let sameScript = same.filter { $0.maximized.script == maximized.script }
        switch sameScript.count {
        case 0:
            // Another script is close enough for a few pairs only, such as the two of Serbian.
            let crosses = same.contains {
                table.crosses(maximized.withoutRegion, to: $0.maximized.withoutRegion)
            }
            guard crosses else { return nil }
            throw NotOrdinary()
        case 1: return sameScript[0]
        default:
            guard let entry = closestByRegion.entry(for: maximized) else { throw NotOrdinary() }
            return entry
        }
    }
}
