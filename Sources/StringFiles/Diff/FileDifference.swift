/// What differs between two string files, by key and language; the order of entries and the layout
/// do not count.
///
/// The files may be of different formats: what one of the formats cannot hold is not compared.
package struct FileDifference: Sendable {
    /// The differences: those of the entries of the first file in its order, then what is new.
    package private(set) var changes: [StringChange] = []
    private let old: FileSide
    private let new: FileSide

    /// Compares two files.
    ///
    /// - Complexity: linear in the size of both.
    package init(from old: StringFile, to new: StringFile) {
        let hasContexts =
            old.format.format.abilities.hasContexts && new.format.format.abilities.hasContexts
        self.old = FileSide(old, hasContexts: hasContexts)
        self.new = FileSide(new, hasContexts: hasContexts)
        for (offset, name) in self.old.names.enumerated() {
            let entry = old.entries[offset]
            if let place = self.new.offsets[name] {
                compare(entry, new.entries[place])
            } else {
                addAll(.removed, entry, of: self.old)
            }
        }
        for (offset, name) in self.new.names.enumerated() where self.old.offsets[name] == nil {
            addAll(.added, new.entries[offset], of: self.new)
        }
    }

    /// The number of differences of a kind.
    package func count(_ kind: StringChange.Kind) -> Int { changes.count { $0.kind == kind } }

    private mutating func addAll(_ kind: StringChange.Kind, _ entry: Entry, of side: FileSide) {
        let texts = side.texts(of: entry)
        for text in texts { add(kind, entry, text, of: side) }
        guard texts.isEmpty else { return }
        changes.append(
            StringChange(
                kind: kind, key: entry.key, context: entry.context, language: nil, path: [],
                old: nil, new: nil, range: entry.keyRange))
    }

    private mutating func add(
        _ kind: StringChange.Kind, _ entry: Entry, _ text: FileSide.Text, of side: FileSide
    ) {
        let isOld = kind == .removed
        let range = text.unit.content.range
        changes.append(
            StringChange(
                kind: kind, key: entry.key, context: entry.context, language: text.language,
                path: text.path, old: isOld ? text.text : nil, new: isOld ? nil : text.text,
                range: range.isEmpty ? entry.keyRange : range))
    }

    private mutating func compare(_ first: Entry, _ second: Entry) {
        let texts = new.texts(of: second)
        var places: [FileSide.TextName: Int] = [:]
        for (offset, text) in texts.enumerated() { places[text.name] = offset }
        var matched: Set<Int> = []
        for text in old.texts(of: first) {
            if let place = places[text.name] {
                matched.insert(place)
                compare(text, texts[place], second)
            } else {
                add(.removed, first, text, of: old)
            }
        }
        for (offset, text) in texts.enumerated() where !matched.contains(offset) {
            add(.added, second, text, of: new)
        }
        compareProperties(first, second)
    }

    private mutating func compare(
        _ first: FileSide.Text, _ second: FileSide.Text, _ entry: Entry
    ) {
        func add(_ kind: StringChange.Kind, _ old: String, _ new: String, _ range: ByteRange) {
            changes.append(
                StringChange(
                    kind: kind, key: entry.key, context: entry.context, language: second.language,
                    path: second.path, old: old, new: new,
                    range: range.isEmpty ? entry.keyRange : range))
        }
        if !first.text.utf8.elementsEqual(second.text.utf8) {
            add(.text, first.text, second.text, second.unit.content.range)
        }
        let haveStates = !old.abilities.states.isEmpty && !new.abilities.states.isEmpty
        if haveStates, first.unit.state != second.unit.state {
            add(
                .state, first.unit.state.rawValue, second.unit.state.rawValue,
                second.unit.stateRange)
        }
    }

    private mutating func compareProperties(_ first: Entry, _ second: Entry) {
        func add(_ kind: StringChange.Kind, _ old: String?, _ new: String?) {
            changes.append(
                StringChange(
                    kind: kind, key: second.key, context: second.context, language: nil, path: [],
                    old: old, new: new, range: second.keyRange))
        }
        let kinds = old.abilities.comments.intersection(new.abilities.comments)
        let comments = (
            comment(first, of: old, kinds), comment(second, of: new, kinds)
        )
        if comments.0 != comments.1 { add(.comment, comments.0?.string, comments.1?.string) }
        let flags = old.abilities.flags.intersection(new.abilities.flags)
        let marks = (first.flags.intersection(flags), second.flags.intersection(flags))
        if marks.0 != marks.1 { add(.flags, words(marks.0), words(marks.1)) }
        let limits = old.abilities.limits.intersection(new.abilities.limits)
        let counts = (
            first.limit.flatMap { limits.contains($0.unit) ? $0 : nil },
            second.limit.flatMap { limits.contains($0.unit) ? $0 : nil }
        )
        if counts.0 != counts.1 {
            add(.limit, counts.0.map { String($0.count) }, counts.1.map { String($0.count) })
        }
    }

    private func words(_ flags: EntryFlags) -> String? { flags.isEmpty ? nil : flags.words }

    /// The comments of an entry as one text; where the string is used is none.
    private func comment(
        _ entry: Entry, of side: FileSide, _ kinds: Set<Comment.Kind>
    ) -> ByteText? {
        let comments = entry.comments.filter { kinds.contains($0.kind) && $0.kind != .reference }
        guard !comments.isEmpty else { return nil }
        return ByteText(
            comments.map { side.file.text(of: $0.content) }.joined(separator: "\n"))
    }
}
