internal import ContentRules
internal import StringFiles

extension MessageChecks {
    static let missingOther = Check(
        .messageMissingOther, .error, summary: "a plural or select without 'other'",
        rationale: """
            ICU refuses the whole message, so an app shows nothing or crashes. 'other' is a word of
            the syntax and is never translated; it is needed even where no whole number uses it.
            """,
        bad: [
            .text("⟦{n, plural, one{# Geschenk}}⟧", .icu),
            .text("{n, plural, one{# Geschenk} ⟦andere⟧{# Geschenke}}", .icu),
            .text(
                "{g, select, female{Sie} ⟦sonst⟧{Er}}",
                source: "{g, select, female{She} other{He}}",
                .icu),
            .text("{g, select, other{⟦{n, plural, =1{Tag}}⟧}}", .icu),
        ],
        good: [
            .text("{n, plural, one{# Geschenk} other{# Geschenke}}", .icu),
            .text("{n, plural, one{# Geschenk}}", .apple),
        ],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message else { return }
            guard message.faults.contains(where: { $0.kind == .noOther }) else { return }
            let source = text.sourceMessage
            message.forEachArgument { argument in
                guard
                    argument.kind == .plural || argument.kind == .ordinal
                        || argument.kind == .select,
                    !argument.arms.contains(where: \.isOther)
                else { return }
                let unknown = MessageSelectors.unknown(of: argument, source)
                guard let wrong = unknown.last else {
                    sink.report(
                        in: text, argument.range,
                        "a plural or select has no 'other'; add other {…}")
                    return
                }
                sink.report(
                    in: text, wrong.selectorRange,
                    "\(Diagnostic.quoted(wrong.selector)) stands where 'other' must; "
                        + "without 'other' nothing is shown")
            }
        })

    static let unknownSelector = Check(
        .messageUnknownSelector, .error,
        summary: "a selector that nothing chooses, such as a translated 'other'",
        rationale: """
            The selectors of a plural are zero, one, two, few, many, other and numbers as in =1.
            Those of a select are the words that the app passes, as the source has them. They are
            syntax and never translated; a text with another selector is never shown.
            """,
        bad: [
            .text("{n, plural, one{# Geschenk} ⟦andere⟧{# Geschenke}}", .icu),
            .text("{n, plural, ⟦eins⟧{# Tag} other{# Tage}}", .icu),
            .text("{n, plural, ⟦1⟧{Ein Tag} other{# Tage}}", .icu),
            .text("{n, plural, one{# Tag} ⟦Other⟧{# Tage}}", .icu),
            .text(
                "{g, select, ⟦weiblich⟧{Sie} other{Er}}",
                source: "{g, select, female{She} other{He}}", .icu),
        ],
        good: [
            .text("{n, plural, =0{Keine} one{# Tag} other{# Tage}}", .icu),
            .text(
                "{g, select, female{Sie} other{Er}}", source: "{g, select, female{She} other{He}}",
                .icu),
            // Nothing tells which words an app passes.
            .text("{g, select, weiblich{Sie} other{Er}}", .icu),
            // A language without genders needs fewer.
            .text(
                "{g, select, other{Hän}}", source: "{g, select, female{She} other{He}}",
                language: "fi", .icu),
        ],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message, message.hasArms else { return }
            let source = text.sourceMessage
            message.forEachArgument { argument in
                let unknown = MessageSelectors.unknown(of: argument, source)
                let hasOther = argument.arms.contains(where: \.isOther)
                for (number, arm) in unknown.enumerated() {
                    let isOther = !hasOther && number == unknown.count - 1
                    sink.report(
                        in: text, arm.selectorRange,
                        MessageSelectors.advice(arm, of: argument, isOther: isOther))
                }
            }
        })

    static let duplicateArm = Check(
        .messageDuplicateArm, .error, summary: "a selector that stands twice",
        rationale: """
            ICU takes the first of the two and shows the other one never. Keep one, or correct its
            selector.
            """,
        bad: [
            .text("{n, plural, one{# Tag} ⟦one⟧{# Tage} other{# Tage}}", .icu),
            .text("{n, plural, =1{Ein Tag} ⟦=1.0⟧{# Tage} other{# Tage}}", .icu),
            .text("{g, select, female{Sie} ⟦female⟧{Er} other{Er}}", .icu),
        ],
        good: [.text("{n, plural, =1{Ein Tag} one{# Tag} other{# Tage}}", .icu)],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message, message.hasArms else { return }
            message.forEachArgument { argument in
                guard argument.kind != .choice else { return }
                var seen: Set<ByteText> = []
                for arm in argument.arms {
                    let value = MessageSelectors.value(arm, isPlural: argument.kind.isPlural)
                    guard !seen.insert(value).inserted else { continue }
                    sink.report(
                        in: text, arm.selectorRange,
                        "\(Diagnostic.quoted(arm.selector)) stands before already, and that text "
                            + "is shown; keep one of them")
                }
            }
        })

    static let unreachableArm = Check(
        .messageUnreachableArm, .warning, summary: "an arm that no count chooses",
        rationale: """
            A count is never negative. Where =1 (or =0 and =1) takes all numbers of a category, the
            arm of the category is never shown: that is a note. Categories that the language does
            not have are reported by plural.unreachable.
            """,
        bad: [
            .text("{n, plural, ⟦=-1⟧{Unbegrenzt} one{# Tag} other{# Tage}}", .icu),
            .text("{n, plural, =1{Ein Tag} ⟦one⟧{# Tag} other{# Tage}}", .icu),
        ],
        good: [
            .text("{n, plural, =0{Keine} one{# Tag} other{# Tage}}", .icu),
            .text(
                "{n, plural, =1{Один} one{# день} few{# дня} many{# дней} other{# дня}}",
                language: "ru", .icu),
        ],
        needs: .brace,
        .text { text, sink in
            guard let message = text.message, message.hasArms else { return }
            message.forEachArgument { argument in
                guard argument.kind.isPlural else { return }
                for arm in argument.arms {
                    if let number = arm.number, number < 0 {
                        sink.report(
                            in: text, arm.selectorRange,
                            "a count is never \(arm.selector.dropFirst()); remove this text, or "
                                + "choose it by another argument")
                    }
                }
                let choice = PluralChoice(argument, in: text)
                for category in choice.shadowed(choice.facts(text.language)) {
                    guard let form = choice.form(of: category) else { continue }
                    sink.report(
                        in: text, form.selectorRange,
                        "the numbers of '\(category)' have texts of their own before, so this "
                            + "one is never shown", severity: .note)
                }
            }
        })
}
