internal import ContentRules

/// The checks of the family `bidi`: what turns the direction of a line (UAX #9).
enum BidiChecks {
    static let override = Check(
        .bidiOverride, .error, summary: "an override, U+202D or U+202E",
        rationale: """
            An override makes letters run against their own direction, up to the end of the line and
            past the end of the text: it can make a text read as another one. Nothing on a card needs
            it. Remove it.
            """,
        bad: [.text("Angebot ⟦\u{202E}⟧ansehen", source: "View offer")],
        good: [
            .text("הצעה \u{2068}iPhone\u{2069} חדשה", source: "New iPhone offer", language: "he")
        ],
        needs: .unusual,
        .text { text, sink in
            text.report(.bidiControl, to: &sink) { (0x202D...0x202E).contains($0.value) }
        })

    static let embedding = Check(
        .bidiEmbedding, .error, summary: "an embedding, U+202A or U+202B, or U+202C that ends one",
        rationale: """
            An embedding changes the order of what stands around it as well, and leaks when the text is
            put into a longer one. Isolates (U+2066 to U+2069) do the same without either.
            """,
        bad: [.text("⟦\u{202B}⟧הצעה⟦\u{202C}⟧", source: "Offer", language: "he")],
        good: [.text("\u{2067}הצעה\u{2069}", source: "Offer", language: "he")], needs: .unusual,
        .text { text, sink in
            text.report(.bidiControl, to: &sink) { (0x202A...0x202C).contains($0.value) }
        })

    static let unbalancedIsolate = Check(
        .bidiUnbalancedIsolate, .error, summary: "an isolate that is not closed",
        rationale: """
            U+2066, U+2067 or U+2068 without its U+2069 leaks into whatever follows on the line. Close
            it, or remove it.
            """,
        bad: [.text("הצעה ⟦\u{2067}⟧חדשה", source: "New offer", language: "he")],
        good: [.text("הצעה \u{2067}חדשה\u{2069}", source: "New offer", language: "he")],
        needs: .unusual,
        .text { text, sink in
            text.report(.unbalancedIsolate, to: &sink) { $0.value != 0x2069 }
        })

    static let strayPDI = Check(
        .bidiStrayPDI, .error, summary: "U+2069 that closes no isolate",
        rationale: """
            Put into a longer text, a U+2069 without its opener closes an isolate of that text. Remove
            it, or open the isolate that it should close.
            """,
        bad: [.text("הצעה⟦\u{2069}⟧ חדשה", source: "New offer", language: "he")],
        good: [.text("\u{2068}הצעה\u{2069} חדשה", source: "New offer", language: "he")],
        needs: .unusual,
        .text { text, sink in
            text.report(.unbalancedIsolate, to: &sink) { $0.value == 0x2069 }
        })

    static let missingIsolation = Check(
        .bidiMissingIsolation, .note,
        summary: "a value of the other direction would move what stands around its placeholder",
        rationale: """
            A name in Latin letters inside a Hebrew or Arabic text, or the other way round, pulls
            punctuation and numbers beside it to the wrong side. U+2068 before the placeholder and
            U+2069 behind it keep the value to itself. Nothing is wrong where the app isolates its
            values, as our own cards do.
            """,
        bad: [
            .text("⟦%1$@⟧: %2$lld הצעות", source: "%1$@: %2$lld offers", language: "he")
        ],
        good: [
            .text(
                "\u{2068}%1$@\u{2069}: %2$lld הצעות", source: "%1$@: %2$lld offers",
                language: "he"),
            .text("הצעה עבור %@", source: "Offer for %@", language: "he"),
            .text("%@ ansehen", source: "View %@"),
        ], needs: [.percent, .brace, .dollar],
        .text { text, sink in
            guard let place = ValueIsolation.firstFault(in: text) else { return }
            sink.report(
                in: text, place,
                "a \(text.language.isRightToLeft ? "left-to-right" : "right-to-left") value would move "
                    + "its surroundings; isolate it with U+2068 and U+2069")
        })
}
