/// What to write of a file.
package struct WriteOptions: Sendable {
    /// The language to write into a format of one language, or the target of one of two; nil is
    /// the first that is not the source language.
    package var language: String?

    /// Makes options.
    package init(language: String? = nil) { self.language = language }
}
