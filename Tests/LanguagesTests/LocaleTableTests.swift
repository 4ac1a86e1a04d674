import ICU
import TestSupport
import Testing

@testable import Languages

@Suite struct LocaleTableTests {
    @Test("the embedded table equals the data of the system ICU")
    func table() throws {
        let made = LocaleTableSource().text
        try expectSnapshot(
            "// Made from the data of ICU by LocaleTableTests; not to be edited.\n\n"
                + "/// Facts about ordinary tags, read by ``EmbeddedLocaleFacts``.\nenum LocaleTable {\n"
                + "    static let text = \"\"\"\n"
                + made.split(separator: "\n").map { "        \($0)\n" }.joined()
                + "        \"\"\"\n}\n",
            at: "Sources/Languages/LocaleTable.swift")
    }
}

/// The table made afresh from ICU.
struct LocaleTableSource {
    let languages: [String]
    let scripts: [String]
    let regions: [String]

    init() {
        languages = LocaleData.languages().filter { LocaleData.canonical($0) == $0 }
        // Codes that begin with Z name no script of letters: Zinh, Zyyy, Zzzz.
        scripts = LocaleData.scripts().filter {
            !$0.hasPrefix("Z") && LocaleData.canonical("en-\($0)") == "en-\($0)"
        }
        regions = LocaleData.regions().filter { LocaleData.canonical("en-\($0)") == "en-\($0)" }
    }

    var text: String {
        [
            line("languages", languages), line("scripts", scripts), line("regions", regions),
            line("aliases", aliases), line("likely", likely), line("parents", parents),
            line("relatives", relatives), line("crossings", crossings),
        ].joined(separator: "\n")
    }

    private func line(_ name: String, _ values: [String]) -> String {
        // Wrapped lines repeat their name.
        var lines: [String] = []
        var current = name
        for value in values {
            if current.utf8.count + value.utf8.count > 98 - 8 {
                lines.append(current)
                current = name
            }
            current += " " + value
        }
        return (lines + [current]).joined(separator: "\n")
    }

    /// Two- and three-letter languages whose canonical form is another ordinary language and nothing more.
    private var aliases: [String] {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
        let two = letters.flatMap { first in letters.map { first + $0 } }
        let three = two.flatMap { start in letters.map { start + $0 } }
        let known = Set(languages)
        return (two + three).compactMap { code in
            guard let canonical = LocaleData.canonical(code), canonical != code,
                known.contains(canonical)
            else { return nil }
            return "\(code)=\(canonical)"
        }
    }

    private var likely: [String] {
        let known = Set(languages)
        return LocaleData.likelySubtags().compactMap { tag, maximized in
            known.contains(String(tag.prefix { $0 != "-" })) ? "\(tag)=\(maximized)" : nil
        }
    }

    private var parents: [String] {
        LocaleData.explicitParents().map { "\($0.child)=\($0.parent)" }
    }

    /// Language and script pairs that match each other.
    private var crossings: [String] {
        let offered = Set(
            likely.compactMap { row -> String? in
                row.split(separator: "=").last.map {
                    $0.split(separator: "-").dropLast().joined(separator: "-")
                }
            })
        return offered.flatMap { tag -> [String] in
            guard let matcher = LocaleMatcher([tag]) else { return [] }
            let language = tag.prefix { $0 != "-" }
            return scripts.map { "\(language)-\($0)" }.filter {
                $0 != tag && matcher.bestMatch(for: $0) != nil
            }.map { "\($0)=\(tag)" }
        }.sorted()
    }

    /// Pairs that match even in the most favourable script and region.
    private var relatives: [String] {
        let maximized = languages.map { LocaleData.maximized($0) ?? $0 }
        return languages.indices.flatMap { supported in
            let parts = maximized[supported].split(separator: "-").dropFirst().joined(
                separator: "-")
            guard let matcher = LocaleMatcher([maximized[supported]]) else { return [String]() }
            return languages.indices.compactMap { desired in
                guard desired != supported,
                    matcher.bestMatch(for: "\(languages[desired])-\(parts)") != nil
                        || matcher.bestMatch(for: maximized[desired]) != nil
                else { return nil }
                return "\(languages[desired])=\(languages[supported])"
            }
        }.sorted()
    }
}
