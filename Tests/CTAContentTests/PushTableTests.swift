import CTAContent
import Testing

/// The push of design §8 in every combination of what decides it.
@Suite struct PushTableTests {
    enum MessageCase: CaseIterable { case message, blank, none }
    enum ButtonCase: CaseIterable { case label, variant, builtIn }
    enum TemplateCase: CaseIterable { case template, none, missingValue }

    struct Row {
        var message: MessageCase
        var button: ButtonCase
        var showsMessage: Bool
        var sendsPush: Bool
        var consent: Customer.Consent
        var policy: PushConsent
        var template: TemplateCase
    }

    static let rows: [Row] = {
        var rows: [Row] = []
        for message in MessageCase.allCases {
            for button in ButtonCase.allCases {
                for showsMessage in [true, false] {
                    for sendsPush in [true, false] {
                        for consent in Customer.Consent.allCases {
                            for policy in PushConsent.allCases {
                                for template in TemplateCase.allCases {
                                    rows.append(
                                        Row(
                                            message: message, button: button,
                                            showsMessage: showsMessage, sendsPush: sendsPush,
                                            consent: consent, policy: policy, template: template))
                                }
                            }
                        }
                    }
                }
            }
        }
        return rows
    }()

    @Test("there are 648 rows")
    func count() { #expect(Self.rows.count == 648) }

    @Test("an offer's push says what the table says")
    func offers() throws {
        for row in Self.rows {
            let (card, content) = try card(row)
            let push = content.push(for: card, to: Customer(consent: row.consent))
            #expect(push.reason == expectedReason(row), "\(row)")
            #expect(push.content?.body == expectedBody(row), "\(row)")
            #expect(push.content?.source == expectedSource(row), "\(row)")
            #expect(push.content?.title?.text == expectedTitle(row), "\(row)")
            #expect(
                push.content?.title?.language == (expectedTitle(row) == nil ? nil : "de"), "\(row)")
            #expect(push.content?.bodyLanguage == expectedLanguage(row), "\(row)")
            #expect(push.content?.isCut == (push.content == nil ? nil : false))
        }
    }

    @Test("no push for another channel, whatever else holds")
    func channel() throws {
        for row in Self.rows {
            let (card, content) = try card(row)
            let push = content.push(for: card, to: Customer(channel: .other, consent: row.consent))
            #expect(push.content == nil)
            #expect(push.reason == .unsupportedChannel)
        }
    }

    @Test("a review's push asks for a message and for nothing else")
    func reviews() throws {
        for row in Self.rows {
            let content = ContentResolver(catalog: catalog(row))
            let card = try content.card(for: .review(message: message(row)), language: "de_AT")
            let push = content.push(for: card, to: Customer(consent: row.consent))
            if row.message != .message {
                #expect(push.reason == .noMessage)
            } else {
                #expect(push.reason == nil)
                #expect(push.content?.source == (row.showsMessage ? .message : .hidden))
            }
        }
    }

    // MARK: - The card of a row

    private func catalog(_ row: Row) -> Catalog {
        var catalog = Catalog(app: "acme", name: "Acme")
        catalog.sendsPush = row.sendsPush
        catalog.consent = row.policy
        catalog.showsMessage = row.showsMessage
        let variants: TextsByLanguage = row.button == .variant ? ["de": "Jetzt holen"] : [:]
        catalog.offers.labels = [CustomLabel(id: "get", text: "Get it", variants: variants)]
        switch row.template {
        case .none: break
        case .template:
            catalog.templates = [
                PushTemplate(language: "de", title: "{appName}", body: "{message} – im Chat")
            ]
        case .missingValue:
            // The draft names no agent.
            catalog.templates = [
                PushTemplate(language: "de", title: "{agentName}", body: "{agentName}: {message}")
            ]
        }
        return catalog
    }

    private func message(_ row: Row) -> Draft.Message {
        switch row.message {
        case .message: .written("Nur für dich")
        case .blank: .written(" \u{200B}\u{2800}\u{FEFF}\n")
        case .none: .none
        }
    }

    private func card(_ row: Row) throws -> (Card, ContentResolver) {
        let content = ContentResolver(catalog: catalog(row))
        let draft = Draft.offer(
            Paywall(id: "plans", title: "Secret plans"),
            button: row.button == .builtIn ? .builtIn : .label("get"), message: message(row))
        return (try content.card(for: draft, language: "de_AT"), content)
    }

    // MARK: - What the design says

    private func expectedReason(_ row: Row) -> Push.Reason? {
        if !row.sendsPush { return .offersPushOff }
        if row.consent == .yes { return nil }
        if row.consent == .unknown, row.policy == .askedByApp { return nil }
        return .noConsent
    }

    private func expectedSource(_ row: Row) -> Push.Source? {
        guard expectedReason(row) == nil else { return nil }
        guard row.showsMessage else { return .hidden }
        if row.message == .message { return .message }
        return row.button == .builtIn ? .fallback : .label
    }

    private func bare(_ row: Row) -> (text: String, language: String?)? {
        switch expectedSource(row) {
        case nil: nil
        case .hidden: ("Du hast eine neue Nachricht", "de")
        case .message: ("Nur für dich", nil)
        case .label: row.button == .variant ? ("Jetzt holen", "de") : ("Get it", nil)
        case .fallback: ("Sieh dir deinen Rabatt an", "de")
        }
    }

    private func expectedBody(_ row: Row) -> String? {
        guard let text = bare(row)?.text else { return nil }
        return row.template == .template && row.showsMessage ? "\(text) – im Chat" : text
    }

    private func expectedLanguage(_ row: Row) -> String? {
        row.template == .template && row.showsMessage && expectedSource(row) != nil
            ? "de" : bare(row)?.language
    }

    private func expectedTitle(_ row: Row) -> String? {
        expectedReason(row) == nil && row.template == .template ? "Acme" : nil
    }
}
