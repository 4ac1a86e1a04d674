import ICU
import TestSupport
import Testing

@testable import Languages

/// The embedded table and ICU give the same answer.
@Suite struct BothPathsTests {
    static let resolver = LanguageResolver(offered: ResolutionVector.offered("offered61"))

    @Test("every offered language x CLDR script x CLDR region resolves the same on both paths")
    func product() async {
        let languages = Set(Self.resolver.offered.entries.map(\.canonical.language.text)).sorted()
        var ordinary = 0
        var differing: [String] = []
        await withTaskGroup(of: (Int, [String]).self) { group in
            for language in languages { group.addTask { Self.compare(language) } }
            for await (count, differences) in group {
                ordinary += count
                differing += differences
            }
        }
        #expect(differing.prefix(20) == [])
        #expect(ordinary > 2_000_000)
    }

    /// Compares both paths for each script and region of a language; counts the ordinary tags.
    private static func compare(_ language: String) -> (Int, [String]) {
        var ordinary = 0
        var differing: [String] = []
        for script in [""] + LocaleData.scripts().map({ "-\($0)" }) {
            for region in [""] + LocaleData.regions().map({ "-\($0)" }) {
                let tag = language + script + region
                guard let fast = resolver.ordinaryOutcome(of: tag) else { continue }
                ordinary += 1
                let slow = resolver.exactOutcome(of: tag)
                if fast.resolution != slow.resolution || fast.index != slow.index {
                    differing.append("\(tag): \(fast.resolution) / \(slow.resolution)")
                }
            }
        }
        return (ordinary, differing)
    }

    @Test("the tags that a customer's phone reports are ordinary")
    func ordinary() {
        let regions = LocaleData.regions()
        let odd = Self.resolver.offered.entries.map(\.canonical.language.text).flatMap { language in
            regions.map { "\(language)_\($0)" }
        }.filter { Self.resolver.ordinaryOutcome(of: $0) == nil }
        #expect(odd == [])
        let spelled = [
            "zh-Hant-HK", "sr_Latn_RS", "iw-IL", "in_ID", "no-NO", "nn-NO", "tl-PH", "cy", "eu-ES",
        ]
        #expect(spelled.filter { Self.resolver.ordinaryOutcome(of: $0) == nil } == [])
    }

    @Test("random tags resolve the same on both paths, over random offered sets")
    func random() {
        var generator = SeededGenerator(seed: 72)
        let pieces =
            ResolutionVector.all.flatMap { $0.reported.split(separator: "-").map(String.init) }
            + LocaleData.languages() + LocaleData.regions() + [
                "Latn", "Cyrl", "Arab", "Hant", "x", "u",
            ]
        let offered =
            ResolutionVector.offered("offered61") + [
                "no", "nn", "bs", "pt", "zh-TW", "en-IN", "sr",
            ]
        for _ in 0..<60 {
            let set = offered.shuffled(using: &generator).prefix(
                Int.random(in: 0...12, using: &generator))
            let resolver = LanguageResolver(offered: Array(set))
            for _ in 0..<100 {
                let count = Int.random(in: 1...4, using: &generator)
                let tag = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
                    .joined(separator: Bool.random(using: &generator) ? "-" : "_")
                let answer = resolver.resolve(tag)
                let slow = resolver.exactOutcome(of: tag)
                #expect(answer == slow.resolution, "\(tag) over \(set)")
                #expect(resolver.resolvedIndex(tag) == slow.index)
                #expect(resolver.resolve(tag) == answer)
            }
        }
    }
}
