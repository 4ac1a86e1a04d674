internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

/// The options of `cta export` that are about a file for a translator.
struct TranslationOptions {
    private let languages = Option(
        "language", .list(of: .text), value: "TAG",
        help: "the language to translate into; for a String Catalog several, with commas")
    private let selection = Option<TranslationFile.Selection?>(
        "only", .choice, help: "the texts that are missing, or whose source has changed")
    private let locales = Option(
        "locales", .inputFile, value: "FOLDER",
        help: "a folder of ARB files; the built-in texts by default")
    private let app = Option(
        "app", .inputFile, value: "FILE", help: "an app's catalog, for its suggestions")
    private let since = Option(
        "since", .inputFile, value: "PATH",
        help: "the folder or catalog at an earlier time, for '--only changed'")

    var parameters: [any Parameter] { [languages, selection, locales, app, since] }

    var alternatives: [Alternatives] { [Alternatives(locales, app)] }

    /// Whether a file for a translator is asked for.
    func isAsked(_ arguments: Arguments) -> Bool { arguments[languages] != nil }

    /// Refuses the options where no file for a translator is written.
    func checkUnused(_ arguments: Arguments) throws(UsageError) {
        let given: [(String, Bool)] = [
            ("only", arguments[selection] != nil), ("locales", arguments[locales] != nil),
            ("app", arguments[app] != nil), ("since", arguments[since] != nil),
        ]
        if let name = given.first(where: \.1)?.0 {
            throw arguments.usageError("'--\(name)' needs '--language TAG'")
        }
    }

    /// The file for a translator.
    func write(
        _ arguments: Arguments, as format: FileFormat, on console: inout Console
    ) throws -> WrittenFile {
        let tags = arguments[languages] ?? []
        guard !tags.isEmpty else {
            throw arguments.usageError("'--format \(format.rawValue)' needs '--language TAG'")
        }
        guard tags.count == 1 || format.format.abilities.languages == .many else {
            throw arguments.usageError("'--format \(format.rawValue)' holds one language")
        }
        guard (arguments[selection] == .changed) == (arguments[since] != nil) else {
            throw arguments.usageError("'--only changed' and '--since PATH' go together")
        }
        let earlier = try arguments[since].map { path in
            try files(at: path, isCatalog: arguments[app] != nil, on: &console)
        }
        let export = TranslationExport(
            files: try files(arguments, on: &console), earlier: earlier)
        return try export.write(tags, as: format, only: arguments[selection])
    }

    private func files(
        _ arguments: Arguments, on console: inout Console
    ) throws -> LanguageFiles {
        if let path = arguments[app] { return try files(at: path, isCatalog: true, on: &console) }
        guard let path = arguments[locales] else { return try LanguageFiles.builtIn }
        return try files(at: path, isCatalog: false, on: &console)
    }

    private func files(
        at path: FilePath, isCatalog: Bool, on console: inout Console
    ) throws -> LanguageFiles {
        guard isCatalog else { return try LanguageFiles.folder(path, on: &console) }
        let name = InputFile.name(of: path)
        let catalog = try Catalog(json: InputFile.read(path), path: name)
        return try LanguageFiles(suggestionsOf: catalog, name: name)
    }
}
