internal import StringFiles
internal import Testing
internal import TextChecks

/// Plural forms and variables, each beside its own source form.
@Suite struct PlaceholderFormTests {
    private static let days = VariantTree.plural(["one": "%lld day", "other": "%lld days"])

    @Test("lets a form for exactly one number do without it")
    func one() {
        // glebm/i18n-tasks#418: Italian `one` is exactly 1.
        let run = FamilyRun(
            .plural(["one": "una volta", "other": "%lld volte"]), Self.days, language: "it")
        #expect(run.findings.isEmpty)
    }

    @Test("compares each form with its own source form")
    func own() {
        // translate/translate#2736.
        let source = VariantTree.plural(["one": "A day", "other": "%d days"])
        let target = VariantTree.plural(["one": "%d день", "few": "%d дня", "other": "%d дня"])
        #expect(FamilyRun(target, source, .c, language: "ru").findings.isEmpty)
    }

    @Test("misses the number in the only form of a language")
    func only() {
        // python-babel/babel#1198: compared with msgid_plural.
        let target = VariantTree.plural(["other": "天"])
        let source = VariantTree.plural(["one": "%s day", "other": "%s days"])
        #expect(FamilyRun(target, source, .c, language: "zh").findings == ["missing 天"])
    }

    @Test("misses the number in a form for several numbers, not in one that is never shown")
    func several() {
        let target = VariantTree.plural(["one": "Dzień", "few": "Kilka dni", "other": "%lld dni"])
        #expect(FamilyRun(target, Self.days, language: "pl").findings == ["missing Kilka dni"])
        let hebrew = VariantTree.plural(["many": "ימים רבים", "other": "%lld ימים"])
        #expect(FamilyRun(hebrew, Self.days, language: "he").findings.isEmpty)
        let apple = VariantTree.plural(["zero": "Heute", "other": "%lld Tage"])
        #expect(FamilyRun(apple, Self.days).findings.isEmpty)
    }

    @Test("reads a value behind a dropped number as the number")
    func shifted() {
        let source = VariantTree.plural(["one": "%d file in %@", "other": "%d files in %@"])
        let target = VariantTree.plural(["one": "Eine Datei in %@", "other": "%d Dateien in %@"])
        #expect(FamilyRun(target, source).findings == ["type %@"])
        let numbered = VariantTree.plural(["one": "Eine Datei in %2$@", "other": "%d in %@"])
        #expect(FamilyRun(numbered, source).findings.isEmpty)
    }

    @Test("takes the first value of a variable's text for its own")
    func ownValue() {
        // duckduckgo/iOS: the English mixes numbers, the translation is right.
        let argument = VariantArgument(name: "count", number: nil, specifier: "d")
        let source = VariantTree.plural(["other": "%2$@, %3$@ and %d others"], of: argument)
        let target = VariantTree.plural(["other": "%2$@, %3$@ un %1$d citi"], of: argument)
        #expect(FamilyRun(target, source, language: "lv").findings.isEmpty)
        #expect(FamilyRun(source, nil, language: "lv").findings == ["mixed %d"])
    }

    @Test("looks through variables at what their texts show")
    func variables() {
        let own = VariantArgument(name: "n", number: nil, specifier: "lld")
        let source = VariantTree.format(
            "%#@n@", ["n": .plural(["one": "%2$@ follower", "other": "%2$@ followers"], of: own)])
        // IceCubesApp, ko: a direct argument instead of the substitution.
        #expect(
            FamilyRun(.text(TextUnit(.text("팔로워 %2$@명"))), source, language: "ko").findings.isEmpty)
        let lost = VariantTree.text(TextUnit(.text("팔로워")))
        #expect(FamilyRun(lost, source, language: "ko").findings == ["missing 팔로워"])
        // The other way round.
        let plain = VariantTree.text(TextUnit(.text("%lld days")))
        let target = VariantTree.format(
            "%#@d@ übrig", ["d": .plural(["one": "Ein Tag", "other": "%arg Tage"], of: own)])
        #expect(FamilyRun(target, plain).findings.isEmpty)
    }

    @Test("names a value of a variable's text where it stands")
    func placeOfExtra() {
        // Its place lies behind the end of the format.
        let own = VariantArgument(name: "n", number: nil, specifier: "lld")
        let target = VariantTree.format(
            "%#@n@", ["n": .plural(["other": "%arg Tage übrig für %3$@"], of: own)])
        let plain = VariantTree.text(TextUnit(.text("%lld days")))
        #expect(FamilyRun(target, plain).findings == ["extra %3$@"])
        // Beside a text of its own it is said once.
        let source = VariantTree.format("%#@n@", ["n": .plural(["other": "%arg days"], of: own)])
        #expect(FamilyRun(target, source).findings == ["extra %3$@"])
    }

    @Test(
        "tells of a type that a variable's text changes, though its format fits any value",
        arguments: [
            ("%lld", "%@"), ("%@", "%d"), ("%@", "%f"), ("%@", "%a"), ("%lld", "%s"),
            ("%lld", "%f"),
        ])
    func typeOfVariable(wanted: String, found: String) {
        let own = VariantArgument(name: "v", number: nil, specifier: "lld")
        let source = VariantTree.format(
            "%#@v@", ["v": .plural(["one": "day: \(wanted)", "other": "days: \(wanted)"], of: own)])
        let target = VariantTree.format(
            "%#@v@", ["v": .plural(["one": "Tag: \(found)", "other": "Tage: \(found)"], of: own)])
        #expect(FamilyRun(target, source).findings == ["type \(found)", "type \(found)"])
    }

    @Test("takes %arg and a value without number in a variable's text for the same")
    func arg() {
        let first = VariantArgument(name: "a", number: 2, specifier: "lld")
        let source = VariantTree.format("%#@a@", ["a": .plural(["other": "%arg posts"], of: first)])
        let target = VariantTree.format(
            "%#@a@", ["a": .plural(["other": "%lld bidalketa"], of: first)])
        #expect(FamilyRun(target, source, language: "eu").findings.isEmpty)
    }

    @Test(
        "reads hostile texts to their end",
        arguments: ["%", "%@", "%1$@", "{", "{{a}}", "%(", "%#@", "$t(", "${a}", "％@", "%1"])
    func hostile(_ part: String) {
        let text = String(repeating: part, count: 5_000)
        for dialect in PlaceholderDialect.allCases {
            // Ends at all: a square of the length would take minutes.
            #expect(FamilyRun(text, part, dialect).findings.count < 500)
            #expect(FamilyRun(part, text, dialect).findings.count < 500)
        }
    }
}
