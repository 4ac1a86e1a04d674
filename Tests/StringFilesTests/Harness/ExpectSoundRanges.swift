internal import StringFiles
internal import Testing

/// Expects all ranges of a file to lie in it, and each text to lead back to its bytes.
func expectSoundRanges(
    _ file: StringFile, _ diagnostics: [Diagnostic],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let count = file.source.utf8.count
    func isSound(_ range: ByteRange, in outer: Range<Int>) -> Bool {
        range == .none
            || (range.lowerBound >= outer.lowerBound && range.upperBound <= outer.upperBound)
    }
    var unsound: [String] = []
    for diagnostic in diagnostics where !isSound(diagnostic.range, in: 0..<count) {
        unsound.append(diagnostic.message)
    }
    for range in file.junk where !isSound(range, in: 0..<count) { unsound.append("junk") }
    for entry in file.entries {
        let outer = entry.range == .none ? 0..<count : entry.range.range
        if !isSound(entry.range, in: 0..<count) || !isSound(entry.keyRange, in: outer) {
            unsound.append(entry.key)
        }
        for localization in entry.localizations {
            for unit in localization.tree.units {
                let content = unit.content
                let length = file.text(of: content).utf16.count
                // The length of the text leads to its end, one more to nothing.
                let isMapped =
                    file.byteOffset(ofUTF16: length, in: content) != nil
                    && file.byteOffset(ofUTF16: length + 1, in: content) == nil
                if !isMapped || !isSound(content.range, in: outer) { unsound.append(entry.key) }
            }
        }
    }
    #expect(unsound == [], sourceLocation: sourceLocation)
}
