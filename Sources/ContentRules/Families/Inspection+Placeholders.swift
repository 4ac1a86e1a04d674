/// Placeholders that nothing fills in.
extension Inspection {
    /// Reports `{{x}}`, and placeholders of other syntaxes where they are none of the text's own.
    mutating func checkPlaceholders() {
        guard scope.rules.containsAny(of: [.placeholder, .foreignPlaceholder]),
            text.traits.contains(.placeholder)
        else { return }
        let reader = PlaceholderReader(text.scalars)
        let found = reader.placeholders()
        let own = found.filter { $0.syntax == .doubleBraces }
        report(.placeholder, at: own.map { Spot($0.range) }) { _ in
            "{{…}} is shown as it stands: nothing fills it in; write the words"
        }
        let foreign = found.filter {
            switch $0.syntax {
            case .doubleBraces: false
            case .braces: !scope.hasBraceSyntax
            case .printf, .shortcode, .prefixedBraces: true
            }
        }
        report(
            .foreignPlaceholder, at: foreign.map { Spot($0.range) },
            messages: foreign.prefix(Self.findingLimit).map {
                "placeholder \($0.syntax.example) is shown as it stands; write the words"
            })
    }
}
