internal import CommandLineArguments
internal import Text

/// A line of a file, or the part of a long one that a finding is in, fit for a terminal.
struct Excerpt: Sendable {
    /// The text before what the finding is about.
    let before: String
    /// What it is about; empty where something is missing.
    let marked: String
    /// The text behind.
    let after: String

    /// The bytes that are shown on either side of the place in a long line.
    private static let context = 60
    /// The bytes of the place that are shown.
    private static let markedLimit = 120

    /// The line of a place.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        let range = range.clamped(to: 0..<bytes.count)
        var start = range.lowerBound
        while start > 0, !Self.isLineEnd(bytes[start - 1]),
            range.lowerBound - start < Self.context || Self.isContinuation(bytes[start])
        { start -= 1 }
        var markedEnd = range.lowerBound
        while markedEnd < range.upperBound, !Self.isLineEnd(bytes[markedEnd]),
            markedEnd - range.lowerBound < Self.markedLimit || Self.isContinuation(bytes[markedEnd])
        { markedEnd += 1 }
        var end = markedEnd
        while end < bytes.count, !Self.isLineEnd(bytes[end]),
            end - markedEnd < Self.context || Self.isContinuation(bytes[end])
        { end += 1 }
        let isCut = start > 0 && !Self.isLineEnd(bytes[start - 1])
        let isCutBehind = end < bytes.count && !Self.isLineEnd(bytes[end])
        before = (isCut ? "…" : "") + Self.shown(bytes[start..<range.lowerBound])
        marked = Self.shown(bytes[range.lowerBound..<markedEnd])
        after = Self.shown(bytes[markedEnd..<end]) + (isCutBehind ? "…" : "")
    }

    /// The line, and below it the carets; each behind a margin.
    func lines(number: Int, style: PreviewStyle, color: (String) -> String) -> [String] {
        let margin = String(number)
        let blank = String(repeating: " ", count: margin.utf8.count)
        let gap = String(repeating: " ", count: DisplayColumns.inTerminal(before))
        let carets = String(repeating: "^", count: max(1, DisplayColumns.inTerminal(marked)))
        return [
            style.grey("  \(margin) | ") + before + color(marked) + after,
            style.grey("  \(blank) | ") + gap + color(carets),
        ]
    }

    /// Bytes as they can be shown in one line: tabs are spaces, controls and what turns the
    /// direction of a line are escapes.
    private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
        let spaced = bytes.map { $0 == 0x09 ? 0x20 : $0 }
        return PrintableText.of(spaced, limit: .max)
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
