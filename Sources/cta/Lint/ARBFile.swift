internal import CTAContent
package import CommandLineArguments
internal import JSON

/// An Application Resource Bundle, as far as it could be read: texts by key, metadata, and places.
///
/// Format: https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification
package struct ARBFile: Sendable {
    /// The path as messages and findings name it.
    package let name: String
    /// The texts in the order of the file, duplicates included.
    package let texts: [ARBText]
    /// The language: of the file name, else of `@@locale`; nil when neither tells.
    package let language: String?
    /// The JSON.
    let document: JSONDocument
    /// The lines of the file.
    let lines: LineIndex
    /// What the file name says of the language.
    let nameLanguage: LanguageTag?
    /// The value of `@@locale`.
    let locale: JSONNode?
    /// The metadata in the order of the file.
    let metadata: [ARBMetadata]
    /// Keys whose value is no string, with the value.
    let otherValues: [JSONNode.Member]

    /// Reads a file; never fails, `document.faults` says what could not be read.
    package init(_ bytes: [UInt8], path: FilePath) {
        let document = JSONDocument(parsing: bytes)
        var texts: [ARBText] = []
        var metadata: [ARBMetadata] = []
        var otherValues: [JSONNode.Member] = []
        var locale: JSONNode?
        for (name, value) in document.objectMembers {
            guard let key = name.string else { continue }
            if key.utf8.starts(with: "@@".utf8) {
                if name.hasText("@@locale"), locale == nil { locale = value }
            } else if key.utf8.first == UInt8(ascii: "@") {
                let keyBytes = Array(key.utf8.dropFirst())
                metadata.append(ARBMetadata(keyBytes: keyBytes, name: name, value: value))
            } else if let text = value.string {
                texts.append(ARBText(key: key, text: text, name: name, value: value))
            } else {
                otherValues.append((name, value))
            }
        }
        self.name = InputFile.name(of: path)
        self.document = document
        lines = LineIndex(bytes)
        nameLanguage = path.isStandardStream ? nil : ARBFileName(path).language
        language = nameLanguage?.text ?? locale?.string
        self.texts = texts
        self.metadata = metadata
        self.otherValues = otherValues
        self.locale = locale
    }

    /// Whether the file is JSON and an object, so that what is not there is really missing.
    var isComplete: Bool { document.isAccepted && document.root?.kind == .object }

    /// The limits of the keys, in UTF-16 units.
    var limits: [[UInt8]: Int] {
        var limits: [[UInt8]: Int] = [:]
        for entry in metadata { limits[entry.keyBytes] = entry.limit ?? limits[entry.keyBytes] }
        return limits
    }
}

extension JSONDocument {
    fileprivate var objectMembers: [JSONNode.Member] { root.map { Array($0.members) } ?? [] }
}
