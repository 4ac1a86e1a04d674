internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct ConversionTests {
    private static func read(_ text: String, _ format: FileFormat) -> StringFile {
        StringFile.read(SourceText(Array(text.utf8)), as: format).0
    }

    private static func text(_ conversion: Conversion) -> String {
        String(decoding: conversion.bytes, as: UTF8.self)
    }

    @Test("in its own format a file is its own bytes, broken or not")
    func same() {
        let text = "{\"a\" :\t\"x\", \"a\":1,,\r\n"
        let conversion = Conversion(Self.read(text, .arb), to: .arb, WriteOptions())
        #expect(conversion.bytes == Array(text.utf8))
        #expect(conversion.losses.isEmpty)
    }

    @Test("the texts that the keys of a String Catalog stand for are written")
    func implied() {
        let catalog = #"""
            {"sourceLanguage": "en", "strings": {"Hello": {}, "Bye": {"localizations": {"de": {
            "stringUnit": {"state": "translated", "value": "Tschüs"}}}}}, "version": "1.0"}
            """#
        let file = Self.read(catalog, .xcstrings)
        let english = Conversion(file, to: .arb, WriteOptions(language: "en"))
        #expect(
            Self.text(english)
                == "{\n  \"@@locale\": \"en\",\n  \"Hello\": \"Hello\",\n  \"Bye\": \"Bye\"\n}\n")
        #expect(english.losses.isEmpty)
        let german = Conversion(file, to: .arb, WriteOptions(language: "DE"))
        #expect(Self.text(german) == "{\n  \"@@locale\": \"de\",\n  \"Bye\": \"Tschüs\"\n}\n")
        #expect(german.losses.isEmpty)
        #expect(german.notes == ["1 of 2 entries have no text in de and are left out"])
        let any = Conversion(file, to: .arb, WriteOptions())
        #expect(any.losses.map(\.kind) == [.languages])
    }

    @Test("lists limits, declared placeholders, states, arms of plurals and what is broken")
    func losses() {
        let arb =
            #"{"@@locale": "en", "a": "{x}", "@a": {"x-limit": 3, "placeholders": {"x": {}}}, "b": 1}"#
        let catalog = Conversion(Self.read(arb, .arb), to: .xcstrings, WriteOptions())
        #expect(
            catalog.losses.map { "\($0.kind) \($0.key ?? "-"): \($0.message)" } == [
                "keys -: what stands on line 1 cannot be read and is lost",
                "placeholders a: the declared placeholders", "limits a: the limit of 3",
            ])
        #expect(
            catalog.notes == [
                "the placeholders of \"a\" are those of ICU MessageFormat; an app that reads "
                    + "String Catalog expects those of NSString"
            ])
    }

    @Test("joins the texts of several files by key, those of the source first")
    func joining() {
        let english = Self.read(
            #"{"@@locale": "en", "a": "A", "@a": {"description": "d"}, "b": "B"}"#, .arb)
        let german = Self.read(#"{"@@locale": "de", "b": "Be", "c": "Ce"}"#, .arb)
        let joined = StringFile.joining(source: english, [german, german], format: .xcstrings)
        #expect(joined.languages == ["en", "de"])
        #expect(joined.sourceLanguage == "en")
        let texts = joined.entries.map { entry in
            entry.key + ":"
                + entry.localizations.map { localization in
                    let text = localization.tree.leaves.map { joined.text(of: $0.unit.content) }
                    return
                        "\(localization.language)=\(text.joined())\(localization.role == .source)"
                }.joined(separator: ",")
        }
        #expect(texts == ["a:en=Atrue", "b:en=Btrue,de=Befalse", "c:de=Cefalse"])
        #expect(joined.entries[0].comments.map { joined.text(of: $0.content) } == ["d"])
    }
}
