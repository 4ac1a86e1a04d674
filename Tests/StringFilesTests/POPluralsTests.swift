internal import ICU
internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct POPluralsTests {
    @Test(
        "has a formula for each of our languages that agrees with ICU on every number",
        arguments: try Repository.names(in: "Locales").filter { $0.hasSuffix(".arb") })
    func formulas(_ name: String) throws {
        let language = String(name.dropLast(4))
        let text = try #require(POPlurals.formula(for: language))
        let formula = try #require(PluralFormula(text))
        let plurals = POPlurals(formula, language: language)
        #expect(plurals.names.count == formula.count)
        // Beyond 999,999 some languages have "many", which no formula in use tells apart.
        for number in Array(0...2000) + [9_999, 10_000, 123_456] {
            let index = try #require(formula.index(of: number))
            #expect(plurals.names[index] == Plurals.category(of: number, language: language))
        }
    }

    @Test(
        "names the forms of formulas in use",
        arguments: [
            // The formulas are those of gettext's plural-table.c and of real files.
            ("de", "nplurals=2; plural=(n != 1);", "one other"),
            ("fr", "nplurals=2; plural=(n > 1);", "one other"),
            ("ja", "nplurals=1; plural=0;", "other"),
            (
                "pl",
                "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
                "one few many"
            ),
            (
                "sl",
                "nplurals=4; plural=(n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0);",
                "other one two few"
            ),
            (
                "lv", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2);",
                "one other zero"
            ),
            (
                "he", "nplurals=4; plural=(n==1 ? 0 : n==2 ? 1 : n>10 && n%10==0 ? 2 : 3);",
                "0 1 2 3"
            ),
            ("und", "nplurals=2; plural=n != 1;", "0 1"),
            ("ru", "nplurals=2; plural=n != 1;", "one many"),
        ])
    func names(language: String, formula: String, names: String) throws {
        let formula = try #require(PluralFormula(formula))
        let plurals = POPlurals(formula, language: language)
        #expect(plurals.names.joined(separator: " ") == names)
        #expect(plurals.isTooCoarse == (language == "ru"))
    }

    @Test(
        "evaluates expressions as C does",
        arguments: [
            ("n", 7, 7), ("1+2*3", 0, 7), ("10-3-2", 0, 5), ("n%10==1&&n%100!=11", 21, 1),
            ("!n", 0, 1), ("!!n", 5, 1), ("n?1:n?2:3", 0, 3), ("(n>1)+(n>2)", 3, 2),
            ("1<2==1", 0, 1), ("0||0&&1", 0, 0), ("n/2", 7, 3), ("n==1 || 1/n", 1, 1),
            ("1/n", 0, nil), ("n%n", 0, nil),
        ] as [(String, Int, Int?)])
    func expressions(expression: String, number: Int, value: Int?) throws {
        let formula = try #require(PluralFormula("nplurals=9; plural=\(expression);"))
        #expect(formula.index(of: number) == value)
    }

    @Test(
        "refuses what is no formula",
        arguments: [
            "", "nplurals=2", "nplurals=0; plural=0;", "nplurals=x; plural=0;",
            "nplurals=2; plural=;", "nplurals=2; plural=(n;", "nplurals=2; plural=n);",
            "nplurals=2; plural=m;", "nplurals=2; plural=n ? 1;", "nplurals=2; plural=1 2;",
            "nplurals=2; plural=" + String(repeating: "(", count: 5000),
            "nplurals=2; plural=" + String(repeating: "!", count: 1900) + "n;",
            "nplurals=2; plural=" + String(repeating: "n?", count: 900) + "n;",
        ])
    func faults(_ text: String) { #expect(PluralFormula(text) == nil) }
}
