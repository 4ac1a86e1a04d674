internal import StringFiles

extension CheckedFile {
    /// The first character that is no white space, where something about all of the file is
    /// reported.
    var start: ByteRange {
        let bytes = file.source.utf8
        guard let first = bytes[file.source.textStart...].firstIndex(where: { $0 > 0x20 }) else {
            return ByteRange(bytes.count..<bytes.count)
        }
        return ByteRange(first..<first + UTF8Sequence(in: bytes, at: first).length)
    }

    /// Whether the file holds texts to translate and their translations side by side, so that a
    /// string without a translation is there all the same.
    var isBilingual: Bool {
        switch file.format {
        case .po, .xliff, .xliff2, .csv, .tsv: true
        case .arb, .xcstrings, .strings, .stringsdict, .android, .json, .i18next, .chrome, .fluent,
            .properties:
            false
        }
    }

    /// Whether everything in the file was read, so that what is not there is really missing.
    var isWhole: Bool {
        !diagnostics.contains { $0.severity == .error && $0.id == .syntax }
    }

    /// Whether the file is text through and through, so that a change can break nothing else in it.
    ///
    /// A binary property list is read from its end; what has U+0000 or bytes that are no character
    /// may be in another encoding than it was read in.
    ///
    /// - Complexity: linear.
    package var isMendable: Bool {
        let source = file.source
        return !source.isBinaryPropertyList && !source.utf8.contains(0)
            && source.illFormedRanges(limit: 1).isEmpty
            && !diagnostics.contains { $0.severity == .error && $0.id == .encoding }
    }

    /// Whether a file of one language may leave out what the file of another language says.
    var isSparse: Bool {
        guard let tag = file.languages.last else { return false }
        let canonical = language(tag).canonical
        return settings.sparseLanguages.keys.contains { $0.utf8.elementsEqual(canonical.utf8) }
    }

    /// Calls a body with each entry that an app uses.
    ///
    /// Only the index and the flags: a copy of each entry would cost more than most looks at one.
    func forEachEntry(_ body: (Int, EntryFlags) -> Void) {
        let entries = file.entries
        for index in entries.indices {
            let flags = entries[index].flags
            if flags.isDisjoint(with: .obsolete) { body(index, flags) }
        }
    }

    /// Where an entry is named.
    func place(of entry: Entry) -> ByteRange {
        entry.keyRange.isEmpty ? entry.range : entry.keyRange
    }
}
