import CTAContent
import JSON
import TestSupport
import Testing
import cta

@Suite struct SendCommandTests {
    private static let root = Repository.root
    private static let events = "\(root)/fixtures/sends/sends.jsonl"
    private static let older = "\(root)/fixtures/sends/version-1.jsonl"
    private static let offers = "\(root)/fixtures/catalogs/offers.json"

    private static func json(_ words: String...) throws -> JSONNode {
        let run = InProcess.run(words + ["--json"])
        #expect(run.status == 0, "\(run.errorText)")
        return try #require(JSONDocument(parsing: Array(run.outputText.utf8)).root)
    }

    /// The events of the fixture: two frozen cards, a preview, taps and messages.
    private static func log() throws -> SendLog {
        let content = ContentResolver(
            catalog: try Catalog(json: Repository.bytes("fixtures/catalogs/offers.json")))
        func frozen(
            _ id: String, _ time: String, _ draft: Draft, _ language: String, agent: String?
        ) throws -> SentCard {
            var card = try content.freeze(
                draft, language: language, for: Customer(consent: .yes),
                as: SendDetails(
                    id: id, sentAt: Timestamp(time) ?? Timestamp(microseconds: 0), customer: "c1",
                    device: "d1", agent: agent))
            // The fixture outlives the versions it was made with.
            card.toolkitVersion = "0.1.0"
            card.icuVersion = "72.1"
            return card
        }
        let plans = Paywall(id: "plans", title: "Plans")
        let exit = Paywall(id: "exit-offer", title: "Exit offer")
        let labelled = Draft.offer(
            plans, button: .label("claim-50"), message: .written("Nur für dich"), agentName: "Ada")
        func time(_ text: String) -> Timestamp { Timestamp(text) ?? Timestamp(microseconds: 0) }
        return SendLog([
            .sent(try frozen("s1", "2026-03-01T09:30:00Z", labelled, "de_AT", agent: "ada")),
            .opened(send: "s1", at: time("2026-03-01T10:00:00Z")),
            .opened(send: "s1", at: time("2026-03-01T10:00:05Z")),
            .written(customer: "c1", at: time("2026-03-01T10:05:00Z")),
            .previewed(
                try frozen("p1", "2026-03-02T08:00:00Z", .offer(exit), "de_AT", agent: "bo")),
            .sent(try frozen("s2", "2026-03-02T08:00:10Z", .offer(exit), "de_AT", agent: "bo")),
        ])
    }

    @Test("the fixture is what the library writes today")
    func fixture() throws {
        let text = String(decoding: try Self.log().jsonLines, as: UTF8.self)
        try expectSnapshot(text, at: "fixtures/sends/sends.jsonl")
    }

