/// A reader and a writer of one format.
///
/// A value without state. No content makes any of the functions trap, throw or recurse without
/// bound.
package protocol StringFormat: Sendable {
    /// What the format can hold.
    var abilities: FormatAbilities { get }

    /// Whether a file is of this format, by its content and the folders it lies in; the caller has
    /// looked at the end of the name.
    ///
    /// Looks at a few kilobytes at most where the format allows it.
    func likelihood(of source: SourceText, path: FilePathParts) -> Likelihood

    /// Reads a file, goes on behind each fault, and keeps what it cannot read as junk.
    ///
    /// - Returns: the file, and the diagnostics in the order of the file.
    /// - Complexity: linear; memory a small multiple of the file.
    func read(_ source: SourceText, _ options: ReadOptions) -> (StringFile, [Diagnostic])

    /// Says which bytes change for some edits, in the layout around each place.
    ///
    /// Refuses an edit rather than write what reads back as something else. The file is one that
    /// `read` has given.
    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan

    /// Writes a file anew, in the usual layout of the format.
    ///
    /// The file is of any format, or made up, and holds only what `abilities` allows; call
    /// `FileFormat.write`, which sees to that. Entries that even so cannot be written (a key or a
    /// character that the format lacks) are left out and listed.
    func write(_ file: StringFile) -> WrittenFile
}
