internal import ContentRules
internal import StringFiles

extension SpaceChecks {
    static let lineEnds = Check(
        .spaceLineEnds, .warning, summary: "line ends that differ from the source",
        rationale: """
            A line end at the start or the end of a text is there for what stands around it, and
            msgfmt refuses a PO file in which only one side has it. A label that the source writes on
            one line has no room for two. A different number of line ends between the first and the
            last word of a message is a note: lines may be set anew. `\\n` that is shown as two characters is an
            error.
            """,
        bad: [
            .text("Fertig.⟦⟧", source: "Done.\n"), .text("Fertig.⟦\n⟧", source: "Done."),
            .text("Jetzt⟦\n⟧kaufen", source: "Buy now"),
            .text("Hallo!⟦\\n⟧Willkommen.", source: "Hello!\nWelcome."),
            .text("⟦Hallo! Willkommen.⟧", source: "Hello!\n\nWelcome."),
        ],
        good: [
            .text("Fertig.\n", source: "Done.\n"), .text("Eins\r\nzwei", source: "One\ntwo"),
            .text("C:\\neu", source: "C:\\new"),
        ],
        needs: [.control, .backslash],
        .pair { pair, sink in
            guard pair.traits.contains(.control), !pair.source.isBlank, !pair.target.isBlank,
                !isDocument(pair.source)
            else { return }
            if reportsLiteral(pair, &sink) { return }
            pair.forEachSegment { compareLines($0, &sink) }
        })

    static let tab = Check(
        .spaceTab, .warning, summary: "a tab that the source does not have",
        rationale: """
            A tab shows as a gap of any width, or not at all. It is usually pasted from a table: write
            a space. A tab of the source that is missing is a note, as columns may move.
            """,
        bad: [
            .text("Jetzt⟦\t⟧kaufen", source: "Buy now"),
            .text("⟦Name Preis⟧", source: "Name\tPrice"),
        ],
        good: [
            .text("Name\tPreis", source: "Name\tPrice"), .text("Jetzt kaufen", source: "Buy now"),
            .text("Eins\n\tzwei", source: "One\n    two"),
        ],
        needs: .control,
        .pair { pair, sink in
            let tab = UInt8(ascii: "\t")
            let (source, target) = (pair.source.bytes, pair.target.bytes)
            let isInSource = source.contains(tab)
            guard isInSource != target.contains(tab), !isIndentation(source, target) else { return }
            if isInSource {
                sink.report(
                    in: pair.target, nil, "the source has a tab (U+0009), the translation has none",
                    severity: .note)
            } else if let first = target.firstIndex(of: tab) {
                sink.report(
                    in: pair.target, first..<first + 1,
                    "a tab (U+0009) that the source does not have; write a space")
            }
        })

    /// Whether the tabs stand where lines start.
    private static func isIndentation(_ source: [UInt8], _ target: [UInt8]) -> Bool {
        func isOnlyAtLineStart(_ bytes: [UInt8]) -> Bool {
            var isStart = false
            for byte in bytes {
                if byte == UInt8(ascii: "\t"), !isStart { return false }
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                    isStart = true
                } else if byte != 0x20, byte != UInt8(ascii: "\t") {
                    isStart = false
                }
            }
            return true
        }
        return isOnlyAtLineStart(source) && isOnlyAtLineStart(target)
    }

    /// Reports `\n` that a format has decoded into a backslash and an n.
    private static func reportsLiteral(_ pair: TextPair, _ sink: inout FindingSink) -> Bool {
        guard pair.target.traits.contains(.backslash), !pair.source.traits.contains(.backslash),
            pair.source.traits.contains(.control), !pair.target.traits.contains(.control),
            let start = pair.target.bytes.firstOffset(
                of: Array("\\n".utf8), in: 0..<pair.target.bytes.count)
        else { return false }
        sink.report(
            in: pair.target, start..<start + 2,
            "`\\n` is shown as two characters; write a line end as this format does",
            severity: .error)
        return true
    }

    private static func compareLines(_ pair: SegmentPair, _ sink: inout FindingSink) {
        var isReported = false
        for atStart in [true, false] {
            let wanted = EdgeSpace(in: pair.source.bytes, pair.sourceRange, atStart: atStart)
            let found = EdgeSpace(in: pair.target.bytes, pair.targetRange, atStart: atStart)
            guard wanted.lineEnds != found.lineEnds else { continue }
            isReported = true
            let edge = atStart ? "start" : "end"
            // msgfmt: "'msgid' and 'msgstr' entries do not both end with '\n'"; of fuzzy entries
            // it says nothing.
            let isFatal =
                pair.target.string.file.file.format == .po
                && pair.target.string.flags.isDisjoint(with: .fuzzy)
                && (wanted.lineEnds == 0) != (found.lineEnds == 0)
            sink.report(
                in: pair.target, found.range,
                "\(count(found.lineEnds)) at the \(edge), the source has \(wanted.lineEnds)",
                severity: isFatal ? .error : nil)
        }
        guard !isReported else { return }
        let wanted = lineEnds(in: pair.source.bytes, pair.sourceRange)
        let found = lineEnds(in: pair.target.bytes, pair.targetRange)
        guard wanted.count != found.count else { return }
        if wanted.isEmpty, let first = found.first {
            sink.report(
                in: pair.target, first,
                "\(count(found.count)) in a text that the source writes on one line",
                severity: pair.sourceRange.count > longestLabel ? .note : nil)
        } else {
            sink.report(
                in: pair.target, pair.targetRange,
                "\(count(found.count)), the source has \(wanted.count)", severity: .note)
        }
    }

    /// A longer text is a message, in which a line end more does little harm; bytes.
    private static let longestLabel = 60

    /// Whether a text is HTML that sets lines by tags, so that its line ends are mere layout.
    private static func isDocument(_ text: CheckedText) -> Bool {
        guard text.traits.contains(.angle) else { return false }
        return ["<br", "<p>", "<li", "<html", "<div"].contains {
            text.bytes.firstOffset(of: Array($0.utf8), in: 0..<text.bytes.count) != nil
        }
    }

    private static func count(_ lineEnds: Int) -> String {
        lineEnds == 1 ? "1 line end" : "\(lineEnds) line ends"
    }

    /// The line ends in a part of a text; CR LF is one.
    private static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for offset in range {
            switch bytes[offset] {
            case 0x0A where offset > range.lowerBound && bytes[offset - 1] == 0x0D: break
            case 0x0A: found.append(offset..<offset + 1)
            case 0x0D:
                let isPair = offset + 1 < range.upperBound && bytes[offset + 1] == 0x0A
                found.append(offset..<offset + (isPair ? 2 : 1))
            default: break
            }
        }
        return found
    }
}
