internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// The findings of a run and what they add up to.
struct LintReport: Sendable {
    /// The files, in the order of the command line.
    private(set) var files: [LintedFile] = []
    /// The findings that are reported.
    private(set) var items: [LintedFile.Item] = []
    /// The number of texts.
    private(set) var strings = 0
    /// How many findings the baseline knows, which are not reported.
    private(set) var known = 0

    /// Why some files could not be checked.
    private(set) var failures: [CommandError] = []

    /// An empty report.
    init() {}

    /// Adds a file; what a baseline knows counts as known only.
    mutating func add(_ file: LintedFile, _ baseline: inout LintBaseline?) {
        files.append(file)
        strings += file.strings
        for item in file.items {
            if baseline?.take(item.finding) ?? false {
                known += 1
            } else {
                items.append(item)
            }
        }
    }

    /// Adds why a file could not be checked.
    mutating func add(_ failure: CommandError) { failures.append(failure) }

    /// Where the files with findings are, for programs that look for them; standard input is
    /// nowhere.
    var artifactPaths: [FilePath: ArtifactPath] {
        let folder = ArtifactPath.workingFolder
        var paths: [FilePath: ArtifactPath] = [:]
        for item in items where !item.path.isStandardStream && paths[item.path] == nil {
            paths[item.path] = ArtifactPath(item.path, in: folder)
        }
        return paths
    }

    /// Whether there is a finding at or above a severity.
    func reaches(_ severity: Severity) -> Bool {
        items.contains { $0.finding.severity >= severity }
    }

    /// How many findings there are of a severity.
    func count(_ severity: Severity) -> Int { items.count { $0.finding.severity == severity } }

    /// The report as an object with the members `findings` and `summary`.
    var json: JSONValue {
        [
            "findings": .array(items.map(\.finding.json)),
            "summary": [
                "files": .integer(files.count), "strings": .integer(strings),
                "errors": .integer(count(.error)), "warnings": .integer(count(.warning)),
                "notes": .integer(count(.note)),
            ],
        ]
    }

    /// The findings as lines, each with the line of its file.
    func lines(style: PreviewStyle) -> [String] {
        items.flatMap { item -> [String] in
            let finding = item.finding
            let head = finding.line(style: style)
            guard let excerpt = item.excerpt, let line = finding.line else { return [head] }
            return [head]
                + excerpt.lines(number: line, style: style) {
                    style.severity(finding.severity, $0)
                }
        }
    }

    /// What the findings add up to, in words; nil when there are none.
    var summary: String? {
        let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")]
            .map { (count($0.0), $0.1) }.filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        let inBaseline = known > 0 ? ["\(known) known to the baseline"] : []
        let all = counts + inBaseline
        guard !all.isEmpty else { return nil }
        let files = files.count
        return "\(all.joined(separator: ", ")) in \(files) file\(files == 1 ? "" : "s")"
    }
}
