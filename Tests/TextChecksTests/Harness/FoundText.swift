internal import StringFiles
internal import TextChecks

/// What a finding says without its place in the file: what must not depend on format and order.
struct FoundText: Hashable, CustomStringConvertible {
    let key: String
    let language: String
    let check: String
    let units: Range<Int>?
    let message: String

    init(_ finding: CheckFinding) {
        key = finding.key ?? ""
        language = finding.language ?? ""
        check = finding.id
        units = finding.utf16Range
        message = finding.message
    }

    var description: String { "\(key) \(language) \(check) \(units.debugDescription): \(message)" }

    /// The findings of checks of texts, pairs and strings in a file.
    static func all(
        in file: StringFile, source: StringFile? = nil, jobs: Int = 1,
        where isWanted: (CheckFinding) -> Bool = { _ in true }
    ) -> [FoundText] {
        CheckRunner(jobs: jobs).findings(
            in: CheckedFile(path: "file", file: file, sourceFile: source)
        )
        .filter(isWanted).map(FoundText.init)
    }
}
