internal import Text

/// How far the texts of one language are, string by string.
package struct Coverage: Equatable, Sendable {
    /// The number of strings to translate.
    package private(set) var count = 0
    /// How many have a text that can be shown, or that another language lends.
    package private(set) var complete = 0
    /// How many of those another language lends.
    package private(set) var inherited = 0
    /// The keys of those that someone must look at: fuzzy, or with a state that says so.
    package private(set) var review: [String] = []
    /// The keys of those without a text, or marked as not translated.
    package private(set) var missing: [String] = []
    /// The keys of those that have a text longer than allowed.
    package private(set) var overLimit: [String] = []

    /// Counts the texts of a file in a language against its source strings; those that are lent the
    /// file may leave to another one.
    ///
    /// - Complexity: linear.
    package init(
        of file: StringFile, language: String, source: SourceKeys, lent: Set<EntryIdentity> = []
    ) {
        let places = EntryPlaces(file)
        for key in source.keys {
            count += 1
            let entry = places[key.identity].map { file.entries[$0] }
            let status = entry.map { Self.status(of: $0, language, key, in: file) } ?? .missing
            switch status {
            case .complete: complete += 1
            case .review: review.append(key.text)
            case .missing where lent.contains(key.identity):
                complete += 1
                inherited += 1
            case .missing: missing.append(key.text)
            }
            if let entry, Self.isOverLimit(entry, language, key, in: file) {
                overLimit.append(key.text)
            }
        }
    }

    /// The strings for which a file has a text to lend.
    package static func identities(
        withTextIn file: StringFile, language: String, source: SourceKeys
    ) -> Set<EntryIdentity> {
        let own = Coverage(of: file, language: language, source: source)
        let missing = Set((own.missing + own.review).map { ByteText($0) })
        return Set(source.keys.lazy.map(\.identity).filter { !missing.contains($0.key) })
    }

    private enum Status { case complete, review, missing }

    private static func texts(of entry: Entry, _ language: String) -> Localization? {
        let own = entry.localizations.filter {
            $0.role != .previousSource && LanguageTagText.isSame($0.language, language)
        }
        return own.first { $0.role == .translation } ?? own.first
    }

    private static func status(
        of entry: Entry, _ language: String, _ key: SourceKeys.Key, in file: StringFile
    ) -> Status {
        guard let texts = texts(of: entry, language) else { return .missing }
        let leaves = texts.tree.leaves
        guard !leaves.isEmpty else { return .missing }
        var status = entry.flags.contains(.fuzzy) ? Status.review : .complete
        for leaf in leaves {
            if !key.isBlank, Visibility.isBlank(file.text(of: leaf.unit.content)) {
                return .missing
            }
            // The source text of a String Catalog is `new` until a person edits it.
            guard texts.role == .translation else { continue }
            switch leaf.unit.state {
            case .new, .needsTranslation: return .missing
            case .needsReview, .unknown: status = .review
            case .unstated, .translated, .reviewed, .final: break
            }
        }
        return status
    }

    private static func isOverLimit(
        _ entry: Entry, _ language: String, _ key: SourceKeys.Key, in file: StringFile
    ) -> Bool {
        guard let limit = entry.limit ?? key.limit, let texts = texts(of: entry, language) else {
            return false
        }
        return texts.tree.leaves.contains { leaf in
            let text = file.text(of: leaf.unit.content)
            return !Visibility.isBlank(text) && !limit.holds(text, dialect: entry.dialect)
        }
    }
}
