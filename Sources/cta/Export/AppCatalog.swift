internal import CTAContent
internal import StringFiles

/// The built-in texts as a String Catalog for an app.
///
/// A sparse language gets the texts of the language it leans on too: an app takes one localization
/// and does not walk the backend's chain.
enum AppCatalog {
    /// The bytes of the catalog, and the keys that have no form in it.
    static func bytes(_ selection: TextSelection) -> (bytes: [UInt8], leftOut: [TextKey]) {
        let texts = BuiltInTexts.shared
        let source = texts.languages.tags.firstIndex(of: "en") ?? 0
        // The source language is what Xcode builds the others on.
        let languages = ([source] + selection.languages.filter { $0 != source })
        var file = StringFile(format: .xcstrings)
        file.sourceLanguage = "en"
        file.languages = languages.map { AppleLanguage.tag(ofBuiltIn: texts.languages.tags[$0]) }
        file.header = [Attribute(name: "version", .text("1.0"))]
        var leftOut: [TextKey] = []
        for key in selection.keys {
            let localizations = languages.compactMap { localization(of: key, at: $0) }
            if localizations.count == languages.count {
                file.entries.append(entry(key, localizations))
            } else {
                leftOut.append(key)
            }
        }
        return (FileFormat.xcstrings.write(file).bytes, leftOut)
    }

    private static func entry(_ key: TextKey, _ localizations: [Localization]) -> Entry {
        let comment = [key.metadata.description, AppleMessage.legend(of: key)]
            .filter { !$0.isEmpty }.joined(separator: " ")
        return Entry(
            key: key.name, localizations: LocalizationList(localizations),
            comments: [Comment(.text(comment))],
            // Else Xcode calls a key that the code names only in part stale.
            attributes: [Attribute(name: "extractionState", .text("manual"))], dialect: .apple)
    }

    /// The text in a language, by the backend's chain; nil when the format has no form for it.
    private static func localization(of key: TextKey, at language: Int) -> Localization? {
        let text = BuiltInTexts.shared.text(key, at: language)
        guard let value = AppleMessage.text(text.text, of: key) else { return nil }
        let tag = AppleLanguage.tag(ofBuiltIn: BuiltInTexts.shared.languages.tags[language])
        return Localization(
            language: tag, role: tag == "en" ? .source : .translation,
            tree: .text(TextUnit(.text(value), state: .translated)))
    }
}
