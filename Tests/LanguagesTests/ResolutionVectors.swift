import TestSupport

/// Rows of fixtures/languages/resolution.tsv: expected answers for two offered sets, derived by running ICU 72 and 78 and
/// checked against CLDR's parents and Apple's matcher.
struct ResolutionVector: Sendable, CustomStringConvertible {
    let reported: String
    let resolved48: String
    let reason48: String
    let resolved61: String

    var description: String { reported }

    static let all: [ResolutionVector] = rows.filter { !$0.hasPrefix("#") }.dropFirst().map { row in
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return ResolutionVector(
            reported: cells[0], resolved48: cells[1], reason48: cells[2], resolved61: cells[3])
    }

    /// One of the two offered sets, from the head of the file.
    static func offered(_ name: String) -> [String] {
        let head = rows.first { $0.hasPrefix("# \(name): ") } ?? ""
        return head.dropFirst("# \(name): ".count).split(separator: " ").map(String.init)
    }

    private static let rows: [Substring] = {
        let text = (try? Repository.text("fixtures/languages/resolution.tsv")) ?? ""
        return text.split(separator: "\n")
    }()
}
