/// What a reader must be told because the file does not say it.
package struct ReadOptions: Sendable {
    /// The path, for the language in its name and the folders around it.
    package var path: FilePathParts
    /// The language of a file of one language; over the one in its name, not over the one inside.
    package var language: String?
    /// The language of the source texts of a file that does not say.
    package var sourceLanguage: String?
    /// Of an ARB file: whether apostrophes quote. Nil is ICU's rule (they do); the caller finds
    /// `use-escaping` of the `l10n.yaml` above the file, whose default is false.
    package var usesEscaping: Bool?
    /// On how many threads a large file is read; the answer does not depend on it.
    package var jobs: Int
    /// About how many bytes one job reads at once.
    package var partSize = 1 << 18

    /// Makes options.
    package init(
        path: String = "", language: String? = nil, sourceLanguage: String? = nil,
        usesEscaping: Bool? = nil, jobs: Int = 1
    ) {
        self.path = FilePathParts(path)
        self.language = language
        self.sourceLanguage = sourceLanguage
        self.usesEscaping = usesEscaping
        self.jobs = jobs
    }
}
