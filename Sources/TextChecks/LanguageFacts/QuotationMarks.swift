/// The quotation marks of languages.
struct QuotationMarks: Sendable {
    /// What opens a quotation.
    let start: Unicode.Scalar
    /// What closes it.
    let end: Unicode.Scalar
    /// What opens a quotation inside another.
    let innerStart: Unicode.Scalar
    /// What closes it.
    let innerEnd: Unicode.Scalar
    /// The tags that the row is for.
    let languages: [String]

    /// A row; tags are apart by spaces and line ends.
    init(
        _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ innerStart: Unicode.Scalar,
        _ innerEnd: Unicode.Scalar, _ languages: String
    ) {
        self.start = start
        self.end = end
        self.innerStart = innerStart
        self.innerEnd = innerEnd
        self.languages = languages.split { $0 == " " || $0 == "\n" }.map(String.init)
    }

    /// The row of a language, by its tag, its language and script, its language.
    static func row(canonical: String, code: String, script: String) -> QuotationMarks? {
        let isLatinAmerican =
            code == "es" && canonical != "es" && canonical != "es-ES" && canonical != "es-PH"
        let tags = [canonical, "\(code)-\(script)"] + (isLatinAmerican ? ["es-419"] : []) + [code]
        for tag in tags {
            if let row = table.first(where: { $0.languages.contains(tag) }) { return row }
        }
        return nil
    }

    /// Whether a scalar is one of the marks.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar == start || scalar == end || scalar == innerStart || scalar == innerEnd
    }
}
