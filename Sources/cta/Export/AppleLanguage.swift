/// Language tags as Xcode spells them.
enum AppleLanguage {
    /// The name of the localization for a built-in language.
    ///
    /// Xcode offers Serbian in Cyrillic as `sr`; all other built-in tags are spelled as Xcode spells them.
    static func tag(ofBuiltIn tag: String) -> String { tag == "sr-Cyrl" ? "sr" : tag }
}
