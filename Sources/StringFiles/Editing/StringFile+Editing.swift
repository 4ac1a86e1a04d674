extension StringFile {
    /// Reads a file.
    ///
    /// - Returns: the file, and the diagnostics in the order of the file.
    package static func read(
        _ source: SourceText, as format: FileFormat, _ options: ReadOptions = ReadOptions()
    ) -> (StringFile, [Diagnostic]) {
        format.format.read(source, options)
    }

    /// The bytes of the file after some edits: all bytes that no edit is about stay as they are.
    ///
    /// - Returns: the bytes, and the edits that could not be made.
    package func bytes(applying edits: [TextEdit]) -> (bytes: [UInt8], refusals: [EditRefusal]) {
        let plan = format.format.plan(edits, for: self)
        guard let bytes = bytes(replacing: plan.replacements) else {
            let message = "\(source.encoding.name) lacks a character of the new text"
            return (source.bytes, EditPlan(refusing: edits, message).refusals)
        }
        return (bytes, plan.refusals)
    }

    /// The bytes of the file with some of them replaced; nil when the encoding of the file lacks a
    /// character.
    ///
    /// Of two replacements that overlap the later one is dropped.
    package func bytes(replacing replacements: [ByteReplacement]) -> [UInt8]? {
        let ordered = replacements.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        var edited: [UInt8] = []
        edited.reserveCapacity(
            source.bytes.count + replacements.reduce(0) { $0 + $1.bytes.count })
        var position = 0
        for (_, replacement) in ordered {
            let range = source.fileRange(of: ByteRange(replacement.range))
            guard range.lowerBound >= position else { continue }
            guard let bytes = source.encoded(replacement.bytes) else { return nil }
            edited += source.bytes[position..<range.lowerBound]
            edited += bytes
            position = range.upperBound
        }
        edited += source.bytes[position...]
        return edited
    }
}
