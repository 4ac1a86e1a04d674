internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct FileDifferenceTests {
    private static func arb(_ text: String) -> StringFile {
        StringFile.read(SourceText(Array(text.utf8)), as: .arb).0
    }

    private static func catalog(_ strings: String) -> StringFile {
        let text = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
        return StringFile.read(SourceText(Array(text.utf8)), as: .xcstrings).0
    }

    /// A change as `kind key language path old new`.
    private static func words(_ old: StringFile, _ new: StringFile) -> [String] {
        FileDifference(from: old, to: new).changes.map { change in
            let parts: [String?] = [
                change.kind.rawValue, change.key, change.language,
                change.path.joined(separator: "/"),
                change.old, change.new,
            ]
            return parts.map { $0 ?? "-" }.joined(separator: " ")
        }
    }

    @Test("compares by key: order, layout and spelling of the tag do not count")
    func order() {
        let old = Self.arb(#"{"@@locale": "pt_BR", "a": "x", "b": "y"}"#)
        let new = Self.arb("{\"b\":\"\\u0079\",\n\"a\":\"x\",\"@@locale\":\"pt-BR\"}")
        #expect(Self.words(old, new) == [])
    }

    @Test("finds texts, comments and limits, by the bytes")
    func arb() {
        let old = Self.arb(
            #"{"@@locale": "de", "a": "\#u{E9}", "b": "B", "@b": {"description": "c", "x-limit": 5}}"#
        )
        let new = Self.arb(
            #"{"@@locale": "de", "a": "e\#u{301}", "c": "C", "b": "B", "@b": {"x-limit": 6}}"#)
        #expect(
            Self.words(old, new) == [
                "text a de  \u{E9} e\u{301}", "comment b -  c -", "limit b -  5 6",
                "added c de  - C",
            ])
        let same = Self.words(old, new).filter { $0.hasPrefix("text") }
        #expect(same.count == 1)
    }

    @Test("finds states, marks, languages and arms of plurals")
    func catalog() {
        let old = Self.catalog(
            #"""
            "k": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "K"}},
              "fr": {"stringUnit": {"state": "translated", "value": "F"}},
              "pl": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "1"}},
                "other": {"stringUnit": {"state": "translated", "value": "2"}}}}}}},
            "gone": {}
            """#)
        let new = Self.catalog(
            #"""
            "k": {"shouldTranslate": false,
              "localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "K"}},
              "pl": {"variations": {"plural": {
                "few": {"stringUnit": {"state": "translated", "value": "3"}},
                "one": {"stringUnit": {"state": "translated", "value": "1"}},
                "other": {"stringUnit": {"state": "translated", "value": "4"}}}}}}}
            """#)
        #expect(
            Self.words(old, new) == [
                "state k de  translated needsReview", "removed k fr  F -", "text k pl other 2 4",
                "added k pl few - 3", "flags k -  - untranslatable", "removed gone en  gone -",
            ])
    }

    @Test("of two formats only what both hold is compared")
    func formats() {
        let arb = Self.arb(#"{"@@locale": "en", "k": "K", "@k": {"x-limit": 3}}"#)
        let catalog = Self.catalog(
            #""k": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "K"}}}}"#)
        #expect(Self.words(arb, catalog) == [])
        #expect(Self.words(catalog, arb) == [])
    }

    @Test("a key that is there twice is compared one by one")
    func duplicates() {
        let old = Self.arb(#"{"@@locale": "de", "a": "1", "a": "2"}"#)
        let new = Self.arb(#"{"@@locale": "de", "a": "1", "a": "3", "a": "4"}"#)
        #expect(Self.words(old, new) == ["text a de  2 3", "added a de  - 4"])
    }

    @Test("a file does not differ from itself, whatever is in it")
    func corpus() throws {
        for file in CorpusFile.all where file.format == "arb" || file.format == "xcstrings" {
            guard let format = FileFormat(rawValue: file.format) else { continue }
            let (read, _) = try StringFile.read(SourceText(file.bytes()), as: format)
            #expect(FileDifference(from: read, to: read).changes.isEmpty, "\(file)")
        }
    }
}
