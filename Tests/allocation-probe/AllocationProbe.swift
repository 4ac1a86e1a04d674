internal import CAllocationCounter
internal import CTAContent

/// Prints how often the library asks for memory, a line for each path: its name, the calls, the allocations.
@main
struct AllocationProbe {
    /// Ordinary tags in the spellings of iOS and of POSIX.
    private static let tags = [
        "de_AT", "en_US", "zh-Hant-HK", "pt-BR", "fr", "es_MX", "ja-JP", "ru", "sr_Latn_RS",
        "iw-IL",
    ]
    /// Ordinary tags that differ from a tag that was asked before only in a region that makes no difference.
    private static let strangers = ["JP", "MX", "TH", "VN", "SE", "FI", "NO", "DK"].map {
        "de-\($0)"
    }

    static func main() {
        let content = ContentResolver(catalog: Catalog(app: "probe"))
        // What is made on first use does not count.
        for tag in tags + ["de-KR"] { _ = content.text(.offerButton, language: tag) }
        report("text", tags) { content.text(.offerButton, language: $0).text.utf8.count }
        report("text-unseen", strangers) {
            content.text(.offerButton, language: $0).text.utf8.count
        }
        report("resolve", tags) { content.resolve(language: $0).resolved?.utf8.count ?? 0 }
        // Proves that the counter counts.
        report("deliberate", tags) { Array($0.utf8).count }
    }

    private static func report(_ name: String, _ tags: [String], _ path: (String) -> Int) {
        var sum = 0
        let before = allocation_counter_count()
        for tag in tags { sum &+= path(tag) }
        let count = allocation_counter_count() - before
        // The sum keeps the calls from being left out.
        print(name, tags.count, count, sum > 0 ? "" : "nothing was answered")
    }
}
