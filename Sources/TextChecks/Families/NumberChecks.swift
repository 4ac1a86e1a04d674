internal import ContentRules
internal import StringFiles

/// The checks of the family `number`.
enum NumberChecks {
    static let changed = Check(
        .numberChanged, .warning, summary: "a number that differs from the source",
        rationale: """
            A price, a discount or a date that changes in translation is a promise that nobody made.
            Digits of all scripts and separators of all languages are equal. Numbers up to twelve may
            be words, an hour may be written by another clock, Chinese, Japanese and Korean count
            thousands in their own words, Thai years have their own count.
            """,
        bad: [
            .text("Noch ⟦30⟧ % Rabatt", source: "50% off left"),
            .text("⟦Jetzt mit Rabatt⟧", source: "Now 50% off"),
            .text("Ab ⟦1.500⟧ Punkten", source: "From 1,000 points"),
            .text("خصم ⟦٣٠⟧٪", source: "50% off", language: "ar"),
        ],
        good: [
            .text("Ab 1.000 Punkten", source: "From 1,000 points"),
            .text("À partir de 10\u{202F}000 points", source: "From 10,000 points", language: "fr"),
            .text("خصم ٥٠٪", source: "50% off", language: "ar"),
            .text("५०% छूट", source: "50% off", language: "hi"),
            .text("Ein Gutschein", source: "1 coupon"), .text("Um 17 Uhr", source: "At 5 PM"),
            .text("1万ポイント", source: "10,000 points", language: "ja"),
            .text("%2$@ und %1$@", source: "%1$@ and %2$@"),
            .text("Zwei Geschenke", source: "2 gifts"),
            .text("Rund um die Uhr", source: "24/7"), .text("Am 15. Mai", source: "On May 15th"),
            .text("<0>Los</0> in 30 Tagen", source: "In 30 days, <0>go</0>", .doubleBraces),
            .text(
                "{n, plural, one{# Tag} other{# Tage}} von 30",
                source: "{n, plural, one{# day} other{# days}} of 30", .icu),
        ],
        needs: .digit,
        .pair { pair, sink in
            guard pair.source.traits.contains(.digit) else { return }
            // Without braces there are no segments, and mostly all digits are the same.
            if !pair.traits.contains(.brace), DigitRuns.areSame(pair) { return }
            pair.forEachSegment { segment in
                guard !DigitRuns.areSame(segment) else { return }
                let numbers = NumberComparison(segment)
                guard let first = numbers.missing.first else { return }
                if let other = numbers.extra.first {
                    sink.report(
                        in: segment.target, other.range, "the source has the number \(first.digits)"
                    )
                } else {
                    sink.report(
                        in: segment.target, segment.targetRange,
                        "the number \(first.digits) of the source is missing")
                }
            }
        })
}
