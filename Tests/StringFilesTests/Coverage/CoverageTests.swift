internal import StringFiles
internal import Testing

@Suite struct CoverageTests {
    private static func coverage(_ language: String, _ strings: String) -> Coverage {
        let text = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
        let file = StringFile.read(SourceText(Array(text.utf8)), as: .xcstrings).0
        return Coverage(of: file, language: language, source: SourceKeys(file))
    }

    private static func unit(_ state: String, _ value: String) -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
    }

    static let states: [(String, String, complete: Int, review: Int, missing: Int)] = [
        ("translated", "x", 1, 0, 0), ("needs_review", "x", 0, 1, 0), ("new", "x", 0, 0, 1),
        ("translated", "", 0, 0, 1), ("translated", "\\u200B", 0, 0, 1), ("odd", "x", 0, 1, 0),
    ]

    @Test("counts by state and by what is visible", arguments: states)
    func state(state: String, value: String, complete: Int, review: Int, missing: Int) {
        let entry = #""k": {"localizations": {"de": \#(Self.unit(state, value))}}"#
        let coverage = Self.coverage("de", entry)
        #expect(coverage.count == 1)
        #expect(coverage.complete == complete)
        #expect(coverage.review.count == review)
        #expect(coverage.missing.count == missing)
    }

    @Test("one arm that is missing makes the string missing")
    func arms() {
        let arms = #""one": \#(Self.unit("translated", "x")), "other": \#(Self.unit("new", ""))"#
        let entry = #""k": {"localizations": {"pl": {"variations": {"plural": {\#(arms)}}}}}"#
        #expect(Self.coverage("pl", entry).missing == ["k"])
    }

    @Test(
        "the source language is complete without a word, and what must not be translated is not counted"
    )
    func source() {
        let entries = #""k": {}, "Brand": {"shouldTranslate": false}"#
        #expect(Self.coverage("en", entries).complete == 1)
        #expect(Self.coverage("fr", entries).missing == ["k"])
    }

    @Test("a translation of nothing may be nothing")
    func blank() {
        let entry =
            #""k": {"localizations": {"en": \#(Self.unit("translated", " ")), "de": \#(Self.unit("translated", ""))}}"#
        #expect(Self.coverage("de", entry).complete == 1)
    }

    @Test("counts the limit of the source in UTF-16 units")
    func limits() {
        let en = #"{"@@locale": "en", "a": "a", "@a": {"x-limit": 2}}"#
        let source = SourceKeys(StringFile.read(SourceText(Array(en.utf8)), as: .arb).0)
        for (text, isOver) in [("ab", false), ("🎁", false), ("🎁!", true)] {
            let de = #"{"@@locale": "de", "a": "\#(text)"}"#
            let file = StringFile.read(SourceText(Array(de.utf8)), as: .arb).0
            let coverage = Coverage(of: file, language: "de", source: source)
            #expect(coverage.overLimit == (isOver ? ["a"] : []))
        }
    }
}
