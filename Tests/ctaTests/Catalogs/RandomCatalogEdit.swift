import CTAContent
import CatalogEditing
import TestSupport

/// An edit as a command line, and as the value that the command makes of it.
struct RandomCatalogEdit: Sendable {
    /// The words behind `cta`; `%` is the file.
    let words: [String]
    let edit: CatalogEdit
    /// The key of a suggestion that no other edit has, so that the file shows whether it was done.
    let uniqueKey: String?

    /// A new suggestion.
    init(key: String, using generator: inout SeededGenerator) {
        let language = Self.languages.randomElement(using: &generator) ?? "de"
        let text = (Self.texts.randomElement(using: &generator) ?? "") + " " + key
        words = [
            "suggestion", "set", "%", "--key", key, "--language", language, "--text", text,
        ]
        edit = .suggestion(.offer, key: key, .set(language: language, text: text))
        uniqueKey = key
    }

    /// An edit of what other edits are about too.
    init(number: Int, using generator: inout SeededGenerator) {
        let id = ["one", "two", "three"].randomElement(using: &generator) ?? "one"
        let language = Self.languages.randomElement(using: &generator) ?? "de"
        let text = "\(Self.texts.randomElement(using: &generator) ?? "") \(number)"
        let label = ["--id", id]
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            words = ["label", "edit", "%"] + label + ["--variant", "\(language)=\(text)"]
            edit = .label(.offer, id: id, .variant(language: language, text: text))
        case 1:
            words = ["label", "edit", "%"] + label + ["--text", text]
            edit = .label(.offer, id: id, .text(text))
        case 2:
            let place = Int.random(in: 1...2, using: &generator)
            words = ["label", "move", "%"] + label + ["--to", "\(place)"]
            edit = .label(.offer, id: id, .move(to: place))
        case 3:
            words = ["label", "archive", "%", "--id", "two"]
            edit = .label(.offer, id: "two", .archive)
        case 4:
            words = ["label", "unarchive", "%", "--id", "two"]
            edit = .label(.offer, id: "two", .unarchive)
        case 5:
            words = ["template", "set", "%", "--language", language, "--title", text]
            edit = .template(language: language, .set(.title, text))
        case 6:
            words = ["text", "set", "%", "--language", language, "--welcome-text", text]
            edit = .remoteText(.welcomeText, language: language, .set(text))
        default:
            words = ["app", "set", "%", "--override", "\(language)=pt-BR"]
            edit = .settings(.override(language, to: "pt-BR"))
        }
        uniqueKey = nil
    }

    private static let languages = ["de", "ar", "ta", "zh-Hant", "pt_BR", "sr-Latn", "fr"]
    private static let texts = ["Hallo", "مرحبا", "வணக்கம்", "您好", "Ça va", "naïve \"q\" \\ b"]
}
