package import ICU

/// The plural categories of a language by the system's CLDR, and which numbers reach them.
package final class PluralFacts: Sendable {
    /// The names of all categories, in CLDR's order.
    package static let names = ["zero", "one", "two", "few", "many", "other"]
    /// Whole numbers below this one are looked at one by one.
    package static let sample = 1_000

    /// The categories of the language, in CLDR's order; empty when ICU does not know it.
    package let categories: [String]
    /// How many whole numbers below `sample` each category has.
    package let counts: [String: Int]
    /// The one whole number of a category that has no other, such as 1 of German `one`.
    package let onlyNumbers: [String: Int]
    /// The first whole numbers of each category, at most four.
    package let firstNumbers: [String: [Int]]

    /// Asks ICU.
    package init(language: String, _ kind: Plurals.Kind = .cardinal) {
        let code = language.prefix { $0 != "-" }
        guard Self.known.contains(String(code)) else {
            categories = []
            counts = [:]
            onlyNumbers = [:]
            firstNumbers = [:]
            return
        }
        let found = Set(Plurals.categories(language: language, kind))
        categories = Self.names.filter(found.contains)
        var counts: [String: Int] = [:]
        var first: [String: [Int]] = [:]
        for number in 0..<Self.sample {
            guard let category = Plurals.category(of: number, language: language, kind) else {
                continue
            }
            counts[category, default: 0] += 1
            if counts[category, default: 0] <= 4 { first[category, default: []].append(number) }
        }
        self.counts = counts
        firstNumbers = first
        onlyNumbers = first.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Whether a whole number below a thousand is of a category.
    package func isReachable(_ category: String) -> Bool { (counts[category] ?? 0) > 0 }

    private static let known = Set(LocaleData.languages())
}
