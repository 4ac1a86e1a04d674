/// A file in another format, and what that costs.
package struct Conversion: Sendable {
    /// The bytes.
    package let bytes: [UInt8]
    /// What the bytes lack, in the order of the file.
    package let losses: [Loss]
    /// What a person should know though nothing is lost; each a sentence for a message.
    package let notes: [String]

    /// Converts a file that was read.
    ///
    /// Into its own format a file is its own bytes. Else the texts of `options.language`, or of all
    /// languages that the format holds, are written anew. The languages left out are a loss only
    /// when nobody asked for one.
    package init(_ file: StringFile, to target: FileFormat, _ options: WriteOptions) {
        let isMadeUp = file.source.bytes.isEmpty && !file.entries.isEmpty
        guard target != file.format || isMadeUp else {
            (bytes, losses, notes) = (file.source.bytes, [], [])
            return
        }
        var options = options
        if let language = options.language {
            // As the file writes it.
            let own = file.languages.first { LanguageTagText.isSame($0, language) }
            options.language = own ?? language
        }
        let isAsked = options.language != nil
        let prepared = ConversionInput(file, to: target, options)
        let written = target.write(prepared.file, options)
        bytes = written.bytes
        losses =
            prepared.losses
            + written.losses.filter { $0.kind != .languages || !isAsked }
        notes = prepared.notes
    }
}
