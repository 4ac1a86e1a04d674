internal import ICU

extension FilePathParts {
    /// The languages of three letters that a folder or the end of a name may mean; `res` and `app`
    /// are codes too.
    private static let threeLetterLanguages = Set(
        LocaleData.languages().filter { $0.utf8.count == 3 })

    /// The language in the name of the file, as it is written: `de.arb`, `app_en_US.arb`,
    /// `messages_sr_Latn.properties`; nil when there is none.
    ///
    /// A name that is a tag as a whole is one; of others the tag stands behind an underscore, a
    /// hyphen or a dot, and starts with a language in small letters.
    package var languageInName: String? {
        let stem = stem
        if let tag = Self.tag(stem), Self.isWholeTag(stem) { return tag }
        var rest = stem
        while let mark = rest.firstIndex(where: { $0 == "_" || $0 == "-" || $0 == "." }) {
            rest = rest[mark...].dropFirst()
            if let tag = Self.knownTag(rest) { return tag }
        }
        return Self.tag(stem)
    }

    /// The language in the name of the nearest folder that has one: `de.lproj`, `values-pt-rBR`,
    /// `values-b+sr+Latn`, `_locales/pt_BR`, `locale/de/LC_MESSAGES`; nil when there is none.
    package var languageInFolders: String? {
        for folder in folders.suffix(3).reversed() {
            if folder.hasSuffix(".lproj") {
                let name = folder.dropLast(6)
                return name.utf8.elementsEqual("Base".utf8) ? nil : String(name)
            }
            if folder.hasPrefix("values-b+") {
                return folder.dropFirst(9).split(separator: "+").joined(separator: "-")
            }
            if folder.hasPrefix("values-") {
                let parts = folder.dropFirst(7).split(separator: "-")
                guard let language = parts.first, let tag = Self.tag(language) else { continue }
                let region = parts.dropFirst().first { $0.hasPrefix("r") && $0.utf8.count == 3 }
                return region.map { "\(tag)-\($0.dropFirst())" } ?? tag
            }
            if let tag = Self.knownTag(folder) { return tag }
        }
        return nil
    }

    /// A tag whose language is of two letters or one that ICU knows.
    private static func knownTag(_ text: Substring) -> String? {
        guard let tag = tag(text), let language = text.split(whereSeparator: isMark).first else {
            return nil
        }
        return language.utf8.count == 2 || threeLetterLanguages.contains(String(language))
            ? tag : nil
    }

    private static func isMark(_ character: Character) -> Bool {
        character == "_" || character == "-"
    }

    /// Whether a name like `pt_BR` or `fil-PH` is a tag rather than a word and a tag (`app_en`).
    private static func isWholeTag(_ name: Substring) -> Bool {
        let parts = name.split(whereSeparator: isMark)
        guard let first = parts.first else { return false }
        guard parts.count > 1 else { return true }
        return first.utf8.count == 2 || parts.dropFirst().allSatisfy { !isLowercase($0) }
    }

    /// A text if it is language[-script][-region] in the usual case, else nil.
    private static func tag(_ text: Substring) -> String? {
        let parts = text.split(omittingEmptySubsequences: false, whereSeparator: isMark)
        guard let language = parts.first, (2...3).contains(language.utf8.count),
            isLowercase(language), parts.count <= 3
        else { return nil }
        for (index, part) in parts.enumerated().dropFirst() {
            let isScript = index == 1 && part.utf8.count == 4 && part.utf8.allSatisfy(isLetter)
            let isRegion = part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)
            let isArea = part.utf8.count == 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isScript || isRegion || isArea else { return nil }
        }
        return String(text)
    }

    private static func isLowercase(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
