import CTAContent
import CommandLineArguments
import ICU
import JSON
import StringFiles
import TestSupport
import Testing
import cta

@Suite struct ExportCommandTests {
    static func catalog(_ arguments: String...) throws -> StringFile {
        let words = ["export", "--format", "xcstrings"] + arguments
        var console = Console.collecting()
        _ = EntryPoint.run(
            words.map { .init($0.utf8) }, of: CommandTable.cta, on: &console)
        let (file, diagnostics) = StringFile.read(
            SourceText(console.output.pending), as: .xcstrings)
        #expect(diagnostics.isEmpty)
        return file
    }

    static func text(_ file: StringFile, _ entry: Entry, _ language: String) -> String? {
        let localization = entry.localizations.first { $0.language == language }
        guard case .text(let unit) = localization?.tree else { return nil }
        return file.text(of: unit.content)
    }

    @Test("a String Catalog has every customer text in full in every language")
    func texts() throws {
        let file = try Self.catalog()
        #expect(file.sourceLanguage == "en")
        let plain = TextKey.forCustomers.filter { !$0.argumentNames.contains("count") }
        #expect(Set(file.entries.map(\.key)) == Set(plain.map(\.name)))
        let languages = BuiltInTexts.shared.languages.tags
        let content = ContentResolver(catalog: Catalog(app: "none"))
        for entry in file.entries {
            let key = try #require(TextKey(name: entry.key))
            #expect(entry.localizations.count == languages.count)
            for language in languages {
                let tag = language == "sr-Cyrl" ? "sr" : language
                // ICU itself says what a MessageFormat text becomes; a text without arguments is none.
                let pattern = content.text(key, language: language).text
                let values = key.argumentNames.enumerated().map { offset, name in
                    (name: name, value: MessagePattern.Value.text("%\(offset + 1)$@"))
                }
                let expected =
                    values.isEmpty
                    ? pattern : try MessagePattern(pattern, language: language).format(values)
                let text = Self.text(file, entry, tag)
                #expect(text?.utf8.elementsEqual(expected.utf8) == true, "\(tag) \(entry.key)")
            }
        }
    }

    @Test("it is laid out as Xcode does, so that saving it there changes nothing")
    func layout() throws {
        let run = InProcess.run(
            "export", "--format", "xcstrings", "--languages", "en", "--keys",
            "offer.suggestion.discount")
        #expect(
            run.outputText == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "offer.suggestion.discount" : {
                      "comment" : "Message suggested to the support agent for a discount. \
                The discount arrives formatted, such as 50% or $10. %1$@ is the discount, such as 50%.",
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "You can get %1$@ off right now. Tap the button below to see the details."
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
        let all = InProcess.run("export", "--format", "xcstrings")
        let file = StringFile.read(SourceText(all.output), as: .xcstrings).0
        #expect(FileFormat.xcstrings.write(file).bytes == all.output)
    }

    @Test("takes languages in any spelling, and always writes English")
    func languages() throws {
        let file = try Self.catalog("--languages", "es_MX,no,pt,sr-Cyrl")
        #expect(Set(file.languages) == ["en", "es-419", "nb", "pt-BR", "sr"])
    }

    static let faults: [([String], String)] = [
        (["export"], "cta export: missing '--format conformance|xcstrings|xliff|po|csv'"),
        (["export", "--format", "docx"], "conformance, xcstrings, xliff, po or csv"),
        (
            ["export", "--format", "xcstrings", "--languages", "xx"],
            "cta export: '--languages': xx is no built-in language (try 'cta export --help')\n"
        ),
        (["export", "--format", "xcstrings", "--keys", "a.b"], "a key that 'cta texts' lists"),
    ]

    @Test("answers a bad line with status 2 and what is possible", arguments: faults)
    func usage(words: [String], message: String) {
        var console = Console.collecting()
        let status = EntryPoint.run(
            words.map { .init($0.utf8) }, of: CommandTable.cta, on: &console)
        #expect(status == .usage)
        #expect(console.output.pending.isEmpty)
        #expect(String(decoding: console.errors.pending, as: UTF8.self).contains(message))
    }

    static let messages: [(text: String, key: TextKey, expected: String?)] = [
        ("a {discount} b", .offerSuggestionDiscount, "a %1$@ b"),
        ("{discount}, {discount}", .offerSuggestionDiscount, "%1$@, %1$@"),
        ("it''s '{'{discount}'}' 100%", .offerSuggestionDiscount, "it's {%1$@} 100%%"),
        ("don't {discount}", .offerSuggestionDiscount, "don't %1$@"),
        ("50% it''s", .offerButton, "50% it''s"),
        ("{discount, plural, other{#}}", .offerSuggestionDiscount, nil),
        ("{other}", .offerSuggestionDiscount, nil), ("{discount", .offerSuggestionDiscount, nil),
    ]

    @Test("turns arguments into numbered ones", arguments: messages)
    func message(text: String, key: TextKey, expected: String?) {
        #expect(AppleMessage.text(text, of: key) == expected)
    }

    @Test("numbers the arguments of an app's text")
    func numbering() {
        #expect(AppleMessage.numbered("%@ %@ %1$@ %% %%@ 5%") == "%1$@ %2$@ %1$@ %% %%@ 5%")
    }
}
