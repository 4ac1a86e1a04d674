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
        var seen: Set<EntryIdentity> = []
        var keys: [Key] = []
        keys.reserveCapacity(file.entries.count)
        for entry in file.entries
        where entry.flags.isDisjoint(with: [.untranslatable, .obsolete]) {
            let identity = EntryIdentity(entry)
            guard seen.insert(identity).inserted else { continue }
            let source =
                entry.localizations.first { $0.role == .source }
                ?? entry.localizations.first { $0.role == .translation }
            let isBlank =
                source.map { localization in
                    localization.tree.leaves.allSatisfy {
                        Visibility.isBlank(file.text(of: $0.unit.content))
                    }
                } ?? false
            keys.append(Key(identity: identity, limit: entry.limit, isBlank: isBlank))
        }
        self.keys = keys
    }
}
