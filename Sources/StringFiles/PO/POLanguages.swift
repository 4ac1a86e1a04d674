/// The languages of the texts of a PO file.
struct POLanguages: Equatable, Sendable {
    /// The language of the translations.
    let translation: String
    /// The language of the source texts; nil when nothing says it.
    let source: String?

    /// `Language` of the header, else what the caller says, else the language in the path.
    init(_ file: StringFile, _ options: ReadOptions) {
        let path = options.path
        // `po` is the usual folder and no language.
        let inFolders = path.languageInFolders.flatMap { $0 == "po" ? nil : $0 }
        let isInFolder = path.folder.utf8.elementsEqual("LC_MESSAGES".utf8)
        let inPath = isInFolder ? inFolders : path.languageInName ?? inFolders
        func text(_ name: String) -> String? {
            POHeader.field(name, in: file.header, of: file).map { file.text(of: $0.content) }
        }
        translation = text("Language") ?? options.language ?? inPath ?? "und"
        source = text("X-Source-Language") ?? options.sourceLanguage
    }

    /// The language of the source texts, `und` when nothing says it.
    var ofSource: String { source ?? "und" }

    /// All of them, the one of the source texts first.
    var all: [String] {
        guard let source, !source.utf8.elementsEqual(translation.utf8) else { return [translation] }
        return [source, translation]
    }

    /// Whether the same bytes name the languages.
    static func == (left: POLanguages, right: POLanguages) -> Bool {
        ByteText(left.translation) == ByteText(right.translation)
            && left.source.map(ByteText.init) == right.source.map(ByteText.init)
    }
}
