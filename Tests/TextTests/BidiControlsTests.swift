import ICU
import Testing
import Text

@Suite struct BidiControlsTests {
    @Test(
        "finds the first control that does not pair",
        arguments: [
            ("", nil),
            ("plain", nil),
            ("\u{2068}a\u{2069}\u{202A}b\u{202C}", nil),
            ("\u{2067}\u{202B}a\u{2069}", nil),  // X6a: the isolate's end ends the embedding.
            ("🙃\u{2067}a", (.unclosedIsolate, 0x2067, 2)),
            ("a\u{202E}b", (.unclosedEmbedding, 0x202E, 1)),
            ("a\u{2069}", (.strayIsolateEnd, 0x2069, 1)),
            ("a\u{202C}", (.strayEmbeddingEnd, 0x202C, 1)),
            ("\u{2066}a\u{202C}\u{2069}", (.strayEmbeddingEnd, 0x202C, 2)),
            ("\u{2067}a\nb\u{2069}", (.unclosedIsolate, 0x2067, 0)),
            ("\u{2067}a\u{2069}\r\nb\u{2069}", (.strayIsolateEnd, 0x2069, 6)),
            ("\u{202A}\u{2069}", (.unclosedEmbedding, 0x202A, 0)),
        ] as [(String, (BidiControls.Fault.Kind, UInt32, Int)?)])
    func faults(text: String, expected: (BidiControls.Fault.Kind, UInt32, Int)?) {
        let fault = BidiControls.firstFault(in: text)
        #expect(fault?.kind == expected?.0)
        #expect(fault?.scalar.value == expected?.1)
        #expect(fault?.utf16Offset == expected?.2)
        #expect(BidiControls.isBalanced(text) == (expected == nil))
    }

    @Test(
        "closes what is open and drops what is stray",
        arguments: [
            ("", ""),
            ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"),
            ("Bob\u{202E}", "Bob\u{202E}\u{202C}"),
            ("\u{2067}\u{202B}a", "\u{2067}\u{202B}a\u{202C}\u{2069}"),
            ("a\u{2069}b\u{202C}", "ab"),
            ("\u{2067}a\r\nb\u{2069}", "\u{2067}a\u{2069}\r\nb"),
            ("e\u{301}", "e\u{301}"),
        ])
    func balance(text: String, balanced: String) {
        #expect(Array(BidiControls.balance(text).utf8) == Array(balanced.utf8))
    }

    @Test("leaves a balanced text alone and balances any other")
    func balancing() {
        var random = SeededRandom(seed: 11)
        for _ in 0..<5_000 {
            let text = HostilePieces.text(using: &random, count: 0...12)
            let balanced = BidiControls.balance(text)
            let holds =
                BidiControls.isBalanced(balanced)
                && BidiControls.balance(balanced).utf8.elementsEqual(balanced.utf8)
                && (!BidiControls.isBalanced(text) || balanced.utf8.elementsEqual(text.utf8))
            if !holds { Issue.record("\(text.unicodeScalars.map(\.value))") }
        }
    }

    @Test(
        "isolates a value only where it can disturb the line",
        arguments: [
            ("", .leftToRight, false), ("", .rightToLeft, false),
            ("Ana", .leftToRight, false), ("Ana", .rightToLeft, true),
            ("أحمد", .leftToRight, true), ("أحمد", .rightToLeft, false),
            ("Ana אבג", .leftToRight, true), ("אבג Ana", .rightToLeft, true),
            ("-20%", .leftToRight, false), ("-20%", .rightToLeft, true),
            ("٢٠", .leftToRight, true), ("٢٠", .rightToLeft, true),
            ("🙃", .leftToRight, false), ("🙃", .rightToLeft, true),
            ("Ana\u{200F}", .leftToRight, true), ("\u{202E}Ana\u{202C}", .leftToRight, true),
            ("\u{2067}אבג\u{2069}", .leftToRight, false),
            ("\u{2068}Ana\u{2069}", .rightToLeft, false),
            ("\u{200B}", .rightToLeft, false),
        ] as [(String, TextDirection, Bool)])
    func isolating(value: String, direction: TextDirection, isIsolated: Bool) {
        let expected = isIsolated ? "\u{2068}\(value)\u{2069}" : value
        let isolated = BidiControls.isolating(value, inLineOf: direction)
        #expect(Array(isolated.utf8) == Array(expected.utf8))
    }

    @Test(
        "keeps every isolate inside its paragraph",
        arguments: [
            ("אב\nגד", "\u{2068}אב\u{2069}\n\u{2068}גד\u{2069}"),
            ("אב\r\nגד\u{2029}הו", "\u{2068}אב\u{2069}\r\nגד\u{2029}\u{2068}הו\u{2069}"),
            ("Ana\nגד", "Ana\n\u{2068}גד\u{2069}"),
            ("אב\n", "\u{2068}אב\u{2069}\n"),
            ("Bob\u{202E}", "\u{2068}Bob\u{202E}\u{202C}\u{2069}"),
            ("\u{2069}א", "\u{2068}א\u{2069}"),
        ])
    func paragraphs(value: String, expected: String) {
        let isolated = BidiControls.isolating(value, inLineOf: .leftToRight)
        #expect(Array(isolated.utf8) == Array(expected.utf8))
    }

    @Test(
        "keeps the rest of the line in its order, whatever the value, as ICU's algorithm shows it")
    func order() throws {
        let values = [
            "Ana", "אבג", "אבג 5", "5 אבג", "٢٠", "-20%", "Bob\u{202E}", "\u{2067}אבג",
            "אבג\u{2069}x", "(אב",
        ]
        for (head, tail, direction) in [
            ("Hi ", " 3 offers (2)", TextDirection.leftToRight), ("", ": 50% off", .leftToRight),
            ("ל", " יש 3 (2)", .rightToLeft), ("", ": ה 50%", .rightToLeft),
        ] {
            let expected = try Self.order(head, "\u{2068}X\u{2069}", tail, direction)
            for value in values {
                let isolated = BidiControls.isolating(value, inLineOf: direction)
                #expect(try Self.order(head, isolated, tail, direction) == expected, "\(value)")
            }
        }
    }

    /// The units around a value in the order they are shown, with -1 where the value stands.
    private static func order(
        _ head: String, _ value: String, _ tail: String, _ direction: TextDirection
    ) throws -> [Int] {
        let units = Array((head + value + tail).utf16)
        let visual = try #require(BidiOrder.visual(units, rightToLeft: direction == .rightToLeft))
        let start = head.utf16.count
        let end = start + value.utf16.count
        var order: [Int] = []
        for index in visual {
            let shown = index < start ? index : index < end ? -1 : index - end + start
            if shown != -1 || order.last != -1 { order.append(shown) }
        }
        return order
    }
}
