/// The plural formula that a file is written with.
struct POFormulaChoice {
    /// The value of `Plural-Forms`.
    let text: String
    /// The names of the forms.
    let plurals: POPlurals

    /// The formula of a file of PO, else that of its language, else the usual one.
    init(for file: StringFile) {
        let language = file.languages.last ?? "und"
        let field =
            file.format == .po
            ? POHeader.field("Plural-Forms", in: file.header, of: file) : nil
        let candidates = [
            field.map { file.text(of: $0.content) }, POPlurals.formula(for: language),
            POPlurals.usualFormula,
        ]
        let text =
            candidates.compactMap { $0 }.first { PluralFormula($0) != nil }
            ?? POPlurals.usualFormula
        self.text = text
        let formula = PluralFormula(text) ?? PluralFormula("nplurals=1; plural=0;")
        plurals = formula.map { POPlurals($0, language: language) } ?? POPlurals(names: ["other"])
    }
}
