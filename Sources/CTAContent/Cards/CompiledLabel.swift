/// A label with the resolver over the languages of its variants.
struct CompiledLabel: Sendable {
    let label: CustomLabel
    private let resolver: LanguageResolver

    init(_ label: CustomLabel, resolver: LanguageResolver) {
        self.label = label
        self.resolver = resolver
    }

    /// The text for a reported language: the variant that matches it, else the label's own text in no stated language.
    func text(for reported: String) -> (text: String, language: String?) {
        guard !label.variants.entries.isEmpty else { return (label.text, nil) }
        let resolution = resolver.resolve(reported)
        guard resolution.reason != .default, let index = resolver.resolvedIndex(reported) else {
            return (label.text, nil)
        }
        let variant = label.variants.entries[index]
        return (variant.text, variant.language)
    }
}
