internal import CTAContent

/// The resolution of a reported tag over the built-in languages.
struct LanguageCases {
    let languages: [String]
    let peers: Peers

    /// Tags that were seen before.
    var repeated: CaseGroup {
        let resolver = LanguageResolver(offered: languages)
        return group(
            "Language, repeated tags", Samples.repeated, resolver, name: "resolve repeated")
    }

    /// Plain tags that were not: the resolver remembers strangers and has no room left.
    var ordinary: CaseGroup {
        group("Language, ordinary tags", Samples.ordinary, crowded(), name: "resolve ordinary")
    }

    /// Tags that need ICU and were not seen before.
    var odd: CaseGroup {
        group("Language, odd tags", Samples.odd, crowded(), name: "resolve odd")
    }

    private func group(
        _ title: String, _ tags: [String], _ resolver: LanguageResolver, name: String
    ) -> CaseGroup {
        let ours = Case(name) { rounds in
            var sum: UInt64 = 0
            var next = 0
            for _ in 0..<rounds {
                let resolution = resolver.resolve(tags[next])
                sum &+= UInt64(resolution.resolved?.utf8.count ?? 1)
                next = next + 1 == tags.count ? 0 : next + 1
            }
            return sum
        }
        return CaseGroup(title: title, cases: [ours, peers.matcher("ICU, \(name)", tags: tags)])
    }

    /// A resolver that remembers as much as it can, and none of the tags that will be asked.
    private func crowded() -> LanguageResolver {
        let resolver = LanguageResolver(offered: languages)
        for tag in Samples.strangers(count: 1_100) { _ = resolver.resolve(tag) }
        return resolver
    }
}
