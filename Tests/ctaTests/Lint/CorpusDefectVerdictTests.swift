import CTAContent
import JSON
import TestSupport
import Testing
import cta

/// The list of defects of real files: what is real is reported at its line, what is a false alarm is
/// never an error.
@Suite struct CorpusDefectVerdictTests {
    /// A row of the list.
    struct Row {
        let kind: String
        let verdict: String
        let path: String
        let line: Int

        init?(_ line: Substring) {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            // Line 0 is that of a file whose parser had none.
            guard fields.count > 3, let number = Int(fields[3]) else { return nil }
            kind = String(fields[0])
            verdict = String(fields[1])
            path = String(fields[2].dropFirst("open/".count))
            self.line = max(number, 1)
        }
    }

    /// The checks that speak of a kind of defect, as ids or families.
    static let checks: [String: [String]] = [
        "plural-missing": ["plural.missing", "plural.missing-other"],
        "plural-extra": ["plural.unreachable"], "plural-count": ["structure", "plural", "file"],
        "plural-noother": ["plural.missing-other", "file.missing"],
        "one-literal": ["plural.literal-one"], "placeholder": ["placeholder"],
        "mixed-positional": ["placeholder.mixed"], "bad-specifier": ["placeholder"],
        "nfd": ["unicode.not-nfc"], "duplicate": ["file.duplicate-key"], "syntax": ["file"],
        "copy": ["term.untranslated"], "empty": ["structure.blank"], "space": ["space"],
        "invisible": ["unicode"], "longbutton": ["length"], "encoding": ["file.encoding"],
    ]

    /// Rows of verdict `true` that are not reported, or not at that line, with the reason.
    static let exceptions: [(path: String, kind: String, line: Int?)] = [
        // The English file that they are copied or differ from is not among the files.
        ("properties/freeplane__freeplane", "copy", nil),
        ("properties/freeplane__freeplane", "placeholder", nil),
        // No file says that a label is one of a button, or how long it may be.
        ("json/jellyfin__jellyfin-web/src/strings/dv.json", "longbutton", 125),
        // Reported at the placeholder, which is on the next line of the text.
        ("ftl/uutils__coreutils-l10n/src/uu/dd/locales/ru.ftl", "placeholder", 135),
        // The metadata of a key that is there twice: reported once, at the key, on the line before.
        ("arb/flutter__gallery/lib/l10n/intl_en.arb", "duplicate", 2758),
    ]

    static var folder: String? { Repository.corpus("open") }

    @Test(
        "reports what is real at its line, and calls no false alarm an error",
        .enabled(if: folder != nil, "no corpus"))
    func verdicts() throws {
        let folder = try #require(Self.folder)
        let rows = try Repository.text(at: "\(folder)/DEFECTS.tsv").split(separator: "\n")
            .compactMap(Row.init)
        #expect(rows.count > 3_000)
        let names = try Repository.names(at: folder).filter {
            !$0.contains(".") && !$0.hasPrefix("extra-")
        }
        let run = InProcess.run(["lint", "--format", "json"] + names.map { "\(folder)/\($0)" })
        let document = JSONDocument(parsing: run.output)
        var found: [String: [(check: String, severity: String)]] = [:]
        for finding in document.root?[member: "findings"]?.elements.map({ $0 }) ?? [] {
            let path = (finding[member: "path"]?.string ?? "").dropFirst(folder.count + 1)
            let place = "\(path):\(finding[member: "line"]?.int ?? 0)"
            found[place, default: []].append(
                (finding[member: "check"]?.string ?? "", finding[member: "severity"]?.string ?? ""))
        }
        var met = 0
        for row in rows {
            let names = Self.checks[row.kind] ?? []
            let own = (found["\(row.path):\(row.line)"] ?? []).filter { finding in
                names.contains { finding.check == $0 || finding.check.hasPrefix("\($0).") }
            }
            switch row.verdict {
            case "true" where !Self.isException(row):
                met += 1
                #expect(!own.isEmpty, "\(row)")
            case "false": #expect(!own.contains { $0.severity == "error" }, "\(row)")
            default: break
            }
        }
        #expect(met > 1_300)
    }

    private static func isException(_ row: Row) -> Bool {
        exceptions.contains { exception in
            row.path.hasPrefix(exception.path) && row.kind == exception.kind
                && (exception.line == nil || exception.line == row.line)
        }
    }
}
