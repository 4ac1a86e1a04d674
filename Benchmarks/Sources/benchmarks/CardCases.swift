internal import CTAContent

/// A card and the push for it.
struct CardCases {
    /// A message of 60 units.
    static let message = "Thanks for asking! This plan suits you, and you save a third"

    let peers: Peers

    var group: CaseGroup {
        CaseGroup(
            title: "Card and push",
            cases: [
                pair("card + push, label", hasTemplate: false, message: .none),
                pair("card + push, label, template", hasTemplate: true, message: .none),
                pair("card + push, message", hasTemplate: false, message: .written(Self.message)),
                pair(
                    "card + push, message, template", hasTemplate: true,
                    message: .written(Self.message)),
                peers.messageFormat,
            ])
    }

    private func pair(_ name: String, hasTemplate: Bool, message: Draft.Message) -> Case {
        var catalog = Catalog(app: "benchmarks", sendsPush: true, consent: .askedByApp)
        catalog.offers.labels = [CustomLabel(id: "get", text: "Get it")]
        if hasTemplate {
            // Every language of the samples has one that matches.
            catalog.templates = ["de", "en", "zh-Hant", "pt-BR", "fr", "es", "ja", "ru"].map {
                PushTemplate(language: $0, title: "{agentName}", body: "{message}")
            }
        }
        let content = ContentResolver(catalog: catalog)
        return Case(name) { rounds in
            // Each thread has requests of its own, as threads of a server do.
            let draft = Draft.offer(
                Paywall(id: "plans", title: "Plans"), button: .label("get"), message: message,
                agentName: "Ana")
            let tags = Samples.repeated.map { $0 }
            var sum: UInt64 = 0
            for round in 0..<rounds {
                // A draft that is refused would show as a checksum of 0.
                guard let card = try? content.card(for: draft, language: tags[round & 7]) else {
                    return 0
                }
                let push = content.push(for: card, to: Customer())
                sum &+= UInt64(push.content?.payload.last ?? 0)
            }
            return sum
        }
    }
}
