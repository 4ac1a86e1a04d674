import JSON
import TestSupport
import Testing
import cta

@Suite struct PseudoCommandTests {
    @Test("makes both pseudolocales of the built-in texts")
    func locales() throws {
        let english = "\(Repository.root)/Locales/en.arb"
        let accented = InProcess.run("pseudo", english)
        #expect(accented.status == 0)
        #expect(accented.errorText == "")
        #expect(
            accented.outputText.hasPrefix("{\n  \"@@locale\": \"en-XA\",\n  \"offer.button\": \"["))
        let mirrored = InProcess.run("pseudo", english, "--locale", "ar-XB")
        let root = try #require(JSONDocument(parsing: mirrored.output).root)
        #expect(root[member: "@@locale"]?.string == "ar-XB")
        #expect(
            root[member: "offer.button"]?.string
                == "\u{200F}\u{202E}View\u{202C}\u{200F} \u{200F}\u{202E}offer\u{202C}\u{200F}")
    }

    @Test("adds a language to a String Catalog in place and changes nothing else")
    func catalog() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Hello\" : {\n\n    }\n  },\n"
                + "  \"version\" : \"1.0\"\n}", as: "A.xcstrings")
        let run = InProcess.run("pseudo", path, path)
        #expect(run.status == 0)
        #expect(
            try Repository.text(at: path) == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "Hello" : {
                      "localizations" : {
                        "en-XA" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "[Ĥéļļö]"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
    }

    @Test("says which text is no message and leaves it")
    func broken() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"@@locale": "en", "a": "{x", "b": "ok"}"#, as: "en.arb")
        let run = InProcess.run("pseudo", path)
        #expect(run.status == 0)
        #expect(
            run.errorText
                == "\(path):1:21: warning: \"a\" is no message in the syntax of ICU and stays as it is "
                + "[file.syntax]\n")
        #expect(run.outputText.contains("\"a\": \"{x\""))
    }
}
