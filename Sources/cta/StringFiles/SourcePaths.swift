internal import CommandLineArguments
internal import StringFiles

/// Where the English source of a file of one language may be.
enum SourcePaths {
    private static let english = ["en", "en-US", "en_US", "en-us"]

    /// The paths, the likeliest first: `app_en.arb` for `app_de.arb`, `values/` for `values-de/`,
    /// `en.lproj/` for `de.lproj/`, `_locales/en/` for `_locales/de/`.
    static func of(_ path: FilePath) -> [FilePath] {
        let slash = UInt8(ascii: "/")
        let parts = path.bytes.split(separator: slash, omittingEmptySubsequences: false)
            .map(Array.init)
        guard let name = parts.last else { return [] }
        var paths: [FilePath] = []
        func add(_ parts: [[UInt8]]) {
            let path = FilePath(Array(parts.joined(separator: [slash])))
            if !paths.contains(path) { paths.append(path) }
        }
        let folders = parts.dropLast()
        for name in names(for: String(decoding: name, as: UTF8.self)) {
            add(folders + [Array(name.utf8)])
        }
        for index in folders.indices.suffix(3).reversed() {
            let folder = String(decoding: folders[index], as: UTF8.self)
            for other in self.folders(for: folder) {
                var changed = parts
                changed[index] = Array(other.utf8)
                add(changed)
            }
        }
        return paths
    }

    /// What there is to compare a file with.
    enum Found<Source> {
        /// Nothing tells that the file is a translation.
        case isSource
        /// This.
        case source(Source)
        /// The file is a translation, and no source is there.
        case missing
    }

    /// The first source that is there, read by a body.
    ///
    /// - Throws: when a source is there and cannot be read.
    static func find<Source>(
        for input: StringFileInput, _ read: (FilePath) throws(CommandError) -> Source
    ) throws(CommandError) -> Found<Source> {
        let language = input.file.languages.first ?? "und"
        guard !input.path.isStandardStream, !LanguageTagText.isSame(language, "und"),
            !LanguageTagText.isSame(language, "en")
        else { return .isSource }
        for candidate in of(input.path) where candidate != input.path {
            do throws(CommandError) {
                return .source(try read(candidate))
            } catch {
                guard error.reason == .notFound || error.reason == .isDirectory else { throw error }
            }
        }
        // English of a region with no plain English beside it is what the others are made from.
        return language.lowercased().hasPrefix("en") ? .isSource : .missing
    }

    /// The names of the source of a file whose name holds a language.
    private static func names(for name: String) -> [String] {
        let parts = FilePathParts(name)
        guard let tag = parts.languageInName else { return [] }
        let ending = name.utf8.dropFirst(parts.stem.utf8.count)
        let start = parts.stem.utf8.dropLast(tag.utf8.count)
        // What stands behind the tag is not known to anyone; such a name is left alone.
        guard parts.stem.utf8.suffix(tag.utf8.count).elementsEqual(tag.utf8) else { return [] }
        let before = String(decoding: Array(start), as: UTF8.self)
        let after = String(decoding: Array(ending), as: UTF8.self)
        var names = english.map { before + $0 + after }
        if !before.isEmpty { names.append(before.dropLast() + after) }
        if after == ".arb" { names += ["en.arb", "app_en.arb"] }
        return names
    }

    /// The folders of the source of a file in a folder for a language.
    private static func folders(for folder: String) -> [String] {
        if folder.hasSuffix(".lproj") {
            return english.map { $0 + ".lproj" } + ["Base.lproj"]
        }
        if folder.hasPrefix("values-") { return ["values"] }
        let isLanguage = FilePathParts("\(folder)/x").languageInFolders != nil
        return isLanguage ? english : []
    }
}
