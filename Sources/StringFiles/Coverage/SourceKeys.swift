internal import Text

/// The strings that translations of a file should have.
package struct SourceKeys: Sendable {
    /// One of them.
    package struct Key: Sendable {
        /// The key and its context.
        package let identity: EntryIdentity
        /// The longest text allowed.
        package let limit: LengthLimit?
        /// Whether the source text shows nothing, so that its translation need not either.
        package let isBlank: Bool

        /// The key as it is shown.
        package var text: String { identity.key.string }
    }

    /// The strings in the order of the file; of a key that is there twice the first.
    package let keys: [Key]

    /// The strings of a file that are to be translated.
    package init(_ file: StringFile) {
        let places = EntryPlaces(file) {
            $0.flags.isDisjoint(with: [.untranslatable, .obsolete])
        }
        var keys: [Key] = []
        keys.reserveCapacity(places.distinct.count)
        for entry in places.distinct.lazy.map({ file.entries[$0] }) {
            let source =
                entry.localizations.first { $0.role == .source }
                ?? entry.localizations.first { $0.role == .translation }
            let isBlank =
                source.map { localization in
                    localization.tree.leaves.allSatisfy {
                        Visibility.isBlank(file.text(of: $0.unit.content))
                    }
                } ?? false
            keys.append(Key(identity: EntryIdentity(entry), limit: entry.limit, isBlank: isBlank))
        }
        self.keys = keys
    }
}
