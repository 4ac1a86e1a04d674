import CTAContent
import CommandLineArguments
import Testing
import cta

/// A file with a fault, what is found, and where.
struct LintExample: CustomTestStringConvertible {
    /// The ids of the findings, in the order of the file.
    let checks: [String]
    /// The name of the file.
    var name = "de.arb"
    /// The file; the place of the first finding is marked.
    let file: MarkedText
    /// The offset and length of the first finding in its text.
    var units: [Int]?
    /// The key of the first finding.
    var key: String?
    /// What the message of the first finding holds.
    var says = ""

    var testDescription: String { "\(checks): \(file.text.debugDescription.prefix(60))" }

    init(
        _ checks: String..., name: String = "de.arb", file: String, units: [Int]? = nil,
        key: String? = nil, says: String = ""
    ) {
        self.checks = checks
        self.name = name
        self.file = MarkedText(file)
        self.units = units
        self.key = key
        self.says = says
    }

    /// The findings of the file against the source.
    func findings(source: SourceTexts?) -> [Finding] {
        let bytes = Array(file.text.utf8)
        return ARBLinter.findings(
            in: ARBFile(bytes, path: FilePath(name)), comparedWith: source)
    }
}
