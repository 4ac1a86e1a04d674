import CTAContent
import TestSupport
import Testing

@Suite struct DiagnosisTests {
    private typealias Samples = SendSamples

    /// Inputs that produce a cause.
    struct Case: CustomTestStringConvertible, Sendable {
        let cause: DiagnosisCause
        /// What the sentence of the answer must name.
        var names = ""
        var draft: Draft? = .offer(Paywall(id: "plans", title: "Plans"))
        var language = "de"
        var customer = Customer(consent: .yes)
        var envelope: String?
        var circumstances = DiagnosisCircumstances()

        var testDescription: String { cause.rawValue }
    }

    private static func snapshot(
        _ json: String, _ policy: SnapshotPolicy = .strict
    ) -> DiagnosisCircumstances {
        DiagnosisCircumstances(snapshot: Snapshot.read(json: Array(json.utf8), policy: policy))
    }

    private static let plans = #"[{"id":"plans","title":"Plans"}]"#
    private static let oneSend: [SendEvent] = [
        .sent(SendSamples.sent("s1", "2026-03-01T09:00:00Z"))
    ]

    private static func sent(_ more: SendEvent...) -> DiagnosisCircumstances {
        DiagnosisCircumstances(log: SendLog(oneSend + more), device: "d1", customer: "c1")
    }

    private static let label = Draft.offer(Paywall(id: "plans"), button: .label("claim-50"))

