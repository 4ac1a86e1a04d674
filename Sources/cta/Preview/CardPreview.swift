internal import CTAContent

/// A card and its push as a small drawing for a terminal.
struct CardPreview {
    private let card: Card
    private let push: Push
    private let style: PreviewStyle
    private let frame: PreviewFrame

    init(card: Card, push: Push, terminal: Terminal) {
        self.card = card
        self.push = push
        style = PreviewStyle(allowsColor: terminal.allowsColor)
        frame = PreviewFrame(columns: min(terminal.columns, 62))
    }

    /// The card, the push, how the language was chosen, and the findings.
    var lines: [String] {
        [style.bold(title)] + cardLines + pushLines
            + ["Language: \(LanguageSentence(card.language).line)"] + findingLines
    }

    /// The push, or why there is none.
    var pushLines: [String] {
        guard let content = push.content else {
            return ["Push: none, \(reason)"]
        }
        var body: [PreviewFrame.Line] = []
        let direction = TextDirection(firstStrongOf: content.body) ?? card.direction
        if let title = content.title {
            let own = TextDirection(firstStrongOf: title.text) ?? card.direction
            body += frame.wrapped(title.text, direction: own).map { $0.styled(style.bold) }
        }
        body += frame.wrapped(content.body, direction: direction)
        let cut = content.isCut ? ", cut to fit" : ""
        return ["Push: from \(source(content.source)), \(content.payload.count) bytes\(cut)"]
            + frame.box(body)
    }

    private var title: String {
        switch card.kind {
        case .offer: "Offer card \"\(card.paywall?.title ?? "")\" for \(card.language.reported)"
        case .review: "Review card for \(card.language.reported)"
        }
    }

    private var cardLines: [String] {
        var body: [PreviewFrame.Line] = []
        if let message = card.message {
            body += frame.wrapped(message.text, direction: message.direction)
            body.append(.blank)
        }
        body += frame.button(card.button.text).map { $0.styled(style.bold) }
        body += card.captions.map { .init(text: $0, alignment: .center) }
        var lines = frame.box(body)
        if let unavailable = card.unavailable {
            lines.append(style.grey(frame.aligned("  (\(unavailable))", direction: card.direction)))
        }
        return lines
    }

    private var reason: String {
        switch push.reason {
        case .unsupportedChannel: "the conversation does not run in an iOS app (unsupportedChannel)"
        case .offersPushOff: "the app's offer pushes are off (offersPushOff)"
        case .noConsent: "the customer has not agreed to promotional pushes (noConsent)"
        case .noMessage: "a review card without a message has nothing to say (noMessage)"
        case .payloadTooLarge: "the envelope leaves no room for a text (payloadTooLarge)"
        case nil: "nothing to say"
        }
    }

    private func source(_ source: Push.Source) -> String {
        switch source {
        case .message: "the message"
        case .label: "the custom label"
        case .fallback: "the built-in fallback"
        case .hidden: "the text for hidden messages"
        }
    }

    private var findingLines: [String] {
        (card.findings + push.findings).map { finding in
            let place = finding.key.map { "\($0): " } ?? ""
            let line = "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.check)]"
            return style.severity(finding.severity, line)
        }
    }
}
