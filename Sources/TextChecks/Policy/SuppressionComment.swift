/// A comment that asks for silence: `check-ignore: space.leading, length – the gap is meant`.
///
/// One grammar for the comments of all formats: ids or families, separated by commas, then a dash
/// (`–`, `—`, `--` or ` - `) and the reason, to the end of the line.
struct SuppressionComment: Equatable {
    /// What starts one.
    static let sign = "check-ignore:"

    /// The ids and families.
    let names: [String]
    /// Why; nil when the comment does not say.
    let reason: String?

    /// The suppressions in a comment, one a line.
    static func all(in comment: String) -> [SuppressionComment] {
        guard comment.utf8.count >= sign.utf8.count else { return [] }
        return comment.split(whereSeparator: \.isNewline).compactMap { line in
            range(of: sign, in: line).map { SuppressionComment(line[$0.upperBound...]) }
        }
    }

    private init(_ text: Substring) {
        let dashes = ["–", "—", "--", " - "]
        let dash = dashes.compactMap { Self.range(of: $0, in: text) }
            .min { $0.lowerBound < $1.lowerBound }
        let list = dash.map { text[..<$0.lowerBound] } ?? text
        names = list.split(separator: ",").map { Self.trimmed($0) }.filter { !$0.isEmpty }
        let reason = dash.map { Self.trimmed(text[$0.upperBound...]) } ?? ""
        self.reason = reason.isEmpty ? nil : reason
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        let start = text.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }
        return end.map { String(start[...$0]) } ?? ""
    }

    private static func range(
        of sign: String, in text: Substring
    ) -> Range<Substring.Index>? {
        let wanted = Array(sign.utf8)
        let bytes = text.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index...].starts(with: wanted) {
                return index..<bytes.index(index, offsetBy: wanted.count)
            }
            bytes.formIndex(after: &index)
        }
        return nil
    }
}
