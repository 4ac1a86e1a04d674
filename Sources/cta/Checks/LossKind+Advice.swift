internal import CTAContent
internal import StringFiles

/// What another format cannot hold.
extension Loss.Kind: AdvisedCheck {
    /// The stable id, such as `loss.comments`.
    var id: String { "loss.\(rawValue)" }

    /// A loss is an error until `--lossy` accepts it.
    var severity: Severity { .error }

    /// What is found, in a line.
    var summary: String {
        switch self {
        case .languages: "texts of other languages than the one that is written"
        case .sources: "source texts beside the translations"
        case .variants: "variants of a text, of which one stands for all"
        case .comments: "a comment"
        case .states: "the state of a translation"
        case .contexts: "the context that tells entries of one key apart"
        case .attributes: "what the file says of itself or of an entry besides"
        case .flags: "that a text is obsolete or must not be translated"
        case .limits: "the longest length that a text may have"
        case .placeholders: "what is declared of placeholders"
        case .codes: "which part of a text is code"
        case .characters: "a character that the format cannot write"
        case .keys: "an entry whose key the format cannot write"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .languages: "Write each language with --language into a file of its own."
        case .sources: "Keep the source file; --source joins it again."
        case .variants: "Take a format with variants, or write one text for all cases."
        case .comments, .states, .attributes, .flags, .limits, .placeholders, .codes:
            "Accept it with --lossy, or take a format that has it."
        case .contexts: "Make the keys differ, or take a format with contexts."
        case .characters: "Remove the character, or take a format that can write it."
        case .keys: "Give the entry another key, or take a format that can write it."
        }
    }
}
