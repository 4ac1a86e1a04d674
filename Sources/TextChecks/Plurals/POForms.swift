internal import StringFiles

/// Which numbers the plural forms of a PO file are for, by the formula of its header.
struct POForms {
    private let formula: PluralFormula
    private let names: [String]

    /// Reads the header; nil without a formula.
    init?(_ file: StringFile, _ language: CheckedLanguage) {
        let field = file.header.first {
            $0.name.utf8.elementsEqual("Plural-Forms".utf8)
        }
        guard let field, let formula = PluralFormula(file.text(of: field.content)) else {
            return nil
        }
        self.formula = formula
        names = POPlurals(formula, language: language.tag).names
    }

    /// The first whole numbers of a form, at most four.
    func numbers(of name: String) -> [Int] {
        guard let index = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
            return []
        }
        var numbers: [Int] = []
        for number in 0..<PluralFacts.sample where formula.index(of: number) == index {
            numbers.append(number)
            if numbers.count == 4 { break }
        }
        return numbers
    }
}
