internal import ContentRules
internal import StringFiles
internal import TextChecks

/// A translation beside its source, run through the runner with the checks of one family.
struct FamilyRun {
    /// What was found, as `check-name text`, in order.
    let findings: [String]

    init(
        _ target: String, _ source: String?, _ dialect: PlaceholderDialect = .apple,
        language: String = "de", family: String = "placeholder"
    ) {
        let target = VariantTree.text(TextUnit(.text(target)))
        let source = source.map { VariantTree.text(TextUnit(.text($0))) }
        self.init(target, source, dialect, language: language, family: family)
    }

    init(
        _ target: VariantTree, _ source: VariantTree?, _ dialect: PlaceholderDialect = .apple,
        language: String = "de", family: String = "placeholder"
    ) {
        var localizations: [Localization] = []
        if let source {
            localizations.append(Localization(language: "en", role: .source, tree: source))
        }
        localizations.append(Localization(language: language, tree: target))
        let entry = Entry(
            key: "key", localizations: LocalizationList(localizations), dialect: dialect)
        let file = StringFile(
            format: .csv, source: SourceText([], encoding: .utf8), languages: ["en", language],
            sourceLanguage: "en", entries: [entry])
        let checks = CheckID.allCases.filter { $0.family == family }.map(\.check)
        let texts = Self.texts(of: target)
        findings = CheckRunner(checks).findings(in: CheckedFile(path: "example", file: file)).map {
            finding in
            let name = String(finding.id.split(separator: ".")[1])
            guard let units = finding.utf16Range else { return name }
            // Of variants the one is meant that is long enough and holds the most.
            let cut = texts.first { $0.utf16.count >= units.upperBound }
            let text = cut.map { String(decoding: Array($0.utf16)[units], as: UTF16.self) } ?? ""
            return "\(name) \(text)"
        }
    }

    private static func texts(of tree: VariantTree) -> [String] {
        tree.leaves.map { leaf in
            guard case .value(let value) = leaf.unit.content else { return "" }
            return value.text
        }
    }
}

extension VariantTree {
    /// Plural forms by category.
    static func plural(
        _ forms: KeyValuePairs<String, String>, of argument: VariantArgument = VariantArgument()
    ) -> VariantTree {
        .group(
            VariantGroup(
                selector: .plural(argument),
                variants: forms.map {
                    Variant(name: $0.key, tree: .text(TextUnit(.text($0.value))))
                }))
    }

    /// A format and the plurals of its variables.
    static func format(
        _ format: String, _ variables: KeyValuePairs<String, VariantTree>
    ) -> VariantTree {
        let first = Variant(name: "", tree: .text(TextUnit(.text(format))))
        return .group(
            VariantGroup(
                selector: .substitutions,
                variants: [first] + variables.map { Variant(name: $0.key, tree: $0.value) }))
    }
}
