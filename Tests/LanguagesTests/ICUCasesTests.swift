import TestSupport
import Testing

@testable import Languages

/// ICU's own data, from the corpus when it is there.
@Suite struct ICUCasesTests {
    static let folder =
        "open/extra-locmatch/unicode-org__icu/icu4c/source/test/testdata"

    @Test(
        "canonicalizes ICU's own cases: language, script and region",
        .enabled(if: Repository.corpus(folder) != nil, "the corpus is not there"))
    func canonicalization() throws {
        let path = try #require(Repository.corpus("\(Self.folder)/localeCanonicalization.txt"))
        var cases = 0
        var failures: [String] = []
        for line in try Repository.text(at: path).split(separator: "\n") where !line.hasPrefix("#")
        {
            let cells = line.split(separator: ";").map { $0.trimmingASCIISpace() }
            guard cells.count == 2 else { continue }
            cases += 1
            let expected = Self.languageScriptRegion(cells[1])
            guard case .tag(let tag) = CanonicalTag(cells[0]), tag.text == expected else {
                failures.append("\(cells[0]): \(CanonicalTag(cells[0])), expected \(expected)")
                continue
            }
        }
        #expect(cases == 1_613)
        #expect(failures == [])
    }

    /// Language, script and region of an expected identifier, read by position.
    private static func languageScriptRegion(_ identifier: String) -> String {
        let parts = identifier.split { $0 == "_" || $0 == "-" }
        var kept = [parts[0].lowercased()]
        for part in parts.dropFirst().prefix(2) {
            let isScript = part.utf8.count == 4 && part.utf8.allSatisfy { $0 >= 0x41 }
            let isRegion =
                part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { $0 < 0x3A }
            guard isScript && kept.count == 1 || isRegion else { break }
            kept.append(String(part))
        }
        return kept.joined(separator: "-")
    }

    @Test(
        "agrees with ICU's matcher cases but where a rule of the design says otherwise",
        .enabled(if: Repository.corpus(folder) != nil, "the corpus is not there"))
    func matching() throws {
        let path = try #require(Repository.corpus("\(Self.folder)/localeMatcherTest.txt"))
        let cases = MatcherCase.simple(in: try Repository.text(at: path))
        let reasons = try MatcherCase.expectedDifferences()
        #expect(cases.count >= 262)
        let differing = cases.filter { !$0.agrees }
        #expect(cases.count - differing.count >= 230)
        let unexplained = differing.filter { reasons[$0.row] == nil }
        #expect(unexplained.map { "\($0.row)\t\($0.answer)" } == [])
        #expect(Set(reasons.keys).subtracting(differing.map(\.row)) == [])
    }
}

/// A case of localeMatcherTest.txt with one desired tag and default parameters.
struct MatcherCase {
    let supported: [String]
    let desired: String
    let expected: String

    /// How fixtures/languages/matcher-differences.tsv names the case.
    var row: String { "\(supported.joined(separator: ","))\t\(desired)\t\(expected)" }

    /// ICU answers with the first supported tag when nothing matches.
    var answer: String {
        let resolution = LanguageResolver(offered: supported).resolve(desired)
        if resolution.reason == .default { return supported.first ?? "null" }
        return resolution.resolved ?? "null"
    }

    var agrees: Bool { CanonicalTag(answer) == CanonicalTag(expected) }

    static func simple(in text: String) -> [MatcherCase] {
        var supported: [String] = []
        var isDefault = true
        var cases: [MatcherCase] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let line = line.prefix { $0 != "#" }
            if line.hasPrefix("**") {
                isDefault = true
                supported = []
            } else if line.hasPrefix("@supported=") {
                supported = line.dropFirst("@supported=".count).split(separator: ",").map {
                    $0.trimmingASCIISpace()
                }
            } else if line.hasPrefix("@") {
                // A parameter without a value is back at its default.
                isDefault = line.trimmingASCIISpace().hasSuffix("=")
            } else if let arrow = line.split(separator: ">>", maxSplits: 1).map(String.init)
                as [String]?,
                arrow.count == 2, isDefault
            {
                let expected =
                    arrow[1].split(separator: "|").first.map { $0.trimmingASCIISpace() } ?? ""
                let desired = arrow[0].trimmingASCIISpace()
                guard !desired.contains(","), !expected.isEmpty else { continue }
                cases.append(
                    MatcherCase(supported: supported, desired: desired, expected: expected))
            }
        }
        return cases
    }

    /// The rule of the design that makes a case differ, by row.
    static func expectedDifferences() throws -> [String: String] {
        var reasons: [String: String] = [:]
        let text = try Repository.text("fixtures/languages/matcher-differences.tsv")
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let tab = line.lastIndex(of: "\t") else { continue }
            reasons[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
        return reasons
    }
}

extension StringProtocol {
    fileprivate func trimmingASCIISpace() -> String {
        var view = self[...]
        while view.last == " " || view.last == "\t" { view = view.dropLast() }
        while view.first == " " || view.first == "\t" { view = view.dropFirst() }
        return String(view)
    }
}
