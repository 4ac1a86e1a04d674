internal import StringFiles
internal import Testing
internal import TextChecks

/// Translations beside their sources, from the complaints of translators listed in the notes
/// (each with the public report it was made from) and from real files.
@Suite struct PlaceholderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let target: String
        let source: String?
        let dialect: PlaceholderDialect
        let expected: [String]
        let language: String

        init(
            _ target: String, _ source: String?, _ dialect: PlaceholderDialect = .apple,
            _ expected: [String] = [], language: String = "de"
        ) {
            self.target = target
            self.source = source
            self.dialect = dialect
            self.expected = expected
            self.language = language
        }

        var testDescription: String { "\(target) for \(source ?? "nothing")" }
    }

    @Test(
        "says what is stated, and nothing else",
        arguments: [
            // WeblateOrg/weblate#8408
            Case("Tag ''{t}'' weg", "Tag ''{t}'' gone", .icu),
            // ResistanceTo/MiniWatts#1
            Case("%1 已到", "%1$@ has arrived", .apple, ["look-alike %1"], language: "zh"),
            // 0xWDG/xcstrings-translator#8
            Case("%A %@, %lld-st", "%1$@, %2$lld", .apple, ["extra %A"], language: "sv"),
            // wordpress-mobile/release-toolkit#174
            Case("％@へ", "To %@", .apple, ["look-alike ％@"], language: "ja"),
            Case("%١$@ إلى", "To %1$@", .apple, ["look-alike %١$@"], language: "ar"),
            // element-hq/element-x-android#7596
            Case("-%1$d%", "-%1$d%%", .java, ["percent %"], language: "zh"),
            Case("-%1$d%", "-%1$d%%", .apple, ["percent %"], language: "zh"),
            // SwiftGen/SwiftGen#501
            Case("100% fertig", "100% done"),
            Case("100 % gratuit", "100% Just for you", .c, language: "fr"),
            Case("100% done", nil, .apple, language: "en-GB"),
            // translate/translate#3374
            Case("F", "Q % s", .c, ["missing F"]),
            Case("F", "Q %s", .unknown, ["missing F"]),
            // SwiftGen/SwiftGen#309, liamnichols/xcstrings-tool#19
            Case("%1$@ oder %1$lld", "%@ or %lld", .apple, ["conflict %1$lld"]),
            Case("%2$@ %3$@", "%@ has %lld", .apple, ["gap %2$@"]),
            // SwiftGen/SwiftGen#634
            Case("%@ %2$d %@", "%@ %d %@", .apple, ["mixed %2$d"]),
            // Asana/locheck#52
            Case("%1$#@n@ übrig", "%1$#@n@ left"),
            // SwiftGen/SwiftGen#915
            Case("%1#@n@", nil, .apple, ["look-alike %1#@n@"]),
            // Order, and the numbers that mend it.
            Case("%lld Punkte für %@", "%@ has %lld points", .apple, ["order %lld"]),
            Case("%2$lld Punkte für %1$@", "%@ has %lld points"),
            // A percent sign that is read as a placeholder.
            Case("50%-ig rabatt %@", "50%% off %@", .apple, ["percent %-i"], language: "sv"),
            Case("%lld%-ig rabatt", "%lld%% off", .apple, ["percent %-i"], language: "sv"),
            Case("50%-ig rabatt", "50%% off", .apple, ["percent %-i"], language: "sv"),
            // IceCubesApp, ca, instance.list.posts-%@
            Case(
                "% publicacions", "%@ posts", .apple,
                ["missing % publicacions", "percent % p"], language: "ca"),
            Case("już istnieje", "%@ already exists", .apple, ["missing już istnieje"]),
            // symfony replaces the literal "{{ name }}" only.
            Case("{{limit}} ၏", "{{ limit }} or more", .unknown, ["translated-name {{limit}}"]),
            Case(
                "{{ ratio }} {{ max }}", "{{ ratio }} {{ min }}", .unknown,
                ["translated-name {{ max }}"]),
            Case("{{ limit }} {{limit}}", "{{ limit }}", .unknown, ["extra {{limit}}"]),
            Case("test", "Can not load accelerators from {0}", .unknown, ["missing test"]),
            // Etar-Calendar, ar
            Case("تم التصدير: %1$s", "Event exported", .java, ["extra %1$s"], language: "ar"),
            // Never guessed from a bare %.
            Case("50% d", "50% off", .unknown),
            Case("Growth in % per year", "Wachstum in % pro Jahr", .unknown),
            Case("%count% Geschenke", "%count% gifts", .unknown),
            Case("%anzahl% Geschenke", "%count% gifts", .unknown, ["translated-name %anzahl%"]),
            Case("%{name}", "%{name}!", .unknown),
            Case("$name", "${name}", .unknown, ["missing $name"]),
            // An ICU message in a file that does not say so.
            Case(
                "{n, plural, other {# Tage von {wem}}}", "{n, plural, other {# days of {who}}}",
                .unknown, ["translated-name {wem}"]),
            // Flags, widths and length modifiers are free.
            Case("%,d %10$s%n", "%,d %10$s%n", .java, ["mixed %10$s"]),
            Case("%-5s %%", "%5s %%", .java),
            Case("%ld", "%lld"), Case("%.1f", "%f"), Case("%*d", "%*d", .c),
            Case("%d", "%*d", .c, ["missing %d"]),
            Case("%s", "%d", .java), Case("%d", "%s", .java),
            Case("%(n)d von %(wem)s", "%(who)s, %(n)d", .python, ["translated-name %(wem)s"]),
            Case("Datei %2 von %1", "File %1 of %2", .qt), Case("Datei %L1", "File %1", .qt),
            Case("Datei", "File %1", .qt, ["missing Datei"]),
            Case("$t(b)", "$t(a)", .doubleBraces, ["extra $t(b)", "missing $t(b)"]),
            Case("{{count, number}}", "{{count}}", .doubleBraces),
            Case("Zeile", "Line {}", .pythonBraces, ["missing Zeile"]),
            // What does not parse is for the checks of messages.
            Case("{n, plural, one {x}", "{n, plural, other {#}}", .icu),
            Case("{name} y {name}", "{name}", .icu),
            // The typed arguments of ICU.
            Case("{n}", "{n, number}", .icu),
            Case("{n, date}", "{n, number}", .icu, ["type {n, date}"]),
            // Times and dates of other languages; words in braces.
            Case("um %H:%M:%S", "at %H:%M:%S %p", .unknown), Case("%d.%m.%Y", "%Y-%m-%d", .unknown),
            Case("E1128: { のない }", "E1128: } without {", .unknown, language: "ja"),
            Case("%S %p", "%p %S", .unknown),
            // Numbers and none, in the order that counting gives as well.
            Case("%@: %2$lld", "%@: %lld", .apple, ["mixed %2$lld"]),
            // Symbols of other keyboards, and signs that are right as they are.
            Case("٪50 خصم لـ%@", "50%% off for %@", .apple, language: "ar"),
            Case("%＠さん", "%@", .apple, ["look-alike %＠"], language: "ja"),
            Case("%१$@ उपहार", "%1$@ gift", .apple, ["look-alike %१$@"], language: "hi"),
            Case("% 1$@ gelir", "%1$@ arrives", .apple, ["look-alike % 1$@"], language: "tr"),
            Case("%1 $@ arrive", "%1$@ arrives", .apple, ["look-alike %1 $@"], language: "fr"),
            // An address has its own percent signs, in both.
            Case("%@ auf https://a.de/x%20y", "%@ at https://a.de/x%20y"),
            // Nothing is code where the file says so.
            Case("50 %d", "50 %s", PlaceholderDialect.none),
        ])
    func table(_ item: Case) {
        let run = FamilyRun(item.target, item.source, item.dialect, language: item.language)
        #expect(run.findings == item.expected)
    }
}
