internal import ContentRules
internal import StringFiles

/// The checks of the family `space`.
enum SpaceChecks {
    static let leading = Check(
        .spaceLeading, .warning, summary: "spaces at the start that differ from the source",
        rationale: """
            A space before the first word moves a label out of line; a space that is missing glues a
            text to what the app puts before it. Start as the source does. Languages without spaces
            between words may leave a space out.
            """,
        bad: [
            .text("⟦ ⟧Jetzt kaufen", source: "Buy now"),
            .text("⟦\u{A0}⟧Comprar", source: "Buy", language: "es"),
            .text("⟦⟧und andere", source: " and others"),
            .text("⟦ ⟧- Punkt", source: "  - item"),
            .text(
                "{n, plural, one{⟦ ⟧# Gutschein} other{# Gutscheine}}",
                source: "{n, plural, one{# coupon} other{# coupons}}", .icu),
        ],
        good: [
            .text("Jetzt kaufen", source: "Buy now"),
            .text(" und andere", source: " and others"),
            .text("和其他人", source: " and others", language: "zh-Hans"),
            .text("\n  Jetzt", source: "\n        Now"),
            .text("\n Jetzt", source: "Now"),
        ],
        needs: [.edgeSpace, .nonASCII, .brace], .pair { compare($0, atStart: true, &$1) })

    static let trailing = Check(
        .spaceTrailing, .warning, summary: "spaces at the end that differ from the source",
        rationale: """
            A space behind the last word is left over from an edit, or it is there for what the app
            puts behind the text: then the translation needs it too. End as the source does.
            Full-width marks bring their own space, and languages without spaces between words may
            leave one out.
            """,
        bad: [
            .text("Jetzt kaufen⟦ ⟧", source: "Buy now"),
            .text("Купить⟦  ⟧", source: "Buy", language: "ru"),
            .text("Name:⟦⟧", source: "Name: "),
            .text("今すぐ購入⟦\u{3000}⟧", source: "Buy now", language: "ja"),
        ],
        good: [
            .text("Name: ", source: "Name: "), .text("名前：", source: "Name: ", language: "ja"),
            .text("Nom\u{A0}: ", source: "Name: ", language: "fr"),
            .text("Name:\u{A0}", source: "Name: "),
            .text("Fertig.\n", source: "Done."),
        ],
        needs: [.edgeSpace, .nonASCII, .brace], .pair { compare($0, atStart: false, &$1) })

    static let double = Check(
        .spaceDouble, .warning, summary: "two spaces where the source has one",
        rationale: """
            Two spaces in a row are usually left over from an edit, and show as a gap. Where the
            source has two as well, they are meant.
            """,
        bad: [
            .text("Jetzt⟦  ⟧kaufen", source: "Buy now"),
            .text(
                "{n, plural, other{Noch⟦   ⟧# Tage}}",
                source: "{n, plural, other{# days left}}", .icu),
        ],
        good: [
            .text("Jetzt kaufen", source: "Buy now"), .text("a  b", source: "a  b"),
            .text("{n,  plural,  other{# Tage}}", source: "{n, plural, other{# days}}", .icu),
            .text("Eins\n  zwei", source: "One\ntwo"),
            .text("<a  href=\"x\">Los</a>", source: "<a href=\"x\">Go</a>"),
        ],
        needs: .doubleSpace,
        .pair { pair, sink in
            guard !pair.source.traits.contains(.doubleSpace) else { return }
            let bytes = pair.target.bytes
            var offset = 0
            while offset < bytes.count {
                let start = offset
                while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
                if offset - start > 1, isBetweenWords(start..<offset, in: pair.target) {
                    sink.report(
                        in: pair.target, start..<offset,
                        "\(offset - start) spaces in a row; one is enough", fix: " ")
                }
                offset = max(offset, start + 1)
            }
        })

    /// Whether spaces are neither at an edge nor beside a line end nor code.
    private static func isBetweenWords(_ range: Range<Int>, in text: CheckedText) -> Bool {
        let bytes = text.bytes
        guard range.lowerBound > 0, range.upperBound < bytes.count,
            bytes[range.lowerBound - 1] > 0x20, bytes[range.upperBound] > 0x20
        else { return false }
        return !text.isBrokenMessage && text.code(at: range) == nil
    }

    private static func compare(_ pair: TextPair, atStart: Bool, _ sink: inout FindingSink) {
        let (source, target) = (pair.source.bytes, pair.target.bytes)
        let mayDiffer =
            EdgeSpace.isAtEdge(of: source, atStart: atStart)
            || EdgeSpace.isAtEdge(of: target, atStart: atStart)
        guard mayDiffer || pair.traits.contains(.brace) && pair.target.isMessage,
            !pair.source.isBlank,
            !pair.target.isBlank
        else { return }
        pair.forEachSegment { report($0, atStart: atStart, &sink) }
    }

    private static func report(_ pair: SegmentPair, atStart: Bool, _ sink: inout FindingSink) {
        let wanted = EdgeSpace(in: pair.source.bytes, pair.sourceRange, atStart: atStart)
        let found = EdgeSpace(in: pair.target.bytes, pair.targetRange, atStart: atStart)
        // Line ends have a check of their own; beside them spaces are indentation.
        guard wanted.count != found.count, wanted.lineEnds == 0, found.lineEnds == 0,
            wanted.range.count < pair.sourceRange.count,
            found.range.count < pair.targetRange.count
        else { return }
        let (verb, edge) = atStart ? ("starts", "start") : ("ends", "end")
        if found.count < wanted.count {
            guard !pair.target.language.writing.isSpaceless else { return }
            sink.report(
                in: pair.target, found.range,
                "the source \(verb) with \(words(wanted.count)), the translation with "
                    + "\(words(found.count)); it may be joined there with another text")
        } else {
            sink.report(
                in: pair.target, found.range,
                "\(words(found.count)) at the \(edge), the source has \(words(wanted.count))",
                fix: wanted.count == 0 ? "" : nil)
        }
    }

    private static func words(_ count: Int) -> String {
        switch count {
        case 0: "none"
        case 1: "a space"
        default: "\(count) spaces"
        }
    }
}
