internal import CTAContent
internal import CommandLineArguments

/// The options of `cta card`, `cta push` and `cta diagnose draft`: an app, a draft and a customer.
struct DraftOptions {
    let language = Option(
        required: "language", .text, value: "TAG",
        help: "the language that the customer's app reported")
    let kind = Option(
        "kind", .choice, default: CardKind.offer, help: "the kind of card")
    let paywall = Option(
        "paywall", .text, value: "ID", help: "the paywall of an offer card")
    private let title = Option(
        "title", .text, value: "TITLE",
        help: "the paywall's title for the team; the snapshot's or its id by default")
    private let label = Option(
        "label", .text, value: "ID", help: "a custom label of the app, by id")
    private let labelText = Option(
        "label-text", .text, value: "TEXT", help: "a custom label, used as written")
    private let message = Option(
        "message", .text, value: "TEXT", help: "the message above the button")
    private let suggestion = Option(
        "suggest", .text, value: "KEY", help: "a suggested message, the app's or a built-in one")
    private let values = Option(pairs: "value", help: "a value for a name in the suggestion")
    private let agent = Option("agent", .text, value: "NAME", help: "the agent's name")
    private let channel = Option(
        "channel", .choice, default: Customer.Channel.ios, help: "where the conversation runs")
    private let consent = Option(
        "consent", .choice, default: Customer.Consent.unknown,
        help: "the customer's answer about promotional pushes")
    private let envelope = Option(
        "envelope", .inputFile, value: "FILE",
        help: "a JSON object that the caller adds to the payload")
    let snapshot = Option(
        "snapshot", .inputFile, value: "FILE",
        help: "the paywalls that the device reported; the card's must be among them")
    private let app = Option(
        "app", .inputFile, value: "FILE", help: "the app's catalog; an empty one by default")

    var parameters: [any Parameter] {
        [
            language, kind, paywall, title, label, labelText, message, suggestion, values, agent,
            channel, consent, snapshot, envelope, app,
        ]
    }

    var alternatives: [Alternatives] {
        [Alternatives(label, labelText), Alternatives(message, suggestion)]
    }

    /// The card and its push for one command line.
    func resolve(_ arguments: Arguments) throws -> (card: Card, push: Push) {
        let snapshot = try snapshot(arguments)
        let draft = try draft(arguments, snapshot: snapshot)
        let content = ContentResolver(catalog: try catalog(arguments))
        let envelope = try envelope(arguments)
        let card =
            if let snapshot {
                try content.card(for: draft, language: arguments[language], snapshot: snapshot)
            } else {
                try content.card(for: draft, language: arguments[language])
            }
        return (card, content.push(for: card, to: customer(arguments), envelope: envelope))
    }

    /// The channel and the customer's consent.
    func customer(_ arguments: Arguments) -> Customer {
        Customer(channel: arguments[channel], consent: arguments[consent])
    }

    /// What the caller adds to the payload; nothing by default.
    func envelope(_ arguments: Arguments) throws -> PushEnvelope {
        try arguments[envelope].map { path in
            try PushEnvelope(json: InputFile.read(path), path: InputFile.name(of: path))
        } ?? .empty
    }

    /// The app's catalog; an empty one by default.
    func catalog(_ arguments: Arguments) throws -> Catalog {
        guard let path = arguments[app] else { return Catalog(app: "none") }
        return try Catalog(json: InputFile.read(path), path: InputFile.name(of: path))
    }

    private func snapshot(_ arguments: Arguments) throws -> Snapshot? {
        guard let path = arguments[snapshot] else { return nil }
        return try Snapshot(json: InputFile.read(path), path: InputFile.name(of: path))
    }

    /// What the agent chose, with the snapshot's title for a paywall that is named by its id alone.
    func draft(_ arguments: Arguments, snapshot: Snapshot?) throws -> Draft {
        let button: Draft.Button =
            if let id = arguments[label] { .label(id) } else if let text = arguments[labelText] {
                .text(text)
            } else { .builtIn }
        switch arguments[kind] {
        case .offer:
            guard let id = arguments[paywall] else {
                throw arguments.usageError("an offer card needs '--paywall ID'")
            }
            return .offer(
                Paywall(id: id, title: arguments[title] ?? snapshot?.paywall(id)?.title),
                button: button,
                message: message(arguments), agentName: arguments[agent])
        case .review:
            guard arguments[paywall] == nil, arguments[title] == nil else {
                throw arguments.usageError("a review card takes no '--paywall' and no '--title'")
            }
            return .review(
                button: button, message: message(arguments), agentName: arguments[agent])
        }
    }

    private func message(_ arguments: Arguments) -> Draft.Message {
        if let text = arguments[message] { return .written(text) }
        guard let key = arguments[suggestion] else { return .none }
        var named: [String: String] = [:]
        for value in arguments[values] { named[value.name] = value.text }
        return .suggested(key: key, values: named)
    }
}
