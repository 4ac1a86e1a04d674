/// Properties of an entry that several formats have.
package struct EntryFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Makes a set.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a set of some properties, without the general way of all sets, which takes longer than
    /// most checks.
    package init(arrayLiteral properties: EntryFlags...) {
        rawValue = properties.reduce(0) { $0 | $1.rawValue }
    }

    /// Must not be translated: `translatable="false"`, `shouldTranslate`, `translate="no"`.
    package static let untranslatable = EntryFlags(rawValue: 1)
    /// The translation is a guess: PO `fuzzy`.
    package static let fuzzy = EntryFlags(rawValue: 2)
    /// Kept but no longer used: PO `#~`.
    package static let obsolete = EntryFlags(rawValue: 4)
    /// No longer found in the code: `extractionState` `stale`.
    package static let stale = EntryFlags(rawValue: 8)
    /// Signed off: XLIFF 1.2 `approved="yes"`.
    package static let approved = EntryFlags(rawValue: 16)
    /// Not shown on its own: a Fluent term.
    package static let isTerm = EntryFlags(rawValue: 32)
}

extension EntryFlags {
    /// The flags in words, for messages.
    var words: String {
        let names: [(EntryFlags, String)] = [
            (.untranslatable, "untranslatable"), (.fuzzy, "fuzzy"), (.obsolete, "obsolete"),
            (.stale, "stale"), (.approved, "approved"), (.isTerm, "term"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
