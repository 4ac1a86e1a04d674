internal import ContentRules
internal import StringFiles
internal import TestSupport
internal import Testing
internal import TextChecks

/// The built-in texts, which are all right.
@Suite struct BuiltInTextTests {
    static let tags = [
        "en", "en-AU", "en-CA", "en-GB", "de", "fr", "fr-CA", "es", "es-419", "it", "pt-BR",
        "pt-PT", "ca", "ro", "nl", "sv", "da", "nb", "fi", "is", "et", "lv", "lt", "pl", "cs",
        "sk", "hu", "sl", "hr", "sr-Cyrl", "sr-Latn", "bg", "el", "uk", "ru", "tr", "kk", "ja",
        "ko", "zh-Hans", "zh-Hant", "zh-HK", "th", "vi", "id", "ms", "fil", "hi", "bn", "gu", "kn",
        "ml", "mr", "or", "pa", "ta", "te", "ur", "fa", "ar", "he",
    ]

    @Test("finds nothing above a note in messages, plurals and structure", arguments: tags)
    func clean(_ tag: String) throws {
        let source = try Self.file("en").0
        let (file, diagnostics) = try Self.file(tag)
        // As `cta lint` has it: design §4.3.
        var settings = CheckSettings()
        settings.sparseLanguages = [
            "en-AU": "en", "en-CA": "en", "en-GB": "en", "fr-CA": "fr", "es-419": "es",
            "zh-HK": "zh-Hant",
        ]
        let checked = CheckedFile(
            path: "Locales/\(tag).arb", file: file, diagnostics: diagnostics,
            sourceFile: tag == "en" ? nil : source, settings: settings)
        let checks = CheckID.allCases.filter { id in
            ["message.", "plural.", "structure."].contains { id.rawValue.hasPrefix($0) }
        }
        let found = CheckRunner(checks.map(\.check)).findings(in: checked)
            .filter { $0.severity > .note }
        #expect(found.map { "\($0.key ?? "") \($0.id): \($0.message)" } == [])
    }

    private static func file(_ tag: String) throws -> (StringFile, [Diagnostic]) {
        let path = "Locales/\(tag).arb"
        return StringFile.read(
            SourceText(try Repository.bytes(path)), as: .arb, ReadOptions(path: path))
    }
}
