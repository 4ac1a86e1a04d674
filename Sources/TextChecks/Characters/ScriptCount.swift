internal import StringFiles

/// The scripts of the letters of a text, code aside.
struct ScriptCount {
    /// The one script of all letters, of which there are at least three; of East Asian ideographs one
    /// is enough for a word. Nil when there are several scripts.
    let only: LetterScript?

    init(_ text: CheckedText) {
        var found: LetterScript?
        var count = 0
        for (range, isCode) in text.pieces.pieces where !isCode {
            for scalar in String(decoding: text.bytes[range], as: UTF8.self).unicodeScalars {
                guard let script = LetterScript.of(scalar) else { continue }
                if let found, found != script {
                    only = nil
                    return
                }
                found = script
                count += 1
            }
        }
        only = count >= 3 ? found : nil
    }
}
