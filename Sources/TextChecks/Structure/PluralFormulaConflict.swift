internal import ICU
internal import StringFiles

/// Two numbers that a formula of a PO header gives one form, and CLDR two categories.
struct PluralFormulaConflict {
    /// The smaller number.
    let first: Int
    /// The other one.
    let second: Int
    /// The categories of the two.
    let categories: (String, String)

    /// Looks for a conflict among the whole numbers from a first one up to a thousand.
    init?(_ formula: PluralFormula, _ language: CheckedLanguage, from start: Int) {
        var known: [Int: (number: Int, category: String)] = [:]
        for number in start..<PluralFacts.sample {
            guard let form = formula.index(of: number),
                let category = Plurals.category(of: number, language: language.canonical)
            else { return nil }
            guard let other = known[form] else {
                known[form] = (number, category)
                continue
            }
            guard !other.category.utf8.elementsEqual(category.utf8) else { continue }
            (first, second) = (other.number, number)
            categories = (other.category, category)
            return
        }
        return nil
    }
}
