import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct SendStorageTests {
    private static let details = SendDetails(
        id: "s1", sentAt: SendSamples.time("2026-03-01T09:30:00.5Z"), customer: "c1", device: "d1",
        agent: "a7")

    static let drafts: [(Draft, String, Customer, String?)] = [
        (.offer(Paywall(id: "plans", title: "Plans")), "de_AT", Customer(consent: .yes), nil),
        (
            .offer(
                Paywall(id: "plans", title: "Pläne \u{2067}x\u{2069}"), button: .label("claim-50"),
                message: .written(" a\r\nb \"q\" \\ e\u{301} \u{1F600}"), agentName: "Ada"),
            "ar", Customer(consent: .yes),
            #"{"aps":{"badge":1.50,"sound":"a"},"n":1e400,"x":[null,{}]}"#
        ),
        (
            .offer(
                Paywall(id: "p"), button: .text("e\u{301}"),
                message: .suggested(key: "discount", values: ["discount": "50%"])),
            "zh-Hant-MO", Customer(channel: .other), nil
        ),
        (
            .offer(Paywall(id: "p"), message: .written(String(repeating: "long ", count: 200))),
            "xx",
            Customer(consent: .yes), nil
        ),
        (.review(message: .suggested(key: "review.suggestion")), "he", Customer(), nil),
        (.review(), "\u{1}", Customer(consent: .no), nil),
    ]

    private static func frozen(_ index: Int) throws -> SentCard {
        let (draft, language, customer, envelope) = drafts[index]
        return try SendSamples.offers().freeze(
            draft, language: language, for: customer,
            envelope: try envelope.map { try PushEnvelope(json: Array($0.utf8)) } ?? .empty,
            as: details)
    }

    @Test("a frozen card is read back equal, its payload byte for byte", arguments: drafts.indices)
    func roundTrip(index: Int) throws {
        let card = try Self.frozen(index)
        let log = SendLog([.sent(card), .previewed(card)])
        let reading = SendLog.read(jsonLines: log.jsonLines)
        #expect(reading.findings == [])
        #expect(reading.log == log)
        // `==` of strings is canonical equivalence; the bytes say more.
        #expect(reading.log.jsonLines == log.jsonLines)
        let read = try #require(reading.log.sentCards.first)
        #expect(read.frozen?.push.content?.payload == card.frozen?.push.content?.payload)
        #expect(read.wire.encoded == card.wire.encoded)
    }

    @Test("a send of version 1 still reads")
    func versionOne() throws {
        let bytes = try Repository.bytes("fixtures/sends/version-1.jsonl")
        let reading = SendLog.read(jsonLines: bytes, path: "v1")
        #expect(reading.findings == [])
        let cards = reading.log.sentCards
        #expect(cards.map(\.id) == ["s1", "s2"])
        #expect(cards[0].label == .label("claim-50"))
        #expect(cards[0].wire.buttonLabel == "50 % sichern")
        #expect(cards[0].catalogRevision == 11)
        #expect(cards[0].frozen == nil)
        #expect(cards[1].label == .builtIn)
        #expect(cards[1].sentAt == SendSamples.time("2026-03-02T08:30:00.25Z"))
        #expect(reading.log.mark(paywall: "plans", device: "d1", customer: "c1") == .sent)
        #expect(reading.log.receipts().map { $0.openedAt != nil } == [true, false])
        // What was read is written in the same version, and reads again.
        #expect(SendLog.read(jsonLines: reading.log.jsonLines).log == reading.log)
        #expect(String(decoding: reading.log.jsonLines, as: UTF8.self).hasPrefix(#"{"version":1,"#))
    }

    @Test("events and members of a newer toolkit are tolerated, and its card by its wire form")
    func newer() throws {
        let line = String(decoding: SendEvent.sent(try Self.frozen(1)).jsonLine, as: UTF8.self)
        let newer =
            line.replacing(#""version":2"#, with: #""version":9,"mood":{"x":[1]}"#)
            .replacing(#""source":"custom""#, with: #""source":"dreamt""#)
        let text = newer + "\r\n" + #"{"version":9,"event":"dismissed","send":"s1"}"# + "\n\n"
        let reading = SendLog.read(jsonLines: Array(text.utf8))
        #expect(reading.findings.map(\.check) == ["events.unreadable-card", "events.unknown-kind"])
        #expect(reading.findings.map(\.severity) == [.note, .note])
        #expect(reading.findings[0].message.contains("'dreamt' is not known"))
        let card = try #require(reading.log.sentCards.first)
        #expect(card.frozen == nil)
        #expect(card.wire == (try Self.frozen(1)).wire)
        #expect(card.label == .label("claim-50"))
    }

    @Test(
        "a line that cannot be read is named, and the others are read",
        arguments: [
            ("{", "events.json"), ("[]", "events.form"), ("7", "events.form"),
            (#"{"event":7}"#, "events.form"), (#"{"event":"opened","send":"s"}"#, "events.form"),
            (#"{"event":"opened","send":"s","at":"yesterday"}"#, "events.form"),
            (#"{"event":"sent","id":"s"}"#, "events.form"),
            (#"{"event":"opened","event":"sent"}"#, "events.form"),
            (#"{"event":"sent","card":[]}"#, "events.form"),
            (String(repeating: "[", count: 1_000), "events.json"),
        ])
    func broken(line: String, check: String) {
        let good = #"{"event":"written","customer":"c","at":"2026-03-01T00:00:00Z"}"#
        let reading = SendLog.read(jsonLines: Array("\(good)\n\(line)\n\(good)".utf8), path: "e")
        #expect(reading.log.events.count == 2)
        #expect(reading.findings.first?.check == check)
        #expect(
            reading.findings.allSatisfy { $0.line == 2 && $0.path == "e" && $0.severity == .error })
    }

    @Test("no cut of a line and no changed byte traps")
    func damaged() throws {
        let line = SendEvent.sent(try Self.frozen(1)).jsonLine
        var random = SeededGenerator(seed: 77)
        for end in line.indices { _ = SendLog.read(jsonLines: Array(line[..<end])) }
        for _ in 0..<3_000 {
            var damaged = line
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                damaged[Int.random(in: line.indices, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            _ = SendLog.read(jsonLines: damaged)
        }
    }
}
