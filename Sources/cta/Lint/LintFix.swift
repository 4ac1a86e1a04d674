internal import StringFiles
internal import Text

/// A change of a file that mends a finding, by its place.
struct LintFix: Sendable {
    /// Where the text that goes starts.
    let start: TextPosition
    /// Behind its end.
    let end: TextPosition
    /// The text that comes.
    let text: String

    /// Places a replacement.
    init(_ replacement: ByteReplacement, _ lines: LineIndex) {
        start = lines.position(at: replacement.range.lowerBound)
        end = lines.position(at: replacement.range.upperBound)
        text = String(decoding: replacement.bytes, as: UTF8.self)
    }
}
