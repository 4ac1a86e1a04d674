internal import CTAContent
package import JSON

/// How much of its source one language file covers.
package struct LanguageCoverage: Equatable, Sendable {
    /// The language; the path when the file does not tell it.
    package let language: String
    /// The file.
    package let path: String
    /// The keys whose text is in the file, or for a sparse language in its parent's file.
    package let complete: Int
    /// Of those, the keys whose text is the parent's.
    package let inherited: Int
    /// The keys that a customer sees in English, in the order of the source.
    package let missing: [String]
    /// The keys whose own text is longer than the source's limit, in the order of the source.
    package let overLimit: [String]

    /// Compares a file with its source; `parentKeys` are those of the file that fills the gaps of a sparse one.
    init(of file: ARBFile, source: SourceTexts, parentKeys: Set<[UInt8]>) {
        let own = file.visibleTexts
        var complete = 0
        var inherited = 0
        var missing: [String] = []
        var overLimit: [String] = []
        for entry in source.entries {
            let key = Array(entry.key.utf8)
            if let text = own[key] {
                complete += 1
                if let limit = entry.limit, text.utf16Count > limit { overLimit.append(entry.key) }
            } else if parentKeys.contains(key) {
                complete += 1
                inherited += 1
            } else {
                missing.append(entry.key)
            }
        }
        language = file.language ?? file.name
        path = file.name
        self.complete = complete
        self.inherited = inherited
        self.missing = missing
        self.overLimit = overLimit
    }

    /// The members `language path complete inherited missing overLimit`; the last two are arrays of keys.
    package var json: JSONValue {
        [
            "language": .string(language), "path": .string(path), "complete": .integer(complete),
            "inherited": .integer(inherited), "missing": .array(missing.map(JSONValue.string)),
            "overLimit": .array(overLimit.map(JSONValue.string)),
        ]
    }
}

extension ARBFile {
    /// The texts by key that somebody can see; of a key that stands twice the first.
    var visibleTexts: [[UInt8]: ARBText] {
        var visible: [[UInt8]: ARBText] = [:]
        for text in texts where !Visibility.isBlank(text.text) {
            visible[text.keyBytes] = visible[text.keyBytes] ?? text
        }
        return visible
    }
}
