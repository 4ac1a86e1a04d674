internal import CTAContent
internal import CommandLineArguments

/// A resolution in one sentence.
struct LanguageSentence {
    private let resolution: LanguageResolution

    init(_ resolution: LanguageResolution) { self.resolution = resolution }

    /// `reported → resolved`, and how it was chosen.
    var line: String {
        "\(reported) → \(resolution.resolved ?? "none"): \(how)"
    }

    /// The tag in one line, whatever it holds.
    private var reported: String {
        let shown = PrintableText.of(Array(resolution.reported.cut(toUTF16: 60).utf8))
        return resolution.reported.isEmpty ? "''" : shown
    }

    private var how: String {
        let steps = resolution.steps.joined(separator: " → ")
        switch resolution.reason {
        case .override: return "the catalog maps it"
        case .exact:
            let canonical = resolution.canonical ?? ""
            return canonical == resolution.resolved
                ? "offered as it is" : "\(canonical) is the same after likely subtags"
        case .parent: return "over its CLDR parents, \(steps)"
        case .region: return "the same language in another region"
        case .related: return "another language that its readers understand"
        case .default: return "\(why), so the default"
        }
    }

    private var why: String {
        switch resolution.why {
        case .unusable: "the tag cannot be used"
        case .illFormed: "the tag is not well-formed"
        case .undetermined: "the tag names no language"
        case .noMatch, nil: "nothing that is offered is close to it"
        }
    }
}
