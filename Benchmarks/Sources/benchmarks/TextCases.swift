internal import CTAContent

/// A built-in text for a reported tag and a key.
struct TextCases {
    let peers: Peers

    var group: CaseGroup {
        let content = ContentResolver(catalog: Catalog(app: "benchmarks"))
        let ours = Case("text") { rounds in
            // Each thread has requests of its own, as threads of a server do.
            let tags = Samples.repeated.map { $0 }
            var sum: UInt64 = 0
            for round in 0..<rounds {
                let text = content.text(.offerButton, language: tags[round & 7]).text
                sum &+= UInt64(text.utf8.count)
            }
            return sum
        }
        return CaseGroup(
            title: "Built-in text", cases: [ours, peers.gettext, peers.bundle, peers.openBundle])
    }
}
