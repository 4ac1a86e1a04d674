internal import CTAContent
internal import CommandLineArguments
internal import ICU

/// What the name of a string file says: `app_pt_BR.arb` is Portuguese of Brazil behind the prefix `app_`.
struct ARBFileName {
    /// The language; nil when the name holds none.
    let language: LanguageTag?
    /// The path before the language, the folder included; before the whole name when it holds none.
    private let start: [UInt8]

    /// Reads the path of a file. Its name need not be UTF-8.
    init(_ path: FilePath) {
        let folder = path.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        var stem = path.bytes[folder...]
        if stem.suffix(Self.ending.count).elementsEqual(Self.ending) {
            stem = stem.dropLast(Self.ending.count)
        }
        // A tag has at most three subtags; what stands further to the left is a prefix.
        var starts = [folder]
        for index in stem.indices where Self.isSeparator(stem[index]) { starts.append(index + 1) }
        var found: (language: LanguageTag, start: Int)?
        for start in starts.suffix(3) where found == nil {
            found = Self.language(stem[start...]).map { ($0, start) }
        }
        language = found?.language
        self.start = Array(path.bytes[..<(found?.start ?? folder)])
    }

    /// The paths at which the English source of the file may be, the likeliest first.
    var sources: [FilePath] {
        let folderEnd = start.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        let folder = Array(start[..<folderEnd])
        var paths: [FilePath] = []
        for path in [start + Array("en.arb".utf8)]
            + ["en.arb", "app_en.arb"].map({ folder + Array($0.utf8) })
        {
            let path = FilePath(path)
            if !paths.contains(path) { paths.append(path) }
        }
        return paths
    }

    private static let ending = Array(".arb".utf8)

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// A tag of a language and region that exist: the `app` of `app_de` is well-formed and none.
    private static func language(_ bytes: ArraySlice<UInt8>) -> LanguageTag? {
        guard let text = String(validating: bytes, as: UTF8.self), let tag = LanguageTag(text),
            let canonical = LocaleData.canonical(tag.language.text),
            languages.contains(canonical),
            tag.region.isNone || regions.contains(tag.region.text)
        else { return nil }
        return tag
    }

    private static let languages = Set(LocaleData.languages())
    private static let regions = Set(LocaleData.regions())
}
