internal import CTAContent
internal import JSON

extension ARBLinter {
    /// Keys that the source has and the file does not, and the reverse.
    mutating func checkKeys() {
        guard let source else { return }
        guard source.isComplete else {
            report(
                file.finding(
                    .source,
                    "the source \(source.name) does not parse, so nothing is compared with it; "
                        + "correct it first",
                    at: file.start))
            return
        }
        for text in file.texts where source.entry(text.keyBytes) == nil {
            report(
                file.finding(
                    .obsolete,
                    "\(source.name) has no \(Self.quoted(text.key)); "
                        + "remove it or correct the key",
                    at: text.name.byteRange, key: text.key))
        }
        // What could not be read is not missing, and a sparse file says only what differs.
        let isSparse = file.language.flatMap(SparseLanguages.parent) != nil
        guard file.isComplete, !isSparse else { return }
        let keys = file.keys
        for entry in source.entries where !keys.contains(Array(entry.key.utf8)) {
            report(
                file.finding(
                    .missing, "no text for \(Self.quoted(entry.key)); translate it", at: file.start,
                    key: entry.key))
        }
    }
}

extension ARBFile {
    /// The finding of a translation without a source.
    var missingSource: Finding {
        finding(
            .source,
            "no en.arb or app_en.arb beside it, so keys and placeholders are not compared; "
                + "name the source with --source FILE",
            at: start)
    }

    /// The brace that opens the file.
    fileprivate var start: Range<Int> {
        let first = document.root?.byteRange.lowerBound ?? 0
        return first..<min(first + 1, document.bytes.count)
    }
}
