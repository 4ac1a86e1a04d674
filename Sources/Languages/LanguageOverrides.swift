/// A catalog's own mapping of reported languages to offered ones, such as pt-AO to pt-BR.
package struct LanguageOverrides: Hashable, Sendable {
    private let targets: [LanguageTag: String]

    /// Reads keys in any spelling; keys that are no well-formed tags are left out.
    package init(_ overrides: [String: String]) {
        var targets: [LanguageTag: String] = [:]
        for (key, target) in overrides.sorted(by: { $0.key < $1.key }) {
            guard case .tag(let tag) = CanonicalTag(key) else { continue }
            targets[tag] = target
        }
        self.targets = targets
    }

    /// Whether nothing is mapped.
    var isEmpty: Bool { targets.isEmpty }

    /// The offered language that a canonical tag is mapped to: its own entry, then its language's.
    ///
    /// An entry whose target is not offered is ignored.
    func target(for tag: LanguageTag, in offered: OfferedLanguages) -> OfferedLanguages.Entry? {
        guard !targets.isEmpty else { return nil }
        for key in [tag, LanguageTag(language: tag.language)] {
            if let target = targets[key], let entry = offered.entry(for: target) { return entry }
        }
        return nil
    }
}
