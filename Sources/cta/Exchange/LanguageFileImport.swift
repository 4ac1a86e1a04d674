internal import CTAContent
internal import CommandLineArguments
internal import StringFiles
internal import TextChecks

/// Imports a file of translations into ARB files such as those of `Locales/`.
struct LanguageFileImport {
    private let input: StringFileInput
    private let target: LanguageFiles
    /// What becomes of the texts.
    private(set) var outcomes: [ImportOutcome] = []
    /// The files to write, with their bytes.
    private(set) var written: [(path: FilePath, bytes: [UInt8])] = []

    /// Decides about each text; nothing is written yet.
    init(_ input: StringFileInput, into target: LanguageFiles) throws(CommandError) {
        self.input = input
        self.target = target
        for language in try input.translatedLanguages(from: target.sourceLanguage) {
            try add(language)
        }
    }

    private mutating func add(_ language: String) throws(CommandError) {
        let source = target.source.textsByKey
        guard let existing = target.file(for: language) else {
            let none = ImportTarget(
                source: source, in: target.sourceLanguage, own: [:])
            outcomes += none.outcomes(of: input.file, language: language).map { outcome in
                outcome.new == nil ? outcome : outcome.refused("there is no \(language).arb")
            }
            return
        }
        let tag = existing.file.languages.first ?? language
        let texts = ImportTarget(
            source: source, in: target.sourceLanguage, own: existing.file.textsByKey,
            lent: target.lent(to: tag))
        let decided = texts.outcomes(of: input.file, language: language)
        let checked = try checked(decided, in: existing)
        outcomes += checked
        let bytes = try bytes(of: existing, with: checked)
        if bytes != existing.file.source.bytes { written.append((existing.path, bytes)) }
    }

    /// The outcomes, those refused of which the checks of `cta lint` say that they are wrong.
    private func checked(
        _ outcomes: [ImportOutcome], in existing: StringFileInput
    ) throws(CommandError) -> [ImportOutcome] {
        let bytes = try bytes(of: existing, with: outcomes)
        guard bytes != existing.file.source.bytes else { return outcomes }
        let (file, diagnostics) = existing.read(again: bytes)
        var settings = CheckSettings()
        settings.sparseLanguages = SparseLanguages.parents
        let findings = CheckRunner().findings(
            in: CheckedFile(
                path: existing.name, file: file, diagnostics: diagnostics,
                sourceFile: target.source, settings: settings))
        var reasons: [ByteText: String] = [:]
        for finding in findings.reversed() where finding.severity == .error {
            if let key = finding.key {
                reasons[ByteText(key)] = "\(finding.message) [\(finding.id)]"
            }
        }
        return outcomes.map { outcome in
            switch outcome.kind {
            case .added, .changed:
                reasons[ByteText(outcome.key)].map { outcome.refused($0) } ?? outcome
            case .unchanged, .untranslated, .refused: outcome
            }
        }
    }

    /// The file with the texts that are taken; all its other bytes are as they were.
    private func bytes(
        of existing: StringFileInput, with outcomes: [ImportOutcome]
    ) throws(CommandError) -> [UInt8] {
        let edits = existing.file.edits(for: outcomes, source: target.source)
        let (bytes, refusals) = existing.file.bytes(applying: edits)
        guard let first = refusals.first else { return bytes }
        throw .refused(path: existing.name, first.message)
    }
}
