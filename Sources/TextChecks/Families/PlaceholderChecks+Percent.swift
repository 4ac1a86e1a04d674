internal import ContentRules
internal import StringFiles

/// The checks of what is nearly a placeholder, and of percent signs.
extension PlaceholderChecks {
    /// No more signs of one text are looked at: the next ones would say the same.
    private static let most = 20

    static let lookAlike = Check(
        .placeholderLookAlike, .error, summary: "something looks like a placeholder and is none",
        rationale: """
            Keyboards and translation machines change placeholders: other percent signs and digits, \
            lost or swapped signs, spaces inside. The value is then not shown, and some runtimes \
            crash. Write the placeholder as the source does.
            """,
        bad: [
            .text("⟦％@⟧ さんからのギフト", source: "A gift from %@", language: "ja"),
            .text("⟦%1⟧ 已到", source: "%1$@ has arrived", language: "zh"),
            .text("⟦%١$@⟧ وصل", source: "%1$@ has arrived", language: "ar"),
            .text("⟦% @⟧ ist da", source: "%@ has arrived"),
            .text("⟦%$1d⟧ Tage", source: "%1$d days", .java),
            .text("Noch ⟦%1#@tage@⟧", source: nil),
            .text("⟦% 1$@⟧ gelir", source: "%1$@ arrives", language: "tr"),
            .text("⟦%1＄@⟧の誕生日", source: "%1$@’s birthday", language: "ja"),
        ],
        good: [
            .text("٪50 خصم", source: "50% off", language: "ar"),
            .text("%d٪ خصم", source: "%d%% off", language: "ar"),
            .text("ギフト20％オフ", source: "20%% off for %@", language: "ja"),
            .text("%1$#@tage@ noch", source: "%1$#@days@ left"),
        ],
        needs: [.percent, .nonASCII],
        .text { text, sink in
            let string = text.string
            // Without a percent sign of ASCII the source says whether to look at all.
            guard text.traits.contains(.percent) || string.source == nil || string.isFormat,
                text.placeholders.hasFaults, string.source == nil || string.isFormat
            else { return }
            for fault in text.placeholders.faults.prefix(most) where fault.isLookAlike {
                guard PlaceholderAdvice.isMeant(fault, in: text) else { continue }
                let isRead = text.placeholders.values.contains { $0.range == fault.range }
                sink.report(
                    in: text, fault.range, PlaceholderAdvice.message(fault, in: text),
                    severity: isRead ? .warning : nil)
            }
        })
    static let malformed = Check(
        .placeholderMalformed, .error, summary: "a placeholder has no type or an unknown one",
        rationale: """
            The letter at the end says what the value is: @, d, s, f. Without a known one the \
            placeholder is shown as it is, or the app crashes. Write the one of the source, or %% for \
            a percent sign.
            """,
        bad: [
            .text("⟦%y⟧ Tage für %@", source: "%@ has %lld days"),
            .text("Noch ⟦%2$⟧ für %1$@", source: "%2$lld left for %1$@"),
            .text("⟦%1$v⟧ Tage", source: "%1$d days", .java),
        ],
        good: [
            .text("Noch %2$lld für %1$@", source: "%2$lld left for %1$@"),
            .text("%1$tB, %2$,d Punkte%n", source: "%1$tB, %2$,d points%n", .java),
            .text("%-5s|%10$s", source: "%-5s|%10$s", .java),
        ],
        needs: .percent,
        .text { text, sink in
            guard text.placeholders.hasFaults, text.string.isFormat else { return }
            for fault in text.placeholders.faults.prefix(most) {
                guard case .malformed = fault.kind, !PlaceholderAdvice.isCopied(fault, in: text)
                else { continue }
                let name = Diagnostic.quoted(text.spelling(fault.range))
                sink.report(
                    in: text, fault.range,
                    "\(name) has no type that is known; write one such as %@ or %d, or %% for a "
                        + "percent sign", severity: text.isDraft ? .warning : nil)
            }
        })
    static let percent = Check(
        .placeholderPercent, .error, summary: "a percent sign in a text with placeholders",
        rationale: """
            Where a text is formatted, % starts a placeholder: the sign is lost, the letters behind it \
            are read as a type, and the app may crash. Write %% for a percent sign. In a text whose \
            source has no placeholder a single % is right.
            """,
        bad: [
            .text("50⟦%-i⟧g rabatt för %@", source: "50%% off for %@", language: "sv"),
            .text("-%1$d⟦%⟧", source: "-%1$d%%", language: "zh", .java),
            .text("100⟦% f⟧ür %@", source: "100%% for %@"),
            .text("20 ⟦% d⟧e réduction, %@", source: "%@, 20%% off", language: "fr"),
            .text("⟦%50 i⟧ndirim, %@", source: "50%% off, %@", language: "tr"),
        ],
        good: [
            .text("100% fertig", source: "100% done"),
            .text("100% done", source: nil, language: "en-GB"),
            .text("50 %% für %@", source: "50%% for %@"),
            .text("Encore 20% de rabais", source: "20% off", language: "fr", .c),
        ],
        needs: .percent,
        .text { text, sink in
            let found = text.placeholders
            guard found.hasFaults || found.hasDoubtful, text.string.isFormat,
                !PlaceholderAdvice.sourceHasPercent(of: text)
            else { return }
            for fault in found.faults.prefix(most) {
                guard case .percent = fault.kind else { continue }
                sink.report(
                    in: text, fault.range,
                    "a lone % in a text with placeholders; write %% for a percent sign",
                    severity: text.isDraft ? .warning : nil,
                    suggestion: PlaceholderAdvice.doubling(fault.range.lowerBound, in: text))
            }
            for value in found.values where value.isDoubtful {
                guard !PlaceholderAdvice.isNeeded(value, in: text) else { continue }
                let name = Diagnostic.quoted(text.spelling(value.range))
                sink.report(
                    in: text, value.range,
                    "\(name) is read as a placeholder; write %% for a percent sign",
                    severity: text.isDraft ? .warning : nil,
                    suggestion: PlaceholderAdvice.doubling(value.range.lowerBound, in: text))
            }
        })
}
