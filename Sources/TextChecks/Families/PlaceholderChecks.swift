internal import ContentRules
internal import StringFiles

/// The checks of the family `placeholder`: those that compare a translation with its source.
enum PlaceholderChecks {
    static let missing = Check(
        .placeholderMissing, .error, summary: "a placeholder of the source is missing",
        rationale: """
            What the placeholder stands for, a name, a number, a price, is never shown. Put it where \
            the sentence needs it. A plural form for exactly one number may leave the number out.
            """,
        bad: [
            .text("⟦Willkommen zurück!⟧", source: "Welcome back, %@!"),
            .text("⟦Còn vài điểm⟧", source: "%lld points left", language: "vi"),
            .text("⟦سعر خاص اليوم⟧", source: "Only %1$s today", language: "ar", .java),
            .text(
                "⟦Votre cadeau vous attend⟧", source: "Your {gift} is waiting", language: "fr", .icu
            ),
            .text(
                "{n, plural, one {# dzień} ⟦few⟧ {Kilka dni} many {# dni} other {# dnia}}",
                source: "{n, plural, one {# day} other {# days}}", language: "pl", .icu),
            .text("⟦F⟧", source: "Q % s", language: "en", .c),
        ],
        good: [
            .text("Willkommen zurück, %@!", source: "Welcome back, %@!"),
            .text("%2$@ kostet %1$lld €", source: "%lld € for %@"),
            .text("Tag ''{t}'' entfernt", source: "Tag ''{t}'' gone", .icu),
            .text("Zu 100% kostenlos", source: "100% free"),
            .text(
                "{n, plural, one {un cadeau} other {# cadeaux}}",
                source: "{n, plural, one {# gift} other {# gifts}}", language: "fr", .icu),
            .text("{{gift}} wartet", source: "Your {{ gift }} is waiting", .doubleBraces),
        ],
        .string { string, sink in
            guard string.hasPlaceholderDifferences else { return }
            for difference in string.placeholderDifferences {
                for missing in difference.missing {
                    let name = Diagnostic.quoted(missing.spelling)
                    if let arm = missing.arm {
                        sink.report(
                            in: difference.target, arm,
                            "\(name) is shown by the source and missing in this arm; put it in",
                            severity: .warning)
                    } else {
                        sink.report(
                            in: difference.target, nil,
                            "\(name) of the source is missing; put it where it belongs",
                            severity: missing.isNestedText || difference.isMinor ? .warning : nil)
                    }
                }
            }
        })
    static let extra = Check(
        .placeholderExtra, .error, summary: "a placeholder that the source does not have",
        rationale: """
            The app has no value for it: some runtimes crash, others show the placeholder itself or \
            whatever lies in memory. Remove it, or take one of the source.
            """,
        bad: [
            .text("Noch ⟦%lld⟧ Tage für %@", source: "Time left for %@"),
            .text("⟦%A⟧ %@, %lld-st", source: "%1$@, %2$lld", language: "sv"),
            .text(
                "تم التصدير بنجاح: ⟦%1$s⟧", source: "Exported successfully", language: "ar", .java),
            .text("Hallo ⟦{{first}}⟧ {{name}}", source: "Hello {{name}}", .doubleBraces),
        ],
        good: [
            .text("%@, %@ und %@", source: "%@, %@ and %@"),
            .text("{name}, dein Geschenk, {name}!", source: "Your gift, {name}!", .icu),
            .text("Rabatt: 20 %", source: "Discount: 20%"),
        ],
        .string { string, sink in
            guard string.hasPlaceholderDifferences else { return }
            for difference in string.placeholderDifferences {
                let severity: Severity? = difference.isMinor ? .warning : nil
                for extra in difference.extra {
                    let name = Diagnostic.quoted(extra.spelling)
                    sink.report(
                        in: extra.text, extra.value.range,
                        "\(name) is not in the source, so there is no value for it; remove it",
                        severity: severity)
                }
            }
        })
    static let type = Check(
        .placeholderType, .error, summary: "a placeholder shows a value of another type",
        rationale: """
            The app hands over a value of the type that the source names. Read as another type it \
            crashes (an object) or shows nonsense (a number). Write the type of the source.
            """,
        bad: [
            .text("Noch ⟦%@⟧ Punkte", source: "%lld points left"),
            .text("⟦%2$@⟧ Punkte für %1$@", source: "%1$@ has %2$lld points"),
            .text("⟦%d⟧ Geschenke", source: "%s gifts", .c),
            .text("Bis {⟦day⟧, plural, other {#}}", source: "Until {day, date}", .icu),
        ],
        good: [
            .text("Noch %d Punkte", source: "%lld points left"),
            .text("%s Geschenke", source: "%d gifts", .java),
            .text("Bis {day, date, long}", source: "Until {day, date, short}", .icu),
        ],
        .string { string, sink in
            guard string.hasPlaceholderDifferences else { return }
            for difference in string.placeholderDifferences {
                for exchange in difference.mismatched {
                    let found = Diagnostic.quoted(exchange.found.spelling)
                    let source = Diagnostic.quoted(exchange.spelling)
                    sink.report(
                        in: exchange.found.text, exchange.found.value.range,
                        "\(found) shows \(exchange.found.value.type.name), but the value is that of "
                            + "\(source) in the source; write its type",
                        severity: difference.isMinor ? .warning : nil)
                }
            }
        })
    static let order = Check(
        .placeholderOrder, .error, summary: "placeholders without numbers change places",
        rationale: """
            Placeholders take the values in the order in which they stand, so each now shows the \
            other's value. Number them: %1$@ is the first value of the source, %2$lld the second.
            """,
        bad: [
            .text("⟦%lld⟧ Punkte für %@", source: "%@ has %lld points"),
            .text("%@ 中 ⟦%lld⟧ 个 %@", source: "%@ %@ %lld", language: "zh"),
        ],
        good: [
            .text("%2$lld Punkte für %1$@", source: "%@ has %lld points"),
            .text("%@ hat %lld Punkte", source: "%@ has %lld points"),
            .text("%s von %s", source: "%s by %s", .c),
        ],
        .string { string, sink in
            guard string.hasPlaceholderDifferences else { return }
            for difference in string.placeholderDifferences {
                guard let reordered = difference.reordered,
                    case .position(let position) = reordered.found.value.key
                else { continue }
                let found = Diagnostic.quoted(reordered.found.spelling)
                let source = Diagnostic.quoted(reordered.spelling)
                sink.report(
                    in: reordered.found.text, reordered.found.value.range,
                    "\(found) takes the value of \(source), which is number \(position) of the "
                        + "source; number them: %1$…, %2$…",
                    severity: difference.isMinor ? .warning : nil)
            }
        })
    static let translatedName = Check(
        .placeholderTranslatedName, .error, summary: "the name of a placeholder is another one",
        rationale: """
            Names are code: the app looks for the very name that the source has, and shows an error, \
            nothing, or the raw placeholder for any other. Write it as the source does.
            """,
        bad: [
            .text("Hola ⟦{nombre}⟧", source: "Hello {name}", language: "es", .icu),
            .text("Bis ⟦$datum$⟧", source: "Until $date$", .chrome),
            .text("⟦{{limit}}⟧ သို့", source: "{{ limit }} or more", language: "my", .unknown),
            .text("Hallo ⟦%(vorname)s⟧", source: "Hello %(name)s", .python),
        ],
        good: [
            .text("Hola {name}", source: "Hello {name}", language: "es", .icu),
            .text("Bis $DATE$", source: "Until $date$", .chrome),
            .text("Bis {{date}}", source: "Until {{- date}}", .doubleBraces),
        ],
        .string { string, sink in
            guard string.hasPlaceholderDifferences else { return }
            for difference in string.placeholderDifferences {
                for exchange in difference.renamed {
                    let found = Diagnostic.quoted(exchange.found.spelling)
                    sink.report(
                        in: exchange.found.text, exchange.found.value.range,
                        "\(found) has another name in the source; write "
                            + Diagnostic.quoted(exchange.spelling),
                        severity: difference.isMinor ? .warning : nil)
                }
            }
        })
}
