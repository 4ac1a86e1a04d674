internal import StringFiles
internal import TestSupport
internal import Testing

/// Edits of JSON formats look as if the tool that wrote the file had made them.
@Suite struct JSONLayoutTests {
    private static func edited(
        _ text: String, _ format: FileFormat, _ changes: [(Int?, TextEdit.Change)]
    ) -> String {
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: format)
        let edits = changes.map { TextEdit(entry: $0, $1) }
        let (bytes, refusals) = file.bytes(applying: edits)
        #expect(refusals == [])
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func unit(_ text: String) -> VariantTree {
        .text(TextUnit(.text(text), state: .translated))
    }

    @Test("adds languages and entries to a catalog in Xcode's order and layout")
    func xcode() {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a_key" : {

                },
                "b" : {
                  "localizations" : {
                    "fr" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "bleu"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        let plural = VariantGroup(
            selector: .plural(VariantArgument()),
            variants: [
                Variant(name: "one", tree: Self.unit("eins")),
                Variant(name: "other", tree: Self.unit("viele")),
            ])
        let expected = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a_key" : {
                  "localizations" : {
                    "de" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "A"
                      }
                    },
                    "it" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "B"
                      }
                    }
                  }
                },
                "a.key" : {

                },
                "b" : {
                  "comment" : "A colour",
                  "localizations" : {
                    "de" : {
                      "variations" : {
                        "plural" : {
                          "one" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "eins"
                            }
                          },
                          "other" : {
                            "stringUnit" : {
                              "state" : "translated",
                              "value" : "viele"
                            }
                          }
                        }
                      }
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "bleu"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        let result = Self.edited(
            text, .xcstrings,
            [
                (0, .putTranslation(Localization(language: "it", tree: Self.unit("B")))),
                (0, .putTranslation(Localization(language: "de", tree: Self.unit("A")))),
                (1, .putTranslation(Localization(language: "de", tree: .group(plural)))),
                (1, .setComment("A colour")),
                (1, .setState(language: "fr", path: [], .needsReview)),
                (nil, .addEntry(Entry(key: "a.key"))),
            ])
        expectSameText(result, expected)
    }

    @Test("removes neighbours, the last entry and all entries of a catalog")
    func removal() {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : {

                },
                "b" : {

                },
                "c" : {

                }
              },
              "version" : "1.0"
            }
            """
        let lastTwo = Self.edited(text, .xcstrings, [(1, .removeEntry), (2, .removeEntry)])
        let kept = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "a" : {

                }
              },
              "version" : "1.0"
            }
            """
        expectSameText(lastTwo, kept)
        let all = Self.edited(text, .xcstrings, [0, 1, 2].map { ($0, .removeEntry) })
        let empty = """
            {
              "sourceLanguage" : "en",
              "strings" : {

              },
              "version" : "1.0"
            }
            """
        expectSameText(all, empty)
        let replaced = Self.edited(
            text, .xcstrings,
            [(1, .removeEntry), (2, .removeEntry), (nil, .addEntry(Entry(key: "b2")))])
        expectSameText(
            replaced, kept.replacing("    }\n  }", with: "    },\n    \"b2\" : {\n\n    }\n  }"))
    }

    @Test(
        "keeps the escapes, the indentation and the line ends of a file",
        arguments: [
            ("{\r\n\t\"a\": \"caf\\u00e9\"\r\n}", "{\r\n\t\"a\": \"th\\u00e9\"\r\n}", "thé"),
            ("{\"a\":\"x\\/y\"}", "{\"a\":\"\\/\\\"\"}", "/\""),
            ("{\"a\":\"x/y\"}", "{\"a\":\"🎁/\"}", "🎁/"),
            ("{\"a\":\"\\ud83c\\udf81\"}", "{\"a\":\"\\ud83c\\udf89\"}", "🎉"),
        ])
    func escapes(before: String, after: String, text: String) {
        let change = TextEdit.Change.setText(
            language: "und", role: .translation, path: [], TextValue(text), nil)
        expectSameText(Self.edited(before, .arb, [(0, change)]), after)
    }

    @Test("puts a key of an ARB file behind the metadata of the one before")
    func arb() {
        let text = """
            {
                "@@locale": "en",

                "a": "A",
                "@a": {"description": "first"},
                "b": "B"
            }
            """
        let entry = Entry(
            key: "c", localizations: [Localization(language: "en", tree: Self.unit("C"))],
            comments: [Comment(.text("new"))])
        let expected = """
            {
                "@@locale": "en",

                "a": "A",
                "@a": {"description": "first"},
                "c": "C",
                "@c": {"description": "new"},
                "b": "B",
                "@b": {"description": "second"}
            }
            """
        let result = Self.edited(
            text, .arb, [(0, .addEntry(entry)), (1, .setComment("second"))])
        expectSameText(result, expected)
    }
}
