import CTAContent
import TestSupport
import Testing

@Suite struct SendFiguresTests {
    private typealias Samples = SendSamples

    private func figures(
        _ events: [SendEvent], by grouping: SendFigures.Grouping = .label,
        days: SendFigures.Days = .seven, now: String = "2026-03-31T12:00:00Z"
    ) -> SendFigures {
        SendLog(events).figures(by: grouping, days: days, now: Samples.time(now))
    }

    static let edges: [(SendFigures.Days, String, Bool)] = [
        (.seven, "2026-03-24T23:59:59.999999Z", false), (.seven, "2026-03-24T23:59:59Z", false),
        (.seven, "2026-03-25T00:00:00Z", true), (.seven, "2026-03-31T12:00:00Z", true),
        (.seven, "2026-03-31T12:00:00.000001Z", false),
        // 00:30 in Berlin is still the day before in UTC.
        (.seven, "2026-03-25T00:30:00+01:00", false), (.seven, "2026-03-24T20:00:00-04:00", true),
        (.thirty, "2026-03-01T23:59:59Z", false), (.thirty, "2026-03-02T00:00:00Z", true),
        (.ninety, "2025-12-31T23:59:59Z", false), (.ninety, "2026-01-01T00:00:00Z", true),
    ]

    @Test("counts from 00:00 UTC of the first day until now", arguments: edges)
    func window(days: SendFigures.Days, time: String, isCounted: Bool) {
        let figures = figures([.sent(Samples.sent("s", time))], days: days)
        #expect(figures.total.sent == (isCounted ? 1 : 0))
    }

    @Test("the first day moves at midnight in UTC")
    func midnight() {
        let sent = SendEvent.sent(Samples.sent("s", "2026-03-25T12:00:00Z"))
        #expect(figures([sent], now: "2026-03-31T23:59:59Z").total.sent == 1)
        #expect(figures([sent], now: "2026-04-01T00:00:00Z").total.sent == 0)
        #expect(
            figures([], now: "2026-03-31T23:59:59Z").start == Samples.time("2026-03-25T00:00:00Z"))
    }

    @Test("a second tap, a tap of what was not sent, and a preview change nothing")
    func unchanged() {
        let events: [SendEvent] = [
            .sent(Samples.sent("s1", "2026-03-30T09:00:00Z")),
            .sent(Samples.sent("s2", "2026-03-30T10:00:00Z")),
            Samples.opened("s1", "2026-03-30T09:30:00Z"),
        ]
        let expected = figures(events)
        #expect(expected.total == .init(sent: 2, opened: 1))
        #expect(expected.total.rate == 0.5)
        let more: [SendEvent] = [
            Samples.opened("s1", "2026-03-30T09:31:00Z"),
            Samples.opened("s9", "2026-03-30T09:31:00Z"),
            .previewed(Samples.sent("p1", "2026-03-30T09:31:00Z")),
            Samples.opened("p1", "2026-03-30T09:32:00Z"), Samples.written("2026-03-30T09:32:00Z"),
            .sent(Samples.sent("s1", "2026-03-30T11:00:00Z")),
        ]
        #expect(figures(events + more) == expected)
        let log = SendLog(events + more)
        #expect(log.receipts().map(\.card.id) == ["s1", "s2"])
        #expect(log.receipts().map(\.openedAt) == [Samples.time("2026-03-30T09:30:00Z"), nil])
    }

    @Test("labels are told apart by kind, id and bytes, and an archived one keeps its figures")
    func labels() throws {
        let content = try SendSamples.offers()
        // `spring` is archived in this catalog: a draft may not name it, its sends stay.
        #expect(throws: ContentError.self) {
            try content.card(
                for: .offer(Paywall(id: "p"), button: .label("spring")), language: "en")
        }
        let log: [SendEvent] = [
            .sent(Samples.sent("1", "2026-03-30T09:00:00Z", label: .label("spring"))),
            .sent(Samples.sent("2", "2026-03-30T09:00:00Z", label: .label("spring"))),
            .sent(Samples.sent("3", "2026-03-30T09:00:00Z")),
            .sent(Samples.sent("4", "2026-03-30T09:00:00Z", label: .text("é"))),
            .sent(Samples.sent("5", "2026-03-30T09:00:00Z", label: .text("e\u{301}"))),
            .sent(Samples.sent("6", "2026-01-30T09:00:00Z", label: .label("old"))),
            Samples.opened("2", "2026-03-30T09:30:00Z"),
        ]
        let figures = figures(log)
        #expect(figures.rows.first?.group == .label(.paywall, .label("spring")))
        #expect(figures.rows.first?.counts == .init(sent: 2, opened: 1))
        #expect(figures.rows.map(\.counts.sent) == [2, 1, 1, 1, 0])
        #expect(figures.rows.last?.group == .label(.paywall, .label("old")))
        #expect(figures.rows.last?.counts.rate == nil)
        #expect(figures.total == .init(sent: 5, opened: 1))
    }

    @Test("agents have their own figures, and sends of nobody too")
    func agents() {
        let log: [SendEvent] = [
            .sent(Samples.sent("1", "2026-03-30T09:00:00Z", agent: "ada")),
            .sent(Samples.sent("2", "2026-03-30T09:00:00Z", agent: nil)),
            .sent(Samples.sent("3", "2026-03-30T09:00:00Z", agent: "bo")),
            .sent(Samples.sent("4", "2026-03-30T09:00:00Z", agent: "bo")),
            Samples.opened("1", "2026-03-30T09:00:01Z"),
            Samples.opened("3", "2026-04-01T00:00:00Z"),
        ]
        let figures = figures(log, by: .agent)
        #expect(figures.rows.map(\.group) == [.agent("bo"), .agent(nil), .agent("ada")])
        // The tap of 3 is later than now.
        #expect(figures.rows.map(\.counts.opened) == [0, 0, 1])
    }

    @Test("figures of nothing have no rate")
    func empty() {
        let figures = figures([])
        #expect(figures.rows == [])
        #expect(figures.total.rate == nil)
    }

    @Test("a receipt says the title as it was sent, isolated, and nothing before the tap")
    func receipts() {
        let content = ContentResolver(catalog: Catalog(app: "none"))
        let card = SentCard(
            id: "s1", sentAt: Samples.time("2026-03-30T09:00:00Z"), customer: "c1", device: "d1",
            language: "he",
            wire: CardWire(kind: .paywall, paywallId: "plans", paywallTitle: "שדרוג"))
        let untapped = SendReceipt(card: card, openedAt: nil)
        #expect(content.text(for: untapped, language: "en") == nil)
        let tapped = SendLog([.sent(card), Samples.opened("s1", "2026-03-30T09:01:00Z")])
            .receipts(customer: "c1")
        #expect(
            tapped.map { content.text(for: $0, language: "en")?.text } == [
                "User opened the \u{2068}שדרוג\u{2069} paywall"
            ])
        #expect(SendLog([.sent(card)]).receipts(customer: "c2") == [])
    }
}
