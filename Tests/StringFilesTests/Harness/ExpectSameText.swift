internal import StringFiles
internal import Testing

/// Expects two texts to be the same bytes, and names the first line that is not.
func expectSameText(
    _ actual: String, _ expected: String, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard ByteText(actual) != ByteText(expected) else { return }
    let left = actual.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let right = expected.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let pairs = zip(left.map(String.init), right.map(String.init))
    let difference = pairs.enumerated().first { ByteText($1.0) != ByteText($1.1) }
    let line = difference.map {
        "line \($0.offset + 1):\n  is     \($0.element.0)\n  not    \($0.element.1)"
    }
    Issue.record(
        "\(name) differs: \(line ?? "\(left.count) lines, not \(right.count)")",
        sourceLocation: sourceLocation)
}