    @Test("marks: sent, and sent without a reply, which needs the phrase")
    func marks() throws {
        let root = try Self.json(
            "send", "mark", "--events", Self.events, "--device", "d1", "--customer", "c1")
        let marks = try #require(root[member: "marks"]?.elements.map { $0 })
        #expect(marks.map { $0[member: "paywall"]?.string } == ["exit-offer", "plans"])
        #expect(marks.map { $0[member: "mark"]?.string } == ["unanswered", "sent"])
        #expect(marks.map { $0[member: "text"]?.string } == ["Sent · no reply", "Sent"])
        #expect(marks[0][member: "confirm"]?[member: "phrase"]?.string == "send offer")
        #expect(marks[1][member: "confirm"]?.isNull == true)
        let one = InProcess.run([
            "send", "mark", "--events", Self.events, "--device", "d1", "--customer", "c1",
            "--paywall", "exit-offer",
        ])
        #expect(
            one.outputText
                == "exit-offer  2026-03-02T08:00:10Z  Sent · no reply  "
                + "Type “send offer” to send it again\n")
    }

    @Test("receipts: the first tap, and none for a preview")
    func receipts() throws {
        let run = InProcess.run(["send", "receipt", "--events", Self.events])
        #expect(
            run.outputText == """
                s1  2026-03-01T09:30:00Z  ada  User opened the Plans paywall, 2026-03-01T10:00:00Z
                s2  2026-03-02T08:00:10Z  bo   not opened

                """)
        let root = try Self.json("send", "receipt", "--events", Self.events, "--send", "s2")
        let receipts = try #require(root[member: "receipts"]?.elements.map { $0 })
        #expect(receipts.map { $0[member: "openedAt"]?.isNull } == [true])
        #expect(receipts.map { $0[member: "text"]?.isNull } == [true])
    }

    @Test("figures by label and by agent")
    func figures() throws {
        let now = "2026-03-05T12:00:00Z"
        let run = InProcess.run(["stats", "--events", Self.events, "--now", now, "--days", "7"])
        #expect(
            run.outputText == """
                label     sent  opened     rate
                built-in     1       0    0.0 %
                claim-50     1       1  100.0 %
                total        2       1   50.0 %
                2026-02-27T00:00:00Z to 2026-03-05T12:00:00Z

                """)
        let root = try Self.json(
            "stats", "--events", Self.events, "--now", "2026-06-30T00:00:00Z", "--by", "agent")
        #expect(root[member: "total"]?[member: "rate"]?.isNull == true)
        #expect(
            root[member: "rows"]?.elements.map { $0[member: "agent"]?.string } == ["ada", "bo"])
    }

    @Test("a frozen send says its bytes again and what today would be other")
    func diagnosis() throws {
        let root = try Self.json(
            "diagnose", "send", "--events", Self.events, "--send", "s1", "--app", Self.offers)
        let parts = root[member: "differences"]?.elements.map { $0[member: "part"]?.string ?? "" }
        #expect(parts?.allSatisfy { $0 == "toolkit" || $0 == "icu" } == true)
        #expect(root[member: "wire"]?.string?.hasPrefix(#"{"kind":"PAYWALL","#) == true)
        #expect(root[member: "payload"]?.string?.hasPrefix(#"{"aps":{"alert":{"#) == true)
        let run = InProcess.run(["diagnose", "send", "--events", Self.older, "--send", "s1"])
        #expect(run.status == 0)
        #expect(run.outputText.contains("Today the words would be others:"))
        #expect(run.outputText.contains("no label 'claim-50' for offer cards"))
    }

    @Test("a draft says why there is no push and why the list is empty")
    func draft() throws {
        let run = InProcess.run(["diagnose", "draft", "--language", "de_AT", "--paywall", "plans"])
        #expect(run.outputText.contains("There is no push [offers-push-off]"))
        let list = InProcess.run([
            "diagnose", "draft", "--language", "de", "--snapshot",
            "\(Self.root)/fixtures/snapshots/faulty.json",
        ])
        #expect(list.outputText.hasPrefix("The list of paywalls is empty [snapshot-refused]\n"))
    }

    static let refused: [([String], Int32, String)] = [
        (["stats", "--events", "/nowhere"], 3, "cta: /nowhere: no such file\n"),
        (
            ["stats", "--events", events, "--days", "8"], 2,
            "cta stats: bad value '8' for '--days', expected 7, 30 or 90 (try 'cta stats --help')\n"
        ),
        (
            ["stats", "--events", events, "--now", "today"], 2,
            "cta stats: bad value 'today' for '--now', expected a time such as "
                + "2026-03-01T09:30:00Z (try 'cta stats --help')\n"
        ),
        (
            ["stats", "--events", offers], 1,
            "cta: \(offers):1:1: error: unclosed"
        ),
        (
            ["diagnose", "send", "--events", events, "--send", "s9"], 1,
            "cta: \(events): no card 's9' was sent or previewed\n"
        ),
        (
            [
                "card", "--language", "de", "--paywall", "nope", "--snapshot",
                "\(root)/fixtures/snapshots/plans.json",
            ], 1,
            "cta: the device does not report a paywall 'nope'\n"
        ),
    ]

    @Test("says in one line what cannot be read", arguments: refused)
    func refusals(words: [String], status: Int32, message: String) {
        let run = InProcess.run(words)
        #expect(run.status == status)
        #expect(run.outputText == "")
        if message.hasSuffix("\n") {
            #expect(run.errorText == message)
        } else {
            #expect(run.errorText.hasPrefix(message.prefix(40)), "\(run.errorText)")
        }
    }

    @Test("cta snapshot: accepted, refused with the JSON path of each fault, and as JSON")
    func snapshots() throws {
        let plans = "\(Self.root)/fixtures/snapshots/plans.json"
        let faulty = "\(Self.root)/fixtures/snapshots/faulty.json"
        #expect(InProcess.run(["snapshot", plans]).status == 0)
        let refused = InProcess.run(["snapshot", faulty])
        #expect(refused.status == 1)
        #expect(refused.outputText.hasPrefix("refused: nothing is accepted\n"))
        #expect(
            refused.outputText.contains(
                "faulty.json:4:10: error: paywalls[2].id: U+212A KELVIN SIGN in an id"))
        let lenient = try Self.json("snapshot", faulty, "--lenient")
        #expect(lenient[member: "accepted"]?.count == 2)
        #expect(lenient[member: "findings"]?.count == 8)
        // What is accepted is a snapshot itself.
        let accepted = try #require(lenient[member: "accepted"].flatMap { JSONValue($0) })
        #expect(Snapshot.read(json: JSONWriter.bytes(of: accepted)).snapshot?.paywalls.count == 2)
    }
}
