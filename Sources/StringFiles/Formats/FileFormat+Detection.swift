extension FileFormat {
    /// The format of a file, by the end of its name, then by its content; nil when no format fits.
    ///
    /// Content decides between formats of one ending (`.xml`, `.json`, `.xlf`), and alone when the
    /// name says nothing; then the format must be likely.
    package static func detect(_ source: SourceText, path: String) -> FileFormat? {
        let parts = FilePathParts(path)
        let named = allCases.filter { $0.extensions.contains(parts.fileExtension) }
        if named.count == 1, let only = named.first { return only }
        let least = named.isEmpty ? Likelihood.likely : .possible
        var best: (format: FileFormat, likelihood: Likelihood)?
        for format in named.isEmpty ? allCases : named {
            let likelihood = format.format.likelihood(of: source, path: parts)
            guard likelihood >= least, likelihood > best?.likelihood ?? .impossible else {
                continue
            }
            best = (format, likelihood)
        }
        return best?.format
    }
}
