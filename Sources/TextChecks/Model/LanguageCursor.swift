internal import StringFiles

/// Finds the languages of strings that come in the order of a file.
///
/// Languages come in turn, entry after entry, so the next one asked for is mostly the next one known.
struct LanguageCursor {
    /// How many languages are compared before the table is asked.
    private static let steps = 8

    private let file: CheckedFile
    private var known: [CheckedLanguage] = []
    private var places: [ByteText: Int] = [:]
    private var next = 0

    init(_ file: CheckedFile) { self.file = file }

    /// The language of a tag.
    mutating func language(_ tag: String) -> CheckedLanguage {
        for step in 0..<min(Self.steps, known.count) {
            let place = next + step < known.count ? next + step : next + step - known.count
            if known[place].tag.utf8.elementsEqual(tag.utf8) { return take(place) }
        }
        let key = ByteText(tag)
        if let place = places[key] { return take(place) }
        known.append(file.language(tag))
        places[key] = known.count - 1
        return take(known.count - 1)
    }

    private mutating func take(_ place: Int) -> CheckedLanguage {
        next = place + 1 == known.count ? 0 : place + 1
        return known[place]
    }
}
