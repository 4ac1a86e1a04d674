internal import StringFiles

/// The texts of one plural, whatever writes them.
///
/// What is asked of variants of a file and of arms of an ICU message is asked here, once.
struct PluralChoice {
    /// The texts, in the order of the file.
    let forms: [PluralForm]
    /// What is taken off a number before its category is looked for.
    let offset: Double
    /// The argument of an ICU message; nil for variants of a file.
    let argument: MessageArgument?
    /// Whether the number says which one and not how many: `selectordinal`.
    let isOrdinal: Bool
    /// What names the number, before the variants: `{ $count ->` of Fluent.
    let head: ByteRange?
    /// The names of the variants around the plural.
    let path: [String]

    /// The plural of variants of a file; `head` is what names the number, where a format writes it
    /// between the texts.
    init(
        variants forms: [PluralForm], isOrdinal: Bool = false, path: [String],
        head: ByteRange? = nil
    ) {
        self.isOrdinal = isOrdinal
        self.head = head
        self.forms = forms
        self.path = path
        offset = 0
        argument = nil
    }

    /// The plural of an argument.
    init(_ argument: MessageArgument, in text: CheckedText, path: [String] = []) {
        forms = argument.arms.map { arm in
            PluralForm(
                name: arm.selector, texts: [text], body: arm.body.range,
                selectorRange: arm.selectorRange)
        }
        head = nil
        offset = argument.offset
        self.argument = argument
        isOrdinal = argument.kind == .ordinal
        self.path = path
    }

    /// The categories that a language has for it.
    func facts(_ language: CheckedLanguage) -> PluralFacts {
        isOrdinal ? language.ordinals : language.plurals
    }

    /// What messages say behind a category: categories of counts are meant where nothing is said.
    var kindOfNumbers: String { isOrdinal ? " of ordinal numbers" : "" }

    /// The form of a category.
    func form(of category: String) -> PluralForm? { forms.first { $0.isNamed(category) } }

    /// Whether there is no form but `other`.
    var isOnlyOther: Bool { forms.allSatisfy { $0.isNamed("other") } }

    /// Where to report something about all of it: the word `plural`, or the first text.
    var place: (text: CheckedText, range: Range<Int>)? {
        guard let argument else { return forms.lazy.compactMap(\.place).first }
        return forms.first?.texts.first.map { ($0, argument.typeRange) }
    }

    /// The categories without a text, `other` aside, in CLDR's order.
    func missing(_ facts: PluralFacts) -> [String] {
        facts.categories.filter { category in
            !category.utf8.elementsEqual("other".utf8) && form(of: category) == nil
                && !isTaken(category, facts)
        }
    }

    /// The categories with a text that is never shown, as all of their numbers have texts.
    func shadowed(_ facts: PluralFacts) -> [String] {
        facts.categories.filter { form(of: $0) != nil && isTaken($0, facts) }
    }

    /// The forms of categories that the language does not have.
    func unreachable(_ facts: PluralFacts) -> [PluralForm] {
        forms.filter { form in
            PluralFacts.names.contains { form.isNamed($0) }
                && !facts.categories.contains { form.isNamed($0) }
        }
    }

    /// The whole numbers that a category is chosen for, at most four, those aside that have a text of
    /// their own.
    func numbers(of category: String, _ facts: PluralFacts) -> [Int] {
        let all = facts.firstNumbers[category] ?? []
        return all.filter { number in
            !forms.contains { form in
                form.number.map { $0 - offset == Double(number) } ?? false
            }
        }
    }

    /// Whether each number of a category has a text of its own.
    private func isTaken(_ category: String, _ facts: PluralFacts) -> Bool {
        guard let count = facts.counts[category], count < 4 else { return false }
        return numbers(of: category, facts).isEmpty
    }
}
