internal import ContentRules

extension PunctuationChecks {
    static let inverted = Check(
        .punctuationInverted, .warning,
        summary: "a question or an exclamation that does not open with its inverted mark",
        rationale: """
            Spanish and Asturian open a question with ¿ and an exclamation with ¡, wherever in the
            sentence it starts.
            """,
        bad: [
            .text("Eliminar la oferta⟦?⟧", source: "Delete the offer?", language: "es"),
            .text(
                "Listo⟦!⟧ Ya tienes tu regalo", source: "Done! You have your gift",
                language: "es-MX"),
        ],
        good: [
            .text("¿Eliminar la oferta?", source: "Delete the offer?", language: "es"),
            .text("Lo sentimos, ¿reintentar?", source: "Sorry, retry?", language: "es"),
            .text("¡Listo!", source: "Done!", language: "es"),
            .text("¡¿Qué?!", source: "What?!", language: "es"),
            .text("Véase https://example.com/?a=1", source: "See", language: "es"),
            .text("Apagar o borrar (?)", source: "Off or delete (?)", language: "es"),
            .text("Eliminar a oferta?", source: "Delete the offer?", language: "gl"),
        ],
        needs: .punctuation,
        .pair { pair, sink in
            guard pair.target.language.writing.invertsMarks, !pair.target.isBrokenMessage,
                pair.source.bytes != pair.target.bytes
            else { return }
            report("?", opening: "¿", pair.target, &sink)
            report("!", opening: "¡", pair.target, &sink)
        })

    /// Reports the first closing mark behind a word when nothing opens.
    private static func report(
        _ mark: Unicode.Scalar, opening: Unicode.Scalar, _ text: CheckedText,
        _ sink: inout FindingSink
    ) {
        let bytes = text.bytes
        guard bytes.firstOffset(of: Array(String(opening).utf8), in: 0..<bytes.count) == nil else {
            return
        }
        for offset in bytes.indices where bytes[offset] == UInt8(mark.value) {
            let after = bytes.scalar(at: offset + 1, before: bytes.count)
            guard let before = bytes.scalar(before: offset), before.isWordPart,
                after.map({ !$0.isWordPart && !$0.isDigit && $0 != "=" }) ?? true,
                text.code(at: offset..<offset + 1) == nil
            else { continue }
            sink.report(
                in: text, offset..<offset + 1, "`\(mark)` without \(opening) where it starts")
            return
        }
    }
}
