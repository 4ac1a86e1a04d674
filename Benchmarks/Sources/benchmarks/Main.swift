import CPeers
import CTAContent

@main
struct Main {
    static func main() {
        var catalog = Catalog(app: "a", sendsPush: true, consent: .askedByApp)
        catalog.offers.labels = [CustomLabel(id: "get", text: "Get it")]
        let content = ContentResolver(catalog: catalog)
        let tags = ["de_AT", "en_US", "zh-Hant-HK", "pt-BR", "fr", "es_MX", "ja-JP", "ru"]
        let resolver = LanguageResolver(offered: ["en", "de", "fr", "es", "es-419"])
        let draft = Draft.offer(Paywall(id: "plans", title: "Plans"), button: .label("get"))
        let customer = Customer()
        let cases: [Stopwatch.Case] = [
            .init(name: "resolve repeated") { rounds in
                var sum = 0
                for round in 0..<rounds { sum &+= resolver.resolve(tags[round & 7]).steps.count }
                precondition(sum >= 0)
            },
            .init(name: "text") { rounds in
                var sum = 0
                for round in 0..<rounds { sum &+= content.text(.offerButton, language: tags[round & 7]).text.utf8.count }
                precondition(sum >= 0)
            },
            .init(name: "card+push label") { rounds in
                var sum = 0
                for round in 0..<rounds {
                    guard let card = try? content.card(for: draft, language: tags[round & 7]) else { return }
                    sum &+= content.push(for: card, to: customer).content?.payload.count ?? 0
                }
                precondition(sum > 0)
            },
        ]
        if CommandLine.arguments.count > 1 { cases[2].run(2_000_000); return }
        for (item, time) in zip(cases, Stopwatch.medians(of: cases)) { print(item.name, time) }
    }
}
