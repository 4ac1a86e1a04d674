import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct PushTests {
    private func content(_ templates: [PushTemplate] = [], showsMessage: Bool = true)
        -> ContentResolver
    {
        var catalog = Catalog(app: "acme", name: "Acme")
        catalog.sendsPush = true
        catalog.showsMessage = showsMessage
        catalog.templates = templates
        return ContentResolver(catalog: catalog)
    }

    private func push(
        _ message: String, language: String = "ta", content: ContentResolver,
        envelope: PushEnvelope = .empty
    ) throws -> Push {
        let draft = Draft.offer(
            Paywall(id: "plans"), message: .written(message), agentName: "Ana")
        let card = try content.card(for: draft, language: language)
        return content.push(for: card, to: Customer(consent: .yes), envelope: envelope)
    }

    /// 1,000 units of Tamil with what JSON escapes and what it must not.
    private var tamil: String {
        var text = "\"வணக்கம்\" \\ நண்பரே\n🎁 "
        while text.utf16.count < 1_000 { text += "சலுகை " }
        while text.utf16.count > 1_000 { text.unicodeScalars.removeLast() }
        return text
    }

    @Test("a message of 1,000 units of Tamil is valid JSON of at most 4,096 bytes and is not cut")
    func tamilFits() throws {
        #expect(tamil.utf16.count == 1_000)
        let push = try push(tamil, content: content())
        let sent = try #require(push.content)
        #expect(!sent.isCut)
        #expect(sent.payload.count <= 4_096)
        let document = JSONDocument(parsing: sent.payload)
        #expect(document.faults.isEmpty)
        let body = document.root?[member: "aps"]?[member: "alert"]?[member: "body"]?.string
        #expect(body.map { Array($0.utf8) } == Array(tamil.utf8))
    }

    @Test("an envelope makes a cut necessary: at a cluster, with the template's suffix intact")
    func envelopeCuts() throws {
        let filler = String(repeating: "x", count: 2_000)
        let envelope = try PushEnvelope(
            json: Array(#"{"aps":{"sound":"default","thread-id":"7"},"note":"\#(filler)"}"#.utf8))
        let template = PushTemplate(language: "ta", title: "{agentName}", body: "{message} – Acme")
        let push = try push(tamil, content: content([template]), envelope: envelope)
        let sent = try #require(push.content)
        #expect(sent.isCut)
        #expect(sent.payload.count <= 4_096)
        #expect(sent.payload.count > 4_096 - 40)
        #expect(sent.body.utf8.elementsEqual((sent.body.dropLast(7) + " – Acme").utf8))
        let kept = sent.body.dropLast(8)
        #expect(sent.body.dropLast(7).hasSuffix("…"))
        #expect(tamil.unicodeScalars.starts(with: kept.unicodeScalars))
        #expect(!sent.body.unicodeScalars.contains("\u{FFFD}"))
        let text = String(decoding: sent.payload, as: UTF8.self)
        #expect(text.hasPrefix(#"{"aps":{"alert":{"title":"Ana","body":""#))
        #expect(text.contains(#"},"sound":"default","thread-id":"7"},"note":"xxx"#))
    }

    @Test("what is counted is what is sent, at every size of the envelope")
    func everySize() throws {
        let template = PushTemplate(
            language: "en", title: "{agentName}", body: "“{message}” – {appName}")
        let content = content([template])
        let text = String(repeating: "ж\"\\👩‍👩‍👧‍👦ம் ", count: 40)
        for size in stride(from: 0, to: 4_200, by: 13) {
            let filler = String(repeating: "é", count: size / 2)
            let envelope = try PushEnvelope(json: Array(#"{"k":"\#(filler)"}"#.utf8))
            let push = try push(text, language: "en", content: content, envelope: envelope)
            guard let sent = push.content else {
                #expect(push.reason == .payloadTooLarge)
                #expect(size > 3_900)
                continue
            }
            #expect(sent.payload.count <= 4_096)
            #expect(JSONDocument(parsing: sent.payload).isAccepted)
            if sent.isCut { #expect(sent.payload.count > 4_096 - 80) }
        }
    }

    @Test("hidden means that nothing of the card leaves the server")
    func hidden() throws {
        let template = PushTemplate(
            language: "en", title: "{message}", body: "{agentName}: {message}")
        let first = try push(
            "The secret", language: "en", content: content([template], showsMessage: false))
        #expect(first.content?.body == "You have a new message")
        #expect(first.content?.title == nil)
        let neutral = PushTemplate(
            language: "en", title: "{agentName} at {appName}", body: "{message}")
        let second = try push(
            "The secret", language: "en", content: content([neutral], showsMessage: false))
        #expect(second.content?.title?.text == "Ana at Acme")
        let payload = String(decoding: second.content?.payload ?? [], as: UTF8.self)
        #expect(!payload.contains("secret") && !payload.contains("plans"))
    }

    @Test("a template speaks only to those whose language it matches")
    func templateLanguages() throws {
        let template = PushTemplate(language: "de", title: "{appName}", body: "{message} – im Chat")
        let content = content([template])
        #expect(try push("Hi", language: "gsw", content: content).content?.body == "Hi – im Chat")
        #expect(try push("Hi", language: "fr", content: content).content?.body == "Hi")
        #expect(try push("Hi", language: "fr", content: content).content?.title == nil)
    }

    @Test("a template with a fault never shows its braces")
    func faultyTemplate() throws {
        let template = PushTemplate(language: "en", title: "{agent}", body: "{message} {offer}")
        let sent = try push("Hi", language: "en", content: content([template])).content
        #expect(sent?.title == nil)
        #expect(sent?.body == "Hi")
    }

    @Test("a value is isolated only inside a longer template of the other direction")
    func isolation() throws {
        let alone = PushTemplate(language: "he", title: "{agentName}", body: "{message}")
        let sent = try push("Hello", language: "he", content: content([alone])).content
        #expect(sent.map { Array($0.body.utf8) } == Array("Hello".utf8))
        #expect(sent?.title?.text == "Ana")
        let longer = PushTemplate(language: "he", title: nil, body: "{message} – תשובה באפליקציה")
        let framed = try push("Hello", language: "he", content: content([longer])).content
        #expect(framed?.body == "\u{2068}Hello\u{2069} – תשובה באפליקציה")
    }

    @Test(
        "a faulty envelope is refused with its reason",
        arguments: [
            ("[]", "object"), (#"{"aps":{"alert":1}}"#, "aps.alert"),
            (#"{"aps":7}"#, "aps must be"),
            (#"{"a":1,"a":2}"#, "repeated"), (#"{"a":"#, "byte"),
        ])
    func envelopes(json: String, part: String) {
        let error = #expect(throws: ContentError.self) {
            _ = try PushEnvelope(json: Array(json.utf8))
        }
        #expect(error?.code == .envelope)
        #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    }

    @Test("a long body is noted, never cut")
    func visibleLength() throws {
        let push = try push(
            String(repeating: "word ", count: 40), language: "en", content: content())
        #expect(push.findings.map(\.check) == ["push.visible-length"])
        #expect(push.findings.first?.severity == .note)
        #expect(push.content?.isCut == false)
    }
}
