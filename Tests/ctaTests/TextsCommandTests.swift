import CTAContent
import JSON
import TestSupport
import Testing
import cta

@Suite struct TextsCommandTests {
    @Test("lists every built-in text with the language it is from")
    func list() {
        let run = InProcess.run("texts", "--language", "fr_CA")
        #expect(run.status == 0)
        let lines = run.outputText.split(separator: "\n")
        #expect(lines.first == "Language: fr_CA → fr-CA: offered as it is")
        #expect(lines.count == 1 + TextKey.allCases.count)
        for (line, key) in zip(lines.dropFirst(), TextKey.allCases) {
            #expect(line.hasPrefix("\(key.name) "))
        }
        #expect(lines.contains("offer.button                  fr     Voir l’offre"))
    }

    static let tags = ["en", "zh-Hant-MO", "es_MX", "xx", "", "\u{202E}", "uk"]

    @Test("prints what the library answers", arguments: tags)
    func json(tag: String) throws {
        let run = InProcess.run("texts", "--language", tag, "--json")
        let root = try #require(JSONDocument(parsing: run.output).root)
        #expect(root[member: "language"]?[member: "reported"]?.hasText(tag) == true)
        let texts = try #require(root[member: "texts"])
        let content = ContentResolver(catalog: Catalog(app: "none"))
        for (text, key) in zip(texts.elements, TextKey.allCases) {
            let answer = content.text(key, language: tag)
            #expect(
                JSONValue(text) == [
                    "key": .string(key.name), "text": .string(answer.text),
                    "language": .string(answer.language),
                ])
        }
        #expect(texts.count == TextKey.allCases.count)
    }
}
