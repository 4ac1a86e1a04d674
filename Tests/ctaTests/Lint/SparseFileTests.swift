import CTAContent
import CommandLineArguments
import Testing
import cta

@Suite struct SparseFileTests {
    static let names: [(String, Bool)] = [
        ("en-AU", true), ("en_CA", true), ("app_en-gb", true), ("fr-CA", true), ("es-419", true),
        ("zh-HK", true), ("zh_hk", true), ("fr-CH", false), ("es-MX", false), ("pt-PT", false),
        ("sr-Latn", false), ("zh-Hant", false), ("zh-TW", false), ("de", false), ("en-US", false),
    ]

    @Test("six languages may lack keys, no other may", arguments: names)
    func missing(name: String, isSparse: Bool) {
        let source = SourceTexts(ARBFile(Array(#"{"a": "x", "b": "y"}"#.utf8), path: "en.arb"))
        let file = ARBFile(Array(#"{"a": "z"}"#.utf8), path: FilePath("Locales/\(name).arb"))
        let checks = ARBLinter.findings(in: file, comparedWith: source).map(\.check)
        #expect(checks == (isSparse ? [] : ["structure.missing"]))
    }

    @Test("a sparse file has no key that its source lacks")
    func obsolete() {
        let source = SourceTexts(ARBFile(Array(#"{"a": "x"}"#.utf8), path: "en.arb"))
        let file = ARBFile(Array(#"{"c": "z"}"#.utf8), path: "fr-CA.arb")
        let checks = ARBLinter.findings(in: file, comparedWith: source).map(\.check)
        #expect(checks == ["structure.obsolete"])
    }

    static let languages: [(String, String?)] = [
        ("de.arb", "de"), ("app_de.arb", "de"), ("app_pt_BR.arb", "pt-BR"),
        ("a/b/zh-hant-hk.arb", "zh-Hant-HK"), ("strings.sr-Latn.arb", "sr-Latn"),
        ("my_app_en.arb", "en"), ("app.arb", nil), ("app_xx.arb", nil), ("intl_fil.arb", "fil"),
        ("ui_de.arb", "de"), ("iw.arb", "iw"), ("de", "de"), ("", nil), ("/", nil),
        ("es-419.arb", "es-419"), ("\u{FFFD}_de.arb", "de"), ("app_de_.arb", nil),
    ]

    @Test("reads the language from the name of a file", arguments: languages)
    func language(name: String, language: String?) {
        #expect(ARBFile([], path: FilePath(name)).language == language)
    }

    @Test("takes the language from '@@locale' when the name has none")
    func declared() {
        let bytes = Array(#"{"@@locale": "pt_BR"}"#.utf8)
        #expect(ARBFile(bytes, path: "-").language == "pt_BR")
        #expect(ARBFile(bytes, path: "strings.arb").language == "pt_BR")
        #expect(ARBFile(bytes, path: "de.arb").language == "de")
    }
}
