/// Finds the languages of strings that come in the order of a file.
///
/// Languages come in turn, entry after entry, so the next one asked for is mostly the next one known.
struct LanguageCursor {
    private let file: CheckedFile
    private var known: [CheckedLanguage] = []
    private var next = 0

    init(_ file: CheckedFile) { self.file = file }

    /// The language of a tag.
    ///
    /// - Complexity: mostly constant; else linear in the languages of the file.
    mutating func language(_ tag: String) -> CheckedLanguage {
        for step in known.indices {
            let place = next + step < known.count ? next + step : next + step - known.count
            if known[place].tag.utf8.elementsEqual(tag.utf8) {
                next = place + 1 == known.count ? 0 : place + 1
                return known[place]
            }
        }
        let language = file.language(tag)
        known.append(language)
        next = 0
        return language
    }
}
