internal import ContentRules
internal import Testing
internal import TextChecks

@Suite struct CheckPolicyTests {
    @Test("an id wins over its family, and the family over what was reported")
    func levels() {
        var policy = CheckPolicy()
        policy.families["space"] = .severity(.note)
        policy.ids["space.double"] = .severity(.error)
        policy.ids["term.untranslated"] = .off
        let reported = Severity.warning
        #expect(policy.severity(of: "space.double", reported: reported) == .error)
        #expect(policy.severity(of: "space.leading", reported: reported) == .note)
        #expect(policy.severity(of: "term.untranslated", reported: reported) == nil)
        #expect(policy.severity(of: "number.changed", reported: reported) == .warning)
    }

    @Test("what is chosen runs alone, and what is skipped does not run")
    func choice() {
        var policy = CheckPolicy()
        policy.only = ["space", "file.syntax"]
        policy.skipped = ["space.tab"]
        #expect(policy.runs("space.leading"))
        #expect(policy.runs("file.syntax"))
        #expect(!policy.runs("space.tab"))
        #expect(!policy.runs("number.changed"))
    }

    static let names: [(String, String?)] = [
        ("space.dubble", "space.double"), ("spaces", "space"),
        (
            "placeholder.mising",
            "placeholder.missing"
        ), ("structure.json", "file.syntax"),
        ("unicode.bidi-control", "bidi.override"), ("zzzzzzzzzzzz", nil), ("", nil),
    ]

    @Test("says what was probably meant", arguments: names)
    func suggestion(name: String, meant: String?) {
        #expect(!CheckNames.isKnown(name))
        #expect(CheckNames.suggestion(for: name) == meant)
    }

    @Test("ids are family.kebab-name, and no id is retired", arguments: CheckNames.ids)
    func grammar(_ id: String) {
        #expect(id.wholeMatch(of: #/[a-z0-9]+\.[a-z0-9]+(-[a-z0-9]+)*/#) != nil)
        #expect(CheckNames.retired[id] == nil)
    }
}
