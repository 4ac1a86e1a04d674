internal import Synchronization

/// A label with the resolver over the languages of its variants, and what the rules say about its texts.
final class CompiledLabel: Sendable {
    /// One of the texts of a label.
    struct Choice: Sendable {
        let text: String
        /// The direction of the first strong character, when there is one.
        let direction: TextDirection?
        /// The variant's language; nil for the label's own text.
        let language: String?
        /// The place among the label's own text and its variants.
        let place: Int
    }

    /// What the rules say about each text of a label.
    private final class Findings: Sendable {
        let byPlace: [[Finding]]

        init(_ byPlace: [[Finding]]) { self.byPlace = byPlace }
    }

    let label: CustomLabel
    private let resolver: LanguageResolver
    private let choices: [Choice]
    /// Made when the label is first used: texts that no card uses are not looked at.
    private let findings = AtomicLazyReference<Findings>()
    /// Whether they were made and there are none: then no thread counts references to them.
    private let isClean = Atomic(false)

    init(_ label: CustomLabel, resolver: LanguageResolver) {
        self.label = label
        self.resolver = resolver
        let texts = [(label.text, nil)] + label.variants.entries.map { ($0.text, $0.language) }
        choices = texts.enumerated().map { place, text in
            Choice(
                text: text.0.withOwnStorage, direction: TextDirection(firstStrongOf: text.0),
                language: text.1, place: place)
        }
    }

    /// The text for a reported language: the variant that matches it, else the label's own text in no stated language.
    func choice(for reported: String) -> Choice {
        guard choices.count > 1, let index = resolver.matchedIndex(reported) else {
            return choices[0]
        }
        return choices[index + 1]
    }

    /// The findings of a text, checked once with a function and then remembered.
    func findings(
        of choice: Choice, checking check: (String, _ language: String?) -> [Finding]
    ) -> [Finding] {
        if isClean.load(ordering: .relaxed) { return [] }
        if let made = findings.load() { return made.byPlace[choice.place] }
        let made = Findings(choices.map { check($0.text, $0.language) })
        if made.byPlace.allSatisfy(\.isEmpty) { isClean.store(true, ordering: .relaxed) }
        return findings.storeIfNil(made).byPlace[choice.place]
    }
}
