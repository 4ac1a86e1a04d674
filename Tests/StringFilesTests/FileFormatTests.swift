internal import StringFiles
internal import Testing

@Suite struct FileFormatTests {
    @Test(
        "finds the language in the name of a file",
        arguments: [
            ("de.arb", "de"), ("app_en.arb", "en"), ("app_en_US.arb", "en_US"),
            ("intl_zh_Hant_TW.arb", "zh_Hant_TW"), ("pt_BR.po", "pt_BR"), ("pt-BR.json", "pt-BR"),
            ("fil_PH.arb", "fil_PH"), ("es-419.arb", "es-419"), ("strings.xml", nil),
            ("Messages_sr_Latn.properties", "sr_Latn"), ("Localizable.strings", nil),
            ("messages.de.json", "de"), ("", nil),
        ] as [(String, String?)])
    func languageInName(name: String, language: String?) {
        #expect(FilePathParts("a/b/" + name).languageInName == language)
    }

    @Test(
        "finds the language in the folders",
        arguments: [
            ("App/de.lproj/Localizable.strings", "de"), ("Base.lproj/Main.strings", nil),
            ("zh-Hant.lproj/a.strings", "zh-Hant"), ("res/values/strings.xml", nil),
            ("res/values-pt-rBR/strings.xml", "pt-BR"), ("res/values-in/strings.xml", "in"),
            ("res/values-b+sr+Latn/strings.xml", "sr-Latn"), ("values-land/strings.xml", nil),
            ("_locales/pt_BR/messages.json", "pt_BR"), ("locale/de/LC_MESSAGES/x.po", "de"),
            ("strings.xml", nil),
        ] as [(String, String?)])
    func languageInFolders(path: String, language: String?) {
        #expect(FilePathParts(path).languageInFolders == language)
    }

    @Test(
        "goes by the end of the name, and by the content where there is none",
        arguments: [
            ("a.xcstrings", "", .xcstrings), ("A.ARB", "", .arb), ("a.strings", "", .strings),
            ("-", "{\"@@locale\": \"de\"}", .arb),
            ("de.json", "{\"a\": \"b\"}", .json), ("de.json", "", .json),
            ("-", "{\"a\": {\"b\": \"c\"}}", .json),
            ("de.json", "{\"a_one\": \"b\", \"a_other\": \"c\"}", .i18next),
            ("de.json", "{\"a_one\": \"b\", \"a_many\": \"c\"}", .json),
            ("messages.json", "{\"a\": {\"message\": \"b\"}}", .chrome),
            ("-", "# c\n\nhello = Hello { $name }\n", .fluent), ("a.ftl", "", .fluent),
            ("-", "key,en,de\na,b,c\n", .csv), ("-", "id\tde\na\tb\n", .tsv),
            ("a.csv", "", .csv), ("a.tab", "", .tsv),
            ("a.xlf", "<xliff version='2.1'/>", .xliff2),
            ("a.xlf", "<xliff version='1.2'/>", .xliff),
            ("strings.xml", "<resources/>", .android), ("-", "<!-- c --><resources/>", .android),
            ("-", "<x:xliff version='1.2'/>", .xliff), ("a.xliff", "", .xliff),
            ("-", "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}", .xcstrings),
        ] as [(String, String, FileFormat)])
    func detection(name: String, content: String, format: FileFormat) {
        #expect(FileFormat.detect(SourceText(Array(content.utf8)), path: name) == format)
    }

    @Test("leaves out and lists what a format cannot hold")
    func losses() {
        var entry = Entry(
            key: "gifts", context: "home", comments: [Comment(kind: .translator, .text("t"))],
            flags: [.untranslatable], limit: LengthLimit(60, .codePoints))
        let variants = ["one", "other"].map {
            Variant(name: $0, tree: .text(TextUnit(.text($0), state: .needsReview)))
        }
        let group = VariantGroup(selector: .plural(VariantArgument()), variants: variants)
        entry.localizations = [
            Localization(language: "en", role: .source, tree: .text(TextUnit(.text("Gifts")))),
            Localization(language: "de", tree: .group(group)),
            Localization(language: "fr", tree: .text(TextUnit(.text("Cadeaux")))),
        ]
        let file = StringFile(
            format: .xcstrings, languages: ["en", "de", "fr"], sourceLanguage: "en",
            entries: [entry], header: ["version", "tool"].map { Attribute(name: $0, .text("1.0")) })
        let written = FileFormat.arb.write(file)
        #expect(
            String(decoding: written.bytes, as: UTF8.self)
                == "{\n  \"@@locale\": \"de\",\n  \"gifts\": \"other\"\n}\n")
        #expect(
            written.losses.map(\.kind) == [
                .attributes, .languages, .variants, .states, .contexts, .flags, .limits, .comments,
            ])
        let source = FileFormat.arb.write(file, WriteOptions(language: "en"))
        #expect(
            String(decoding: source.bytes, as: UTF8.self)
                == "{\n  \"@@locale\": \"en\",\n  \"gifts\": \"Gifts\"\n}\n")
    }
}
