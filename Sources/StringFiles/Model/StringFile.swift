/// A string file as it was read, or one made up to be written.
///
/// A file that was read keeps its bytes: texts are places in them, decoded when asked for
/// (`text(of:)`), and an edit changes nothing else. In a file made up for writing (`source` is
/// `.empty`) texts are values and all ranges are `.none`.
package struct StringFile: Sendable {
    /// The format.
    package var format: FileFormat
    /// The bytes and their text; all ranges count bytes of `source.utf8`.
    package var source: SourceText
    /// The languages of the texts as the file writes their tags: the source language where the file
    /// says, the others in the order of the file; `und` when the file does not say.
    package var languages: [String]
    /// The language of the source texts, where the file says.
    package var sourceLanguage: String?
    /// The entries, in the order of the file; of duplicates, all.
    package var entries: [Entry]
    /// What the file says about itself: fields of a PO header, attributes of `<file>`, `@@author`.
    package var header: [Attribute]
    /// The comments on the file.
    package var comments: [Comment]
    /// What could not be read, in the order of the file; a diagnostic says why.
    package var junk: [ByteRange]

    /// Makes a file.
    package init(
        format: FileFormat, source: SourceText = .empty, languages: [String] = [],
        sourceLanguage: String? = nil, entries: [Entry] = [], header: [Attribute] = [],
        comments: [Comment] = [], junk: [ByteRange] = []
    ) {
        self.format = format
        self.source = source
        self.languages = languages
        self.sourceLanguage = sourceLanguage
        self.entries = entries
        self.header = header
        self.comments = comments
        self.junk = junk
    }
}
