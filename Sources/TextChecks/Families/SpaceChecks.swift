internal import ContentRules

/// The checks of the family `space`.
enum SpaceChecks {
    static let leading = Check(
        .spaceLeading, .error, summary: "", rationale: "", .runner)
    static let trailing = Check(
        .spaceTrailing, .error, summary: "", rationale: "", .runner)
    static let double = Check(
        .spaceDouble, .warning, summary: "two spaces where the source has one",
        rationale: """
            Two spaces in a row are usually left over from an edit, and show as a gap. Where the
            source has two as well, they are meant.
            """,
        bad: [.text("Jetzt⟦  ⟧kaufen", source: "Buy now")],
        good: [
            .text("Jetzt kaufen", source: "Buy now"), .text("a  b", source: "a  b"),
        ],
        needs: .doubleSpace,
        .pair { pair, sink in
            guard !pair.source.traits.contains(.doubleSpace) else { return }
            let bytes = pair.target.bytes
            var offset = 0
            while offset < bytes.count {
                let start = offset
                while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
                if offset - start > 1, start > 0, offset < bytes.count {
                    sink.report(
                        in: pair.target, start..<offset, "two spaces in a row; one is enough",
                        fix: " ")
                }
                offset = max(offset, start + 1)
            }
        })
    static let lineEnds = Check(
        .spaceLineEnds, .error, summary: "", rationale: "", .runner)
    static let tab = Check(
        .spaceTab, .error, summary: "", rationale: "", .runner)
}
