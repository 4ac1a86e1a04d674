import CTAContent
import ICU
import TestSupport
import Testing

/// Every text through the formatters that others would use: ICU's MessageFormat and gettext.
@Suite struct BuiltInTextMessageTests {
    @Test("has the placeholders of the source and formats", arguments: LanguageFile.all)
    func messageFormat(file: LanguageFile) throws {
        for key in TextKey.allCases {
            let pattern = try MessagePattern(try file.text(key), language: file.tag)
            #expect(Set(pattern.arguments) == Set(key.argumentNames), "\(key.name)")
            let examples = try LanguageFile.examples(key).filter { $0.name != "count" }
            for text in try file.forms(key) {
                for example in examples { #expect(text.contains(example.text), "\(key.name)") }
                #expect(!text.contains { "{}#".contains($0) }, "\(key.name): \(text)")
            }
        }
    }

    @Test("is a PO file that 'msgfmt -c' accepts without a word", arguments: LanguageFile.all)
    func gettext(file: LanguageFile) throws {
        let run = try Self.msgfmt(try Self.portableObject(of: file))
        #expect(run.errorText == "")
        #expect(run.outputText == "")
        #expect(run.status == 0)
    }

    @Test("'msgfmt -c' refuses a lost placeholder, so its silence means something")
    func gettextRefusal() throws {
        let entry = PortableObject.Entry(
            key: "k", source: "Hi {name}", text: "Hallo {nom}", hasPlaceholders: true)
        let run = try Self.msgfmt(PortableObject(language: "de", entries: [entry]))
        #expect(run.status == 1)
        #expect(run.errorText.contains("'name'"))
    }

    private static func portableObject(of file: LanguageFile) throws -> PortableObject {
        let english = try LanguageFile.named("en")
        let entries = try TextKey.allCases.map { key in
            PortableObject.Entry(
                key: key.name, source: try english.text(key), text: try file.text(key),
                // To gettext a plural is other entries, not one text.
                hasPlaceholders: !key.argumentNames.isEmpty
                    && !key.argumentNames.contains("count"))
        }
        return PortableObject(language: file.tag, entries: entries)
    }

    private static func msgfmt(_ file: PortableObject) throws -> CommandRun {
        // The package gettext, which Scripts/setup installs.
        try BuiltCommand(at: "/usr/bin/msgfmt").run("-c", "-o", "/dev/null", "-", input: file.text)
    }
}
