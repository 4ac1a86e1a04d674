internal import ICU

/// What the plural forms of a PO file are called: by CLDR's categories where each form is one.
///
/// Which category a form is follows from the numbers below 200: the one that most numbers of the form
/// have. Where two forms would be one category (or ICU does not know the language), the forms are
/// called `0`, `1` … and the selector is `.pluralIndex`.
package struct POPlurals: Sendable {
    /// The names of the forms, in the order of their indices.
    package let names: [String]
    /// What decides between the forms.
    package let selector: VariantSelector
    /// Whether some category of the language has no form of its own though the file tells forms
    /// apart.
    package let isTooCoarse: Bool

    /// The formula of a file that has none, as gettext has it.
    package static let usualFormula = "nplurals=2; plural=(n != 1);"
    private static let sample = 0..<200

    /// Forms with names given.
    init(names: [String]) {
        self.names = names
        selector = .plural(VariantArgument())
        isTooCoarse = false
    }

    /// Names the forms of a formula in a language.
    package init(_ formula: PluralFormula, language: String) {
        let categories = Self.categories(of: language)
        var counts: [[String: Int]] = Array(repeating: [:], count: formula.count)
        for number in Self.sample {
            guard let index = formula.index(of: number), counts.indices.contains(index) else {
                continue
            }
            counts[index][categories[number], default: 0] += 1
        }
        let found = counts.map { count in
            count.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        let named = found.compactMap { $0 }
        isTooCoarse =
            formula.count > 1 && Set(named).count < Set(categories).count
            && formula.count < Set(categories).count
        if named.count == formula.count, Set(named).count == named.count {
            names = named
            selector = .plural(VariantArgument())
        } else {
            names = (0..<formula.count).map(String.init)
            selector = .pluralIndex
        }
    }

    /// The formula of a language: of those in use the one that tells the same numbers apart as CLDR;
    /// nil when there is none.
    package static func formula(for language: String) -> String? {
        let code = language.prefix { $0 != "-" && $0 != "_" }
        guard LocaleData.languages().contains(String(code)) else { return nil }
        let categories = categories(of: language)
        return formulas.first { text in
            guard let formula = PluralFormula(text) else { return false }
            var names: [Int: String] = [:]
            var indices: [String: Int] = [:]
            for number in sample {
                guard let index = formula.index(of: number) else { return false }
                let category = categories[number]
                if names[index, default: category] != category
                    || indices[category, default: index] != index
                {
                    return false
                }
                names[index] = category
                indices[category] = index
            }
            return true
        }
    }

    /// The category of each number of the sample.
    private static func categories(of language: String) -> [String] {
        sample.map { Plurals.category(of: $0, language: language) ?? "other" }
    }

    /// The formulas in use (gettext's `plural-table.c`, and CLDR's rules where they differ).
    private static let formulas = [
        "nplurals=1; plural=0;",
        usualFormula,
        "nplurals=2; plural=(n > 1);",
        "nplurals=2; plural=(n%10!=1 || n%100==11);",
        "nplurals=2; plural=(n!=1 && n!=2 && n!=3 && (n%10==4 || n%10==6 || n%10==9));",
        "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2);",
        "nplurals=3; plural=(n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && (n%100<11 || n%100>19) ? 1 : 2);",
        "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
        "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
        "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
        "nplurals=4; plural=(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3);",
        "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4);",
        "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    ]
}
