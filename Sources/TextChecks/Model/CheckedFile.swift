package import StringFiles
internal import Synchronization

/// A file to check, and the file that it is compared with.
package final class CheckedFile: Sendable {
    /// The path as findings name it.
    package let path: String
    /// What was read.
    package let file: StringFile
    /// What the reader said.
    package let diagnostics: [Diagnostic]
    /// The file that holds the source texts, when this file does not hold them itself.
    package let sourceFile: StringFile?
    /// The path of that file as messages name it; nil where it has none.
    package let sourcePath: String?
    /// Whether that file has faults, so that half of it may be missing and nothing is compared.
    package let isSourceBroken: Bool
    /// Whether the file should have a source file and none was found.
    package let isSourceMissing: Bool
    /// How placeholders are written where neither the entry nor its source says.
    package let dialect: PlaceholderDialect
    /// What the configuration says: limits, glossary, languages.
    package let settings: CheckSettings
    /// The source file as checks see it.
    let sourceSide: CheckedFile?
    /// The source entry of each identity.
    private let sourceEntries: [EntryIdentity: Int]
    private let languages = Mutex<[ByteText: CheckedLanguage]>([:])

    /// Makes a file ready to be checked.
    package init(
        path: String, file: StringFile, diagnostics: [Diagnostic] = [],
        sourceFile: StringFile? = nil, sourcePath: String? = nil, isSourceBroken: Bool = false,
        isSourceMissing: Bool = false,
        dialect: PlaceholderDialect = .unknown, settings: CheckSettings = CheckSettings()
    ) {
        self.path = path
        self.file = file
        self.diagnostics = diagnostics
        let sourceFile = isSourceBroken ? nil : sourceFile
        self.sourceFile = sourceFile
        self.sourcePath = sourcePath
        self.isSourceBroken = isSourceBroken
        self.isSourceMissing = isSourceMissing
        self.dialect = dialect
        self.settings = settings
        var entries: [EntryIdentity: Int] = [:]
        if let sourceFile {
            entries.reserveCapacity(sourceFile.entries.count)
            for (offset, entry) in sourceFile.entries.enumerated().reversed() {
                entries[EntryIdentity(entry)] = offset
            }
        }
        sourceEntries = entries
        sourceSide = sourceFile.map {
            CheckedFile(path: path, file: $0, dialect: dialect, settings: settings)
        }
    }

    /// The same file with memory of its own, for another thread: threads that count references to
    /// the same arrays wait for each other.
    init(copying other: CheckedFile) {
        path = other.path
        file = other.file.separateCopy
        diagnostics = other.diagnostics
        sourceFile = other.sourceFile
        sourcePath = other.sourcePath
        isSourceBroken = other.isSourceBroken
        isSourceMissing = other.isSourceMissing
        dialect = other.dialect
        settings = other.settings
        sourceEntries = other.sourceEntries
        sourceSide = other.sourceSide.map(CheckedFile.init(copying:))
    }

    /// The language of a tag.
    package func language(_ tag: String) -> CheckedLanguage {
        let key = ByteText(tag)
        if let known = languages.withLock({ $0[key] }) { return known }
        let found = CheckedLanguage(tag)
        languages.withLock { $0[key] = found }
        return found
    }

    /// Whether the source texts of this file are the translator's to change: not where they are
    /// copies of what the code says.
    package var ownsSourceTexts: Bool {
        switch file.format {
        case .po, .xliff, .xliff2, .csv, .tsv: false
        case .arb, .xcstrings, .strings, .stringsdict, .android, .json, .i18next, .chrome, .fluent,
            .properties:
            true
        }
    }

    /// The entry of the source file that an entry translates.
    package func sourceEntry(of index: Int) -> Int? {
        sourceEntries[EntryIdentity(file.entries[index])]
    }

    /// How the placeholders of an entry are written: as it says, as its source says, as the command
    /// line says, as the apps that read the format expect them.
    func dialect(of entry: Entry, _ index: Int) -> PlaceholderDialect {
        if entry.dialect != .unknown { return entry.dialect }
        if let sourceFile, let source = sourceEntry(of: index),
            sourceFile.entries[source].dialect != .unknown
        {
            return sourceFile.entries[source].dialect
        }
        return dialect != .unknown ? dialect : file.format.runtimeDialect ?? .unknown
    }

    /// The source localization of an entry, in this file.
    package func sourceLocalization(of entry: Entry) -> Localization? {
        let all = entry.localizations.array
        for place in all.indices where all[place].role == .source { return all[place] }
        guard let language = file.sourceLanguage, file.languages.count > 1 else { return nil }
        for place in all.indices where all[place].role == .translation {
            if LanguageTagText.isSame(all[place].language, language) { return all[place] }
        }
        return nil
    }
}

extension CheckedFile {
    /// How many texts the file has, source texts that are copies aside.
    package var textCount: Int {
        file.entries.reduce(0) { count, entry in
            let all = entry.localizations.array
            var count = count
            for place in all.indices {
                switch all[place].role {
                case .previousSource: break
                case .source where !ownsSourceTexts: break
                case .source, .translation: count += all[place].tree.textCount
                }
            }
            return count
        }
    }
}

extension VariantTree {
    fileprivate var textCount: Int {
        switch self {
        case .text: 1
        case .group(let group): group.variants.reduce(0) { $0 + $1.tree.textCount }
        }
    }
}
