internal import ContentRules
internal import StringFiles

/// The checks of the family `markup`.
enum MarkupChecks {
    static let tags = Check(
        .markupTags, .warning, summary: "tags that differ from the source",
        rationale: """
            A tag that is missing takes its link or its emphasis away; one too many may show as text
            or open what the app never closes. Copy the tags of the source and translate what stands
            between them. A line break more or less is a note. A word in `< >` that nothing closes,
            such as `<file>`, is no tag.
            """,
        bad: [
            .text("⟦Jetzt kaufen⟧", source: "<b>Buy</b> now"),
            .text("⟦<i>⟧Jetzt⟦</i>⟧ kaufen", source: "Buy now"),
            .text("⟦<fett>⟧Jetzt⟦</fett>⟧ kaufen", source: "<b>Buy</b> now"),
            .text("Zum <0>Angebot</0>⟦<1/>⟧", source: "To the <0>offer</0>", .doubleBraces),
        ],
        good: [
            .text("<b>Jetzt</b> kaufen", source: "<b>Buy</b> now"),
            .text("Eins<br/>zwei", source: "One<br>two"),
            .text("Aufruf: open <Datei>", source: "Usage: open <file>"),
            .text("-font <písmo>", source: "-font <font>", language: "cs"),
            .text("<nelze otevřít>", source: "<cannot open>", language: "cs"),
            .text("2 < 3 und 5 > 4", source: "2 < 3 and 5 > 4"),
            .text("<B>Los</B>", source: "<b>Go</b>"),
        ],
        needs: .angle,
        .pair { pair, sink in
            guard let markup = MarkupComparison(pair) else { return }
            let wanted = markup.markup(markup.source)
            let found = markup.markup(markup.target)
            // Of broken or unbalanced tags `markup.malformed` speaks.
            guard markup.broken.isEmpty, !isUnbalanced(found, beside: wanted) else { return }
            let (missing, extra) = MarkupComparison.differences(wanted, found)
            for tag in extra {
                sink.report(
                    in: pair.target, tag.range, "\(shown(tag)) is not in the source",
                    severity: isLineBreak(tag) ? .note : nil)
            }
            guard extra.isEmpty, let first = missing.first else { return }
            let names = missing.prefix(4).map(shown).joined(separator: ", ")
            sink.report(
                in: pair.target, nil, "missing from the source: \(names)",
                severity: missing.allSatisfy(isLineBreak) && isLineBreak(first) ? .note : nil)
        })

    static let malformed = Check(
        .markupMalformed, .error, summary: "a tag that is broken, not closed, or closes nothing",
        rationale: """
            A broken tag shows as text, swallows what follows, or makes the app fail to show the text.
            Write it as the source does. Where the tags of the source do not close either, as in a
            text that is put together from parts, nothing is said.
            """,
        bad: [
            .text("⟦<b>⟧Jetzt kaufen", source: "<b>Buy</b> now"),
            .text("<b>Jetzt⟦</i>⟧ kaufen</b>", source: "<b>Buy</b> now"),
            .text("⟦< b>⟧Jetzt⟦</ b>⟧ kaufen", source: "<b>Buy</b> now"),
            .text("<b>Jetzt⟦</b⟧ kaufen", source: "<b>Buy</b> now"),
            .text("⟦＜b＞⟧今すぐ⟦＜/b＞⟧購入", source: "<b>Buy</b> now", language: "ja"),
        ],
        good: [
            .text("<b>Jetzt</b> kaufen", source: "<b>Buy</b> now"),
            .text("<b>Jetzt", source: "<b>Now"),
            .text(
                "<ul><li>Eins<li>Zwei</ul>",
                source: "<ul><li>One<li>Two</ul>"),
            .text("a < b und c > d", source: "a < b and c > d"),
            .text("<p>Eins<p>Zwei", source: "<p>One</p><p>Two</p>"),
        ],
        needs: .angle,
        .pair { pair, sink in
            guard pair.source.traits.contains(.angle) else { return }
            reportWide(pair, &sink)
            guard let markup = MarkupComparison(pair), markup.source.broken.isEmpty else { return }
            let broken = markup.broken
            for tag in broken {
                sink.report(
                    in: pair.target, tag.range, "\(tag.fault); write it as the source does",
                    severity: markup.isCertain(tag.name) ? nil : .warning)
            }
            let found = markup.markup(markup.target)
            guard broken.isEmpty,
                isUnbalanced(found, beside: markup.markup(markup.source)),
                let tag = MarkupComparison.unbalanced(found)
            else { return }
            let fault = tag.kind == .closing ? "closes nothing" : "is not closed"
            sink.report(
                in: pair.target, tag.range, "\(shown(tag)) \(fault) in its place",
                severity: markup.isCertain(tag.name) ? nil : .warning)
        })

    /// Whether tags do not pair although those of the source do.
    private static func isUnbalanced(_ tags: [MarkupTag], beside source: [MarkupTag]) -> Bool {
        !source.isEmpty && MarkupComparison.unbalanced(tags) != nil
            && MarkupComparison.unbalanced(source) == nil
    }

    private static func isLineBreak(_ tag: MarkupTag) -> Bool {
        tag.comparedName == "br" || tag.comparedName == "wbr"
    }

    /// A tag for a message, without its attributes.
    static func shown(_ tag: MarkupTag) -> String {
        switch tag.kind {
        case .opening: "`<\(tag.name)>`"
        case .closing: "`</\(tag.name)>`"
        case .empty: "`<\(tag.name)/>`"
        }
    }

    /// Reports tags in full-width signs, where the source has tags.
    private static func reportWide(_ pair: TextPair, _ sink: inout FindingSink) {
        guard pair.target.traits.contains(.nonASCII) else { return }
        let bytes = pair.target.bytes
        let (open, close) = (Array("＜".utf8), Array("＞".utf8))
        var offset = 0
        while let start = bytes.firstOffset(of: open, in: offset..<bytes.count),
            let end = bytes.firstOffset(of: close, in: start..<bytes.count)
        {
            offset = end + close.count
            let inside = bytes[(start + open.count)..<end]
            let name = String(
                decoding: inside.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
            guard HTMLNames.elements.contains(name) else { continue }
            sink.report(
                in: pair.target, start..<offset,
                "full-width signs (U+FF1C, U+FF1E) make no tag; write `<` and `>`")
        }
    }
}
