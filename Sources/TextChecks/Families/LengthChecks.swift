internal import ContentRules
internal import StringFiles

/// The checks of the family `length`: whether a text fits where it is shown.
enum LengthChecks {
    static let limit = Check(
        .lengthLimit, .error, summary: "longer than the text may be",
        rationale: """
            The file or the configuration limits the text, in UTF-16 units of what is shown: escapes
            and references count as the characters they stand for, tags count nothing, a placeholder
            counts as the example that the file declares for it, else as it is written. Of plural
            forms the longest counts.
            """,
        bad: [
            .file(
                """
                {"@@locale": "de", "a": "⟦Angebot ansehen⟧", "@a": {"x-limit": 10}}
                """, .arb, path: "de.arb")
        ],
        good: [
            .file(
                """
                {"@@locale": "de", "a": "Angebot", "@a": {"x-limit": 10}}
                """, .arb, path: "de.arb"),
            .file(
                """
                <?xml version="1.0"?><xliff version="1.2"><file original="a" source-language="en" \
                target-language="de" datatype="plaintext"><body><trans-unit id="a" maxwidth="5" \
                size-unit="char"><source>A &amp; B</source><target>A &amp; B</target></trans-unit>\
                </body></file></xliff>
                """, .xliff, path: "de.xliff"),
        ],
        .text { text, sink in
            guard text.string.mayHaveLimits else { return }
            let limits = TextLimits(of: text)
            if let limit = limits.utf16 {
                for excess in ShownLength.excesses(of: text, over: limit, in: .utf16) {
                    sink.report(
                        in: text, excess.range,
                        "\(excess.count) UTF-16 units, at most \(limit); shorten it by "
                            + "\(excess.count - limit)")
                }
            }
            if let limit = limits.codePoints {
                for excess in ShownLength.excesses(of: text, over: limit, in: .codePoints) {
                    sink.report(
                        in: text, excess.range,
                        "\(excess.count) code points, at most \(limit); shorten it by "
                            + "\(excess.count - limit)")
                }
            }
        })

    static let columns = Check(
        .lengthColumns, .warning, summary: "wider than the place it is shown in",
        rationale: """
            The configuration limits the width in columns, of which an East Asian wide character takes
            two (UAX #11). The text will be cut, or break into two lines.
            """,
        bad: [
            .text("⟦Angebot ansehen⟧", source: "View offer", settings: .columns(12)),
            .text("⟦オファーを見る⟧", source: "View offer", language: "ja", settings: .columns(12)),
        ],
        good: [
            .text("Angebot", source: "Offer", settings: .columns(12)),
            .text("特典を見る", source: "View offer", language: "ja", settings: .columns(12)),
        ],
        .text { text, sink in
            guard text.string.mayHaveLimits, let limit = TextLimits(of: text).columns else {
                return
            }
            for excess in ShownLength.excesses(of: text, over: limit, in: .columns) {
                sink.report(
                    in: text, excess.range,
                    "\(excess.count) columns wide, at most \(limit); shorten it")
            }
        })

    static let push = Check(
        .lengthPush, .note, summary: "longer than a notification shows",
        rationale: """
            The system cuts what does not fit: about 80 UTF-16 units can be seen in a banner and 160
            in the list. Say first what matters.
            """,
        bad: [
            .text(
                "⟦Dein Rabatt auf alle Jahrespläne wartet noch bis Sonntag auf dich: jetzt im Chat "
                    + "ansehen⟧", settings: .push(.banner))
        ],
        good: [
            .text("Dein Rabatt wartet bis Sonntag auf dich", settings: .push(.banner)),
            .text(
                "Dein Rabatt auf alle Jahrespläne wartet noch bis Sonntag auf dich: jetzt im Chat "
                    + "ansehen", settings: .push(.list)),
        ],
        .text { text, sink in
            guard text.string.mayHaveLimits, let profile = TextLimits(of: text).push else { return }
            let limit = profile.visibleUnits
            for excess in ShownLength.excesses(of: text, over: limit, in: .utf16) {
                sink.report(
                    in: text, excess.range,
                    "\(excess.count) UTF-16 units, a \(profile.rawValue) shows about \(limit)")
            }
        })

    static let noRoom = Check(
        .lengthNoRoom, .warning,
        summary: "a source text that leaves its translations no room",
        rationale: """
            Translations are longer than English: by half and more for a few words, by a third for a
            sentence (W3C, "Text size in translation"). A source text that takes more than 70 % of its
            limit cannot be translated within it. Shorten the text, or raise the limit.
            """,
        bad: [
            .file(
                """
                {"@@locale": "en", "a": "⟦View the offer⟧", "@a": {"x-limit": 16}}
                """, .arb, path: "en.arb")
        ],
        good: [
            .file(
                """
                {"@@locale": "en", "a": "View offer", "@a": {"x-limit": 16}}
                """, .arb, path: "en.arb")
        ],
        .text { text, sink in
            guard text.string.mayHaveLimits, text.isOwnSource,
                let limit = TextLimits(of: text).utf16
            else { return }
            let room = limit * 7 / 10
            for excess in ShownLength.excesses(of: text, over: room, in: .utf16)
            where excess.count <= limit {
                sink.report(
                    in: text, excess.range,
                    "\(excess.count) of \(limit) UTF-16 units leave no room for longer languages")
            }
        })
}
