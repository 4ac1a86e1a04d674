internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct PseudoFileTests {
    private static let catalog = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld files in %@" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : { "state" : "new", "value" : "%#@files@ in %2$@" },
                  "substitutions" : {
                    "files" : {
                      "argNum" : 1, "formatSpecifier" : "lld",
                      "variations" : {
                        "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                        }
                      }
                    }
                  }
                }
              }
            },
            "Brand" : { "shouldTranslate" : false },
            "Hello there" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } } } }
          },
          "version" : "1.0"
        }
        """#

    @Test("joins the other languages of a String Catalog, substitutions in one pair of brackets")
    func catalog() {
        let source = SourceText(Array(Self.catalog.utf8))
        let (file, _) = StringFile.read(source, as: .xcstrings)
        let pseudo = PseudoFile(file, .accented)
        #expect(pseudo.count == 2)
        let (bytes, refusals) = file.bytes(applying: pseudo.edits)
        #expect(refusals.isEmpty)
        let (made, diagnostics) = StringFile.read(SourceText(bytes), as: .xcstrings)
        #expect(diagnostics.isEmpty)
        #expect(made.languages == ["en", "en-XA", "de"])
        let texts = made.entries.map { entry in
            entry.localizations.filter { $0.language == "en-XA" }
                .flatMap { $0.tree.leaves.map { made.text(of: $0.unit.content) } }
        }
        #expect(
            texts == [
                ["[%#@files@ îñ %2$@]", "%arg ƒîļé", "%arg ƒîļéš"], [], ["[Ĥéļļö ţĥéŕé o]"],
            ])
        let difference = FileDifference(from: file, to: made)
        #expect(difference.changes.count == 4 && difference.count(.added) == 4)
    }

    @Test("an ARB file becomes one of the pseudolocale, without metadata")
    func arb() {
        let text = #"{"@@locale": "en", "a": "Save {n}", "@a": {"x-limit": 9}, "b": "{broken"}"#
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: .arb)
        let pseudo = PseudoFile(file, .bidi)
        let written = FileFormat.arb.format.write(pseudo.file)
        #expect(
            String(decoding: written.bytes, as: UTF8.self) == """
                {
                  "@@locale": "ar-XB",
                  "a": "\u{200F}\u{202E}Save\u{202C}\u{200F} {n}",
                  "b": "{broken"
                }

                """)
        #expect(pseudo.broken.map(\.key) == ["b"])
    }
}
