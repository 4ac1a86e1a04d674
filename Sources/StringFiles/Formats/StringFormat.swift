/// A reader and a writer of one format.
///
/// A value without state. No content makes any of the functions trap, throw or recurse without
/// bound.
package protocol StringFormat: Sendable {
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
    /// - Parameter file: a file that `read` has given.
    func plan(_ edits: [TextEdit], for file: StringFile) -> EditPlan

    /// Writes a file anew, in the usual layout of the format.
    ///
    /// - Parameter file: a file of any format, or one made up.
    func write(_ file: StringFile, _ options: WriteOptions) -> WrittenFile
}
