/// Where the characters of a text in UTF-8 stand in a file of another encoding.
///
/// A list of runs in which all characters have the same length on both sides: exact, and small for
/// text of one script.
package struct SourceMap: Sendable {
    private struct Run: Sendable {
        var textStart: UInt32
        var fileStart: UInt32
        var textWidth: UInt8
        var fileWidth: UInt8
    }

    private var runs: [Run] = []
    private var textEnd = 0
    private var fileEnd: Int

    /// A map of nothing yet.
    ///
    /// - Parameter fileStart: the offset in the file of the first character, behind a byte order
    ///   mark.
    package init(fileStart: Int) { fileEnd = fileStart }

    /// Adds the next character.
    ///
    /// - Parameters:
    ///   - textWidth: its bytes in UTF-8, at most 255.
    ///   - fileWidth: its bytes in the file, at most 255.
    package mutating func append(textWidth: Int, fileWidth: Int) {
        let (text, file) = (UInt8(clamping: textWidth), UInt8(clamping: fileWidth))
        if runs.last?.textWidth != text || runs.last?.fileWidth != file {
            runs.append(
                Run(
                    textStart: UInt32(clamping: textEnd), fileStart: UInt32(clamping: fileEnd),
                    textWidth: text, fileWidth: file))
        }
        textEnd += textWidth
        fileEnd += fileWidth
    }

    /// The offset in the file of the character that holds a byte of the text; of the end for what
    /// lies behind it.
    ///
    /// - Complexity: logarithmic in the number of runs.
    package func fileOffset(ofText offset: Int) -> Int {
        guard offset < textEnd else { return fileEnd }
        var (low, high) = (0, runs.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(runs[middle].textStart) <= offset { low = middle } else { high = middle }
        }
        guard low < runs.count else { return fileEnd }
        let run = runs[low]
        let characters = max(0, offset - Int(run.textStart)) / max(1, Int(run.textWidth))
        return Int(run.fileStart) + characters * Int(run.fileWidth)
    }
}
