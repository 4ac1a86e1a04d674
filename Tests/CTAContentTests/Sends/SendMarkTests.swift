import CTAContent
import TestSupport
import Testing

@Suite struct SendMarkTests {
    private typealias Samples = SendSamples

    private func mark(_ events: [SendEvent], device: String = "d1", customer: String = "c1")
        -> SendMark?
    {
        SendLog(events).mark(paywall: "plans", device: device, customer: customer)
    }

    @Test("no mark without a send of that paywall to that device")
    func none() {
        #expect(mark([]) == nil)
        #expect(mark([.sent(Samples.sent("s", "2026-03-01T09:00:00Z", paywall: "other"))]) == nil)
        #expect(mark([.sent(Samples.sent("s", "2026-03-01T09:00:00Z", device: "d2"))]) == nil)
        #expect(mark([.previewed(Samples.sent("s", "2026-03-01T09:00:00Z"))]) == nil)
        // U+212A is equal to K for strings.
        let kelvin = Samples.sent("s", "2026-03-01T09:00:00Z", device: "\u{212A}")
        #expect(mark([.sent(kelvin)], device: "K") == nil)
    }

    static let answers: [([String], SendMark)] = [
        ([], .unanswered), (["2026-03-01T08:59:59.999999Z"], .unanswered),
        (["2026-03-01T09:00:00Z"], .sent), (["2026-03-01T10:00:00+01:00"], .sent),
        (["2026-03-01T09:00:00.000001Z"], .sent),
        (["2026-03-02T00:00:00Z", "2026-02-01T00:00:00Z"], .sent),
    ]

    @Test("no reply exactly while the customer's last message is older", arguments: answers)
    func answered(messages: [String], expected: SendMark) {
        let sent = SendEvent.sent(Samples.sent("s", "2026-03-01T09:00:00Z"))
        let written = messages.map { Samples.written($0) }
        #expect(mark([sent] + written) == expected)
        #expect(mark(written.reversed() + [sent]) == expected)
    }

    @Test("the last send counts, wherever it stands, and another customer's message does not")
    func last() {
        let events: [SendEvent] = [
            .sent(Samples.sent("s2", "2026-03-03T09:00:00Z")),
            .sent(Samples.sent("s1", "2026-03-01T09:00:00Z")),
            Samples.written("2026-03-02T09:00:00Z"),
            Samples.written("2026-03-04T09:00:00Z", customer: "c2"),
        ]
        #expect(mark(events) == .unanswered)
        #expect(mark(events, customer: "c2") == .sent)
    }

    @Test("lists the paywalls of a device, the last sent first, with the title they were sent with")
    func list() {
        let log = SendLog([
            .sent(Samples.sent("s1", "2026-03-01T09:00:00Z", paywall: "plans")),
            Samples.written("2026-03-01T10:00:00Z"),
            .sent(Samples.sent("s2", "2026-03-02T09:00:00Z", paywall: "exit")),
            .sent(
                SentCard(
                    id: "s3", sentAt: Samples.time("2026-03-02T10:00:00Z"), customer: "c1",
                    device: "d1", language: "en", wire: CardWire(kind: .review))),
        ])
        let marks = log.marks(device: "d1", customer: "c1")
        #expect(marks.map(\.paywall.id) == ["exit", "plans"])
        #expect(marks.map(\.paywall.title) == ["The exit", "The plans"])
        #expect(marks.map(\.mark) == [.unanswered, .sent])
        #expect(marks.map(\.mark.needsConfirmation) == [true, false])
    }

    /// What a mark is by its definition, asked for every moment.
    private func expected(_ events: [SendEvent]) -> SendMark? {
        var (sent, written): (Timestamp?, Timestamp?)
        for event in events {
            switch event {
            case .sent(let card) where card.wire.paywallId == "plans" && card.device == "d1":
                sent = max(sent ?? card.sentAt, card.sentAt)
            case .written("c1", let time): written = max(written ?? time, time)
            case .sent, .opened, .written, .previewed: break
            }
        }
        guard let sent else { return nil }
        guard let written else { return .unanswered }
        return sent > written ? .unanswered : .sent
    }

    @Test("agrees with its definition for random logs; taps and previews change nothing")
    func random() {
        var random = SeededGenerator(seed: 0x3A4C)
        for run in 0..<2_000 {
            var events: [SendEvent] = []
            for index in 0..<Int.random(in: 0...8, using: &random) {
                let time = "2026-03-01T00:00:0\(Int.random(in: 0...3, using: &random))Z"
                let card = Samples.sent(
                    "\(index)", time, device: Bool.random(using: &random) ? "d1" : "d2",
                    paywall: Bool.random(using: &random) ? "plans" : "exit")
                switch Int.random(in: 0...3, using: &random) {
                case 0: events.append(.sent(card))
                case 1: events.append(.previewed(card))
                case 2: events.append(Samples.opened("\(index)", time))
                default:
                    let customer = Bool.random(using: &random) ? "c1" : "c2"
                    events.append(Samples.written(time, customer: customer))
                }
            }
            #expect(mark(events) == expected(events), "run \(run)")
        }
    }

    @Test(
        "takes the phrase trimmed and in any case",
        arguments: [
            ("send offer", true), (" Send Offer\n", true), ("SEND OFFER", true),
            ("\u{A0}send o\u{FB00}er\u{3000}", true), ("\u{17F}end offer", true),
            ("send  offer", false), ("send", false), ("", false), ("send offer.", false),
            ("send\u{A0}offer", false), ("s\u{200B}end offer", false), ("senden offer", false),
        ])
    func phrase(typed: String, isAccepted: Bool) {
        #expect(SendConfirmation.accepts(typed) == isAccepted)
    }

    @Test("the texts for the team name the phrase and the marks")
    func texts() {
        let content = ContentResolver(catalog: Catalog(app: "none"))
        #expect(
            content.confirmationPrompt(language: "en").text
                == "Type “send offer” to send it again")
        #expect(content.text(SendMark.sent.text, language: "en").text == "Sent")
        #expect(content.text(SendMark.unanswered.text, language: "en").text == "Sent · no reply")
        #expect(
            SendDisabledReason.allCases.map(\.text.name) == [
                "send.disabled.missing", "send.disabled.unsupported",
                "send.disabled.notPresentable", "send.disabled.noCallback",
            ])
    }
}
