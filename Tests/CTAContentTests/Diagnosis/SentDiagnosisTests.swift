import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct SentDiagnosisTests {
    private static let draft = Draft.offer(
        Paywall(id: "plans", title: "Plans"), button: .label("claim-50"),
        message: .written("Nur für dich"), agentName: "Ada")

    private static func sent(
        _ content: ContentResolver, envelope: String = #"{"aps":{"badge":1},"thread":7}"#
    ) throws -> SentCard {
        try content.freeze(
            draft, language: "de_AT", for: Customer(consent: .yes),
            envelope: PushEnvelope(json: Array(envelope.utf8)),
            as: SendDetails(
                id: "s1", sentAt: SendSamples.time("2026-03-01T09:00:00Z"), customer: "c1",
                device: "d1", agent: "ada"))
    }

    @Test("says the frozen bytes again and finds nothing that differs today")
    func same() throws {
        let content = try SendSamples.offers()
        let sent = try Self.sent(content)
        let stored = SendLog.read(jsonLines: SendLog([.sent(sent)]).jsonLines)
        let read = try #require(stored.log.sentCards.first)
        let diagnosis = content.diagnose(read)
        #expect(diagnosis.differences == [])
        #expect(!diagnosis.hasOtherWords)
        #expect(diagnosis.push?.content?.payload == sent.frozen?.push.content?.payload)
        #expect(
            diagnosis.wire?.encoded
                == Array(
                    #"{"kind":"PAYWALL","paywallId":"plans","paywallTitle":"Plans","text":"Nur für dich","buttonLabel":"Upgrade sichern"}"#
                        .utf8))
        let payload = String(decoding: diagnosis.push?.content?.payload ?? [], as: UTF8.self)
        #expect(
            payload
                == #"{"aps":{"alert":{"title":"Ada von Acme","body":"Nur für dich – In der App antworten"},"badge":1},"thread":7}"#
        )
    }

    @Test("names what today's catalog would say otherwise, and where")
    func changedCatalog() throws {
        let content = try SendSamples.offers()
        let sent = try Self.sent(content)
        var catalog = content.catalog
        catalog.revision = 13
        catalog.offers.labels[0].variants = ["de": "Upgrade holen"]
        catalog.templates.removeAll()
        let diagnosis = ContentResolver(catalog: catalog).diagnose(sent)
        #expect(
            diagnosis.differences.map(\.part) == [
                .catalog, .button, .wire, .pushTitle, .pushBody, .payload,
            ])
        let button = try #require(diagnosis.differences.first { $0.part == .button })
        #expect(button.then == "Upgrade sichern")
        #expect(button.now == "Upgrade holen")
        #expect(button.utf16Offset == 8)
        #expect(diagnosis.hasOtherWords)
        // What was said stays what was said.
        #expect(diagnosis.card?.button.text == "Upgrade sichern")
        #expect(diagnosis.wire == sent.wire)
    }

    @Test("an archived label, another toolkit and a new revision are named")
    func versions() throws {
        let content = try SendSamples.offers()
        var sent = try Self.sent(content)
        sent.toolkitVersion = "0.0.9"
        sent.icuVersion = "71.1"
        sent.catalogRevision = 3
        let same = content.diagnose(sent)
        #expect(same.differences.map(\.part) == [.toolkit, .icu, .catalog])
        #expect(!same.hasOtherWords)
        var catalog = content.catalog
        catalog.offers.labels[0].isArchived = true
        let archived = ContentResolver(catalog: catalog).diagnose(sent)
        #expect(archived.differences.last?.part == .card)
        #expect(archived.differences.last?.now == "label 'claim-50' is archived")
        var off = content.catalog
        off.sendsPush = false
        let silent = ContentResolver(catalog: off).diagnose(sent)
        #expect(silent.differences.first { $0.part == .pushReason }?.now == "offersPushOff")
        #expect(silent.differences.first { $0.part == .pushReason }?.then == nil)
    }

    @Test("built-in words of an older toolkit are said again, and today's beside them")
    func olderWords() throws {
        let content = try SendSamples.offers()
        var sent = try content.freeze(
            .offer(Paywall(id: "plans")), language: "de", for: Customer(consent: .yes),
            as: SendDetails(
                id: "s", sentAt: SendSamples.time("2026-03-01T09:00:00Z"), customer: "c1",
                device: "d1"))
        sent.frozen?.card.button.text = "Angebot zeigen"
        let diagnosis = content.diagnose(sent)
        #expect(diagnosis.card?.button.text == "Angebot zeigen")
        // The device shows its own translation, so the wire form is the same.
        #expect(diagnosis.differences.map(\.part) == [.button])
        #expect(diagnosis.differences[0].utf16Offset == 8)
    }

    @Test("a send of version 1 is compared by its wire form")
    func versionOne() throws {
        let bytes = try Repository.bytes("fixtures/sends/version-1.jsonl")
        let log = SendLog.read(jsonLines: bytes).log
        let sent = try #require(log.sentCards.first)
        let diagnosis = try SendSamples.offers().diagnose(
            sent, in: DiagnosisCircumstances(log: log))
        #expect(diagnosis.card == nil)
        #expect(diagnosis.wire == sent.wire)
        #expect(diagnosis.differences.map(\.part) == [.catalog, .wire])
        #expect(diagnosis.differences[1].now?.contains("Upgrade sichern") == true)
        #expect(diagnosis.answers.map(\.cause) == [.sentBefore])
    }

    @Test("why there is no receipt, why the card is grey, why it is marked")
    func answers() throws {
        let content = try SendSamples.offers()
        let sent = try Self.sent(content)
        func causes(_ events: [SendEvent], _ snapshot: String = "[]") -> [DiagnosisCause] {
            content.diagnose(
                sent,
                in: DiagnosisCircumstances(
                    snapshot: Snapshot.read(json: Array(snapshot.utf8)), log: SendLog(events))
            ).answers.map(\.cause)
        }
        let plans = #"[{"id":"plans","title":"Plans"}]"#
        #expect(causes([.sent(sent)], plans) == [.languageRegion, .unanswered, .notTapped])
        #expect(causes([.previewed(sent)], plans) == [.languageRegion, .previewOnly])
        let opened: [SendEvent] = [
            .sent(sent), SendSamples.opened("s1", "2026-03-01T09:01:00Z"),
            SendSamples.written("2026-03-01T09:02:00Z"),
        ]
        #expect(causes(opened, plans) == [.languageRegion, .sentBefore])
        #expect(
            causes(opened) == [.emptyListReported, .missingEntry, .languageRegion, .sentBefore])
        var unknown = sent
        unknown.wire.kind = .other("SURVEY")
        #expect(content.diagnose(unknown).answers.contains { $0.cause == .unsupportedKind })
    }

    @Test("the payload's additions are found again, whatever they are")
    func envelopes() throws {
        let content = try SendSamples.offers()
        for envelope in [
            "{}", #"{"aps":{}}"#, #"{"aps":{"thread-id":"aps","x":{"alert":1}},"alert":{"aps":2}}"#,
            #"{"n":[1.0,1e3,-0,12345678901234567890]}"#,
        ] {
            let sent = try Self.sent(content, envelope: envelope)
            #expect(content.diagnose(sent).differences == [], "\(envelope)")
        }
    }
}
