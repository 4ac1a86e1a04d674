internal import CTAContent

/// What `cta compare` finds; the raw value is the id.
enum CompareCheck: String, CaseIterable {
    /// A text that reads otherwise on the device.
    case text = "compare.text"
    /// A text that the device does not have in a language.
    case missingText = "compare.missing-text"
    /// A key that the device does not have.
    case missingKey = "compare.missing-key"
    /// A language that the device does not have.
    case missingLanguage = "compare.missing-language"
    /// A tag, cut or payload that a table lacks.
    case missingRow = "compare.missing-row"
    /// A key that only the device has.
    case unknownKey = "compare.unknown-key"
    /// A translation that the device may not show.
    case state = "compare.state"
    /// A translation that is shown but not finished.
    case unfinished = "compare.unfinished"
    /// A reported tag that resolves otherwise on the device.
    case resolution = "compare.resolution"
    /// A text that the device cuts otherwise.
    case cut = "compare.cut"
    /// A push or card that differs.
    case payload = "compare.payload"
    /// A direction, count or source language that differs.
    case fact = "compare.fact"
    /// A row that cannot be read.
    case row = "compare.row"
    /// A part of a table that is not there.
    case section = "compare.section"
    /// A table of another toolkit or ICU.
    case version = "compare.version"

    /// How much a finding matters: a difference is an error.
    var severity: Severity {
        switch self {
        case .text, .missingText, .missingKey, .missingLanguage, .missingRow, .state, .resolution,
            .cut, .payload, .fact, .row:
            .error
        case .unknownKey: .warning
        case .unfinished, .section, .version: .note
        }
    }

    /// What it finds, in one line: lower case, no full stop.
    var summary: String {
        switch self {
        case .text: "a text that reads otherwise on the device"
        case .missingText: "a text that the device does not have in a language"
        case .missingKey: "a text that the device does not have at all"
        case .missingLanguage: "a language that the device does not have"
        case .missingRow: "a tag, cut or payload that a conformance table lacks"
        case .unknownKey: "a key that looks like the backend's and is not"
        case .state: "a translation that Xcode counts as not translated"
        case .unfinished: "a translation that is shown but marked for review or as stale"
        case .resolution: "a reported tag that resolves otherwise on the device"
        case .cut: "a text that the device cuts otherwise"
        case .payload: "a card or push that differs"
        case .fact: "a direction, a count of units or a source language that differs"
        case .row: "a row of a conformance table that cannot be read"
        case .section: "a part of a conformance table that is not there"
        case .version: "a conformance table of another toolkit or ICU"
        }
    }

    /// Why it matters and what to do, in sentences.
    var advice: String {
        switch self {
        case .text, .missingText, .missingKey:
            "Take the text of 'cta export --format xcstrings'."
        case .missingLanguage:
            "Add it, or name the languages of the app with --languages."
        case .missingRow: "Make the table again with 'cta export --format conformance'."
        case .unknownKey: "Correct the key; the backend never asks for it."
        case .state: "Check the translation and mark it as translated."
        case .unfinished: "The device shows it as it is."
        case .resolution: "Resolve as the steps of 'cta explain TAG' say."
        case .cut: "Cut by grapheme clusters and UTF-16 units, as docs/conformance.md says."
        case .payload: "Compare with 'cta push --json'."
        case .fact: "Count UTF-16 units; take the direction from the script of the language."
        case .row: "Each row is an object with the members that docs/conformance.md lists."
        case .section: "It is not compared."
        case .version: "A difference may come from there. Make the table again."
        }
    }
}
