import CTAContent
import Testing

@Suite struct CardWireTests {
    @Test("a card on the wire is read back equal", arguments: SendStorageTests.drafts.indices)
    func roundTrip(index: Int) throws {
        let (draft, language, _, _) = SendStorageTests.drafts[index]
        let wire = try SendSamples.offers().card(for: draft, language: language).wire
        let read = try CardWire(json: wire.encoded)
        #expect(read == wire)
        #expect(read.encoded == wire.encoded)
    }

    @Test("unknown kinds and members of stored cards are tolerated, absent ones are null")
    func tolerance() throws {
        let json = #"{"id":9,"kind":"SURVEY","text":"x","actionClickedAt":null,"stars":{"a":[]}}"#
        let wire = try CardWire(json: Array(json.utf8))
        #expect(wire == CardWire(kind: .other("SURVEY"), text: "x"))
        #expect(try CardWire(json: wire.encoded) == wire)
        #expect(try CardWire(json: Array(#"{"kind":"TEXT"}"#.utf8)) == CardWire(kind: .text))
        #expect(CardWire.Kind(rawValue: "PAYWALL") == .paywall)
        #expect(CardWire.Kind(rawValue: "paywall") == .other("paywall"))
    }

    @Test("cards are compared by bytes")
    func bytes() {
        #expect(
            CardWire(kind: .review, buttonLabel: "é")
                != CardWire(kind: .review, buttonLabel: "e\u{301}"))
    }

    @Test(
        "what is no card is refused with the reason",
        arguments: [
            ("", "card: there is no value"), ("[]", "card: the value must be an object"),
            ("{}", "card: kind is missing"), (#"{"kind":1}"#, "card: kind must be a string"),
            (#"{"kind":"TEXT","text":[]}"#, "card: text must be a string"),
            (#"{"kind":"TEXT","kind":"REVIEW"}"#, "card: kind stands twice"),
        ])
    func refused(json: String, message: String) {
        let error = #expect(throws: ContentError.self) { try CardWire(json: Array(json.utf8)) }
        #expect(error?.code == .wire)
        #expect(error?.message.hasPrefix(message) == true)
    }
}
