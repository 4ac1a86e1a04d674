internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import StringFiles

/// Imports a file of translations into the suggestions of a catalog.
struct SuggestionImport {
    /// What becomes of the texts.
    private(set) var outcomes: [ImportOutcome] = []
    /// The edits of the catalog.
    private(set) var edits: [CatalogEdit] = []
    /// The revision of the catalog that the edits were made for.
    let revision: Int
    private let bytes: [UInt8]
    private let name: String

    /// Decides about each text; nothing is written yet.
    ///
    /// - Throws: what is wrong with the catalog, or that nothing is in its default language.
    init(_ input: StringFileInput, into bytes: [UInt8], name: String) throws {
        self.bytes = bytes
        self.name = name
        let catalog = try Catalog(json: bytes, path: name)
        revision = catalog.revision
        let target = try LanguageFiles(suggestionsOf: catalog, name: name)
        for language in try input.translatedLanguages(from: target.sourceLanguage) {
            let existing = target.file(for: language)?.file
            let source = target.source.textsByKey
            let texts = ImportTarget(
                source: source, in: target.sourceLanguage, own: existing?.textsByKey ?? [:])
            for outcome in texts.outcomes(of: input.file, language: language) {
                let spelling = existing?.languages.first ?? language
                outcomes.append(
                    take(outcome, in: spelling, source: source[ByteText(outcome.key)]))
            }
        }
    }

    /// The outcome, refused where the rules of suggestions say so.
    private mutating func take(
        _ outcome: ImportOutcome, in language: String, source: String?
    ) -> ImportOutcome {
        switch outcome.kind {
        case .unchanged, .untranslated, .refused: return outcome
        case .added, .changed: break
        }
        guard let text = outcome.new, let key = SuggestionKey(text: outcome.key) else {
            return outcome
        }
        if let difference = Self.difference(from: source ?? "", to: text) {
            return outcome.refused(difference)
        }
        let edit = CatalogEdit.suggestion(
            key.kind, key: key.key, .set(language: language, text: text))
        do throws(CatalogError) {
            _ = try CatalogEditor.apply([edit], to: bytes, path: name)
        } catch {
            return outcome.refused(error.findings.first?.message ?? error.message)
        }
        edits.append(edit)
        return outcome
    }

    /// What a translation has done to the names in braces; nil when it has all of them.
    private static func difference(from source: String, to text: String) -> String? {
        let (before, after) = (names(in: source), names(in: text))
        if let missing = before.subtracting(after).min() {
            return "\(missing) is missing; insert it as the source has it"
        }
        if let unknown = after.subtracting(before).min() {
            return "\(unknown) is not in the source; remove it"
        }
        return nil
    }

    private static func names(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        let codes = TextPieces(TextValue(text), dialect: .icuLiteralApostrophes).codes
        return Set(
            codes.map { String(decoding: bytes[$0], as: UTF8.self) }
                .filter { $0.utf8.first == UInt8(ascii: "{") })
    }
}