    /// The rows about the list and about sending.
    static let cases: [Case] = [
        Case(cause: .nothingReported, draft: nil),
        Case(cause: .emptyListReported, draft: nil, circumstances: snapshot("[]")),
        Case(
            cause: .snapshotRefused, names: "[0].title: title has 61 units", draft: nil,
            circumstances: snapshot(
                #"[{"id":"a","title":"\#(String(repeating: "t", count: 61))"}]"#)),
        Case(
            cause: .everythingLeftOut, names: "identifier.character", draft: nil,
            circumstances: snapshot(#"[{"id":"\u212A","title":"K"}]"#, .lenient)),
        Case(
            cause: .leftOut, names: "[1].id", draft: nil,
            circumstances: snapshot(
                #"[{"id":"plans","title":"P"},{"id":"plans","title":"Q"}]"#, .lenient)),
        Case(
            cause: .notPublished, names: "'plans'",
            circumstances: snapshot(#"[{"id":"plans","title":"P","presentable":false}]"#)),
        Case(
            cause: .titleIsID, names: "'plans'",
            circumstances: snapshot(#"[{"id":"plans","description":" "}]"#)),
        Case(
            cause: .titleCut, names: "'plans'",
            circumstances: snapshot(
                #"[{"id":"plans","description":"\#(String(repeating: "word ", count: 30))"}]"#)),
        Case(
            cause: .idNotReported, names: "'plans'",
            circumstances: snapshot(#"[{"id":"Plans","title":"P"}]"#)),
        Case(
            cause: .missingEntry, names: "'plans'",
            circumstances: snapshot(#"[{"id":"exit","title":"P"}]"#)),
        Case(
            cause: .unsupportedKind, names: "'PAYWALL'",
            circumstances: DiagnosisCircumstances(supportedKinds: [.review])),
        Case(
            cause: .notPresentable, names: "'plans'",
            circumstances: snapshot(#"[{"id":"plans","title":"P","presentable":false}]"#)),
        Case(
            cause: .noCallback, circumstances: DiagnosisCircumstances(hasCallback: false)),
        Case(
            cause: .sentBefore, names: "2026-03-01T09:00:00Z",
            circumstances: sent(SendSamples.written("2026-03-01T09:00:00Z"))),
        Case(cause: .unanswered, names: "2026-03-01T09:00:00Z", circumstances: sent()),
        Case(cause: .sandbox, circumstances: DiagnosisCircumstances(isSandbox: true)),
        Case(
            cause: .refused, names: "label 'spring' is archived",
            draft: .offer(Paywall(id: "plans"), button: .label("spring"))),
    ]

    /// The rows about words and pushes.
    static let wordCases: [Case] = [
        Case(cause: .languageOverride, names: "pt-AO → pt-BR", language: "pt-AO"),
        Case(cause: .languageParent, names: "nn → no → nb", language: "nn"),
        Case(cause: .languageRegion, names: "de_AT → de", language: "de_AT"),
        Case(cause: .languageRelated, names: "→", language: "gsw"),
        Case(cause: .languageUnusable, names: " → en", language: ""),
        Case(cause: .languageIllFormed, names: "de-1901-1901 → en", language: "de-1901-1901"),
        Case(cause: .languageUndetermined, names: "mul → en", language: "mul"),
        Case(cause: .languageNoMatch, names: "tlh → en", language: "tlh"),
        Case(cause: .labelAsWritten, names: "'fr'", draft: label, language: "fr"),
        Case(cause: .unsupportedChannel, customer: Customer(channel: .other, consent: .yes)),
        Case(cause: .noConsent, customer: Customer()),
        Case(cause: .noMessage, draft: .review()),
        Case(
            cause: .payloadTooLarge,
            envelope: #"{"data":"\#(String(repeating: "x", count: 4_096))"}"#),
    ]

    @Test("answers each cause from inputs that produce it", arguments: cases + wordCases)
    func answers(example: Case) throws {
        let content = try SendSamples.offers()
        let envelope = try example.envelope.map { try PushEnvelope(json: Array($0.utf8)) }
        let diagnosis = content.diagnose(
            example.draft, language: example.language, for: example.customer,
            envelope: envelope ?? .empty, in: example.circumstances)
        let answer = try #require(diagnosis.answers.first { $0.cause == example.cause })
        #expect(answer.text.contains(example.names), "\(answer.text)")
        #expect(answer.text.hasSuffix("."))
        #expect(answer.advice.hasSuffix("."))
    }

    @Test("offer pushes are off by default, and the answer says who turns them on")
    func pushesOff() throws {
        let content = ContentResolver(catalog: Catalog(app: "none"))
        let diagnosis = content.diagnose(
            .offer(Paywall(id: "plans", title: "Plans")), language: "de",
            for: Customer(consent: .yes))
        #expect(diagnosis.answers.map(\.cause) == [.offersPushOff])
        #expect(diagnosis.answers[0].advice.contains("owner"))
    }

    @Test("a plain draft for a language that exists asks nothing")
    func nothing() throws {
        var circumstances = Self.snapshot(Self.plans)
        circumstances.supportedKinds = [.offer]
        circumstances.hasCallback = true
        circumstances.log = SendLog()
        circumstances.device = "d1"
        circumstances.customer = "c1"
        let diagnosis = try SendSamples.offers().diagnose(
            .offer(Paywall(id: "plans", title: "Plans")), language: "de",
            for: Customer(consent: .yes), in: circumstances)
        #expect(diagnosis.answers == [])
        #expect(diagnosis.explanations.map(\.subject) == [.language, .button, .message, .push])
    }

    @Test("every symptom has a cause, every cause is produced by an input of these tests")
    func complete() {
        #expect(Set(DiagnosisCause.allCases.map(\.symptom)) == Set(Symptom.allCases))
        let tested = Set((Self.cases + Self.wordCases).map(\.cause))
        let elsewhere: Set<DiagnosisCause> = [.offersPushOff, .notTapped, .previewOnly]
        #expect(tested.union(elsewhere) == Set(DiagnosisCause.allCases))
        #expect(
            DiagnosisRow.all.map(\.cause.rawValue).sorted()
                == DiagnosisCause.allCases.map(\.rawValue).sorted())
        for cause in DiagnosisCause.allCases {
            #expect(cause.row.sentence.hasSuffix(".") && cause.row.advice.hasSuffix("."))
            #expect(cause.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
        }
        // The incumbents' table has eleven rows; a card that is refused is ours.
        #expect(Symptom.allCases.count == 12)
        #expect(
            DiagnosisCause.allCases.filter { $0.symptom == .greyCard }.count
                == SendDisabledReason.allCases.count)
    }

    @Test("says where each text comes from")
    func sources() throws {
        let content = try SendSamples.offers()
        let custom = content.diagnose(
            .offer(
                Paywall(id: "plans", title: "Plans"), button: .label("claim-50"),
                message: .suggested(key: "win-back")),
            language: "de_AT", for: Customer(consent: .yes))
        #expect(
            custom.explanations.map(\.text) == [
                "The app reported 'de_AT' and the card is in 'de' (region). Steps: de-AT.",
                "The button says 'Upgrade sichern': the variant for 'de' of the label 'claim-50'.",
                "The message is the suggestion 'win-back' in 'de'.",
                "The push says the card's message.",
            ])
        let macao = content.diagnose(
            .offer(Paywall(id: "plans")), language: "zh-Hant-MO", for: Customer())
        #expect(macao.explanations[1].text.contains("the built-in text offer.button in 'zh-Hant'"))
    }
}
