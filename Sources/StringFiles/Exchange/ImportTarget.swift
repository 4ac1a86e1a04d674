/// The texts of one language into which others are imported.
package struct ImportTarget: Sendable {
    /// The language of the source texts.
    package var sourceLanguage: String
    /// The source text of each key.
    package var source: [ByteText: String]
    /// The text of each key that the language has.
    package var own: [ByteText: String]
    /// The texts that another language lends: one of these is no text of its own.
    package var lent: [ByteText: String]

    /// Takes the texts by key.
    package init(
        source: [ByteText: String], in sourceLanguage: String, own: [ByteText: String],
        lent: [ByteText: String] = [:]
    ) {
        self.sourceLanguage = sourceLanguage
        self.source = source
        self.own = own
        self.lent = lent
    }

    /// What becomes of the texts of a file in a language, in the order of the file.
    ///
    /// A text whose source text is in the file too must translate the one that there is now.
    package func outcomes(of file: StringFile, language: String) -> [ImportOutcome] {
        var seen: Set<ByteText> = []
        return file.entries.compactMap { entry in
            guard !entry.flags.contains(.obsolete) else { return nil }
            guard let outcome = outcome(of: entry, language, in: file) else { return nil }
            let isFirst = seen.insert(ByteText(outcome.key)).inserted
            guard isFirst || outcome.kind == .refused else {
                return outcome.refused("the key is there twice")
            }
            return outcome
        }
    }

    /// What becomes of an entry; nil when it is not about the language.
    private func outcome(
        of entry: Entry, _ language: String, in file: StringFile
    ) -> ImportOutcome? {
        // Where the key is the source text, as in a PO file, the context is our key.
        let names = [entry.key, entry.context].compactMap { $0 }
        let key = names.first { source[ByteText($0)] != nil } ?? entry.key
        let identity = ByteText(key)
        let translation = entry.localizations.first {
            $0.role == .translation && LanguageTagText.isSame($0.language, language)
        }
        let leaves = translation?.tree.leaves ?? []
        let text = leaves.first.map { file.text(of: $0.unit.content) } ?? ""
        let range = leaves.first?.unit.content.range ?? .none
        let outcome = ImportOutcome(
            kind: .untranslated, key: key, language: language, old: own[identity],
            new: text.isEmpty ? nil : text, range: range.isEmpty ? entry.keyRange : range)
        guard source[identity] != nil else {
            return text.isEmpty ? outcome : outcome.refused("there is no such key")
        }
        guard let leaf = leaves.first, !text.isEmpty else {
            var outcome = outcome
            if own[identity] != nil || lent[identity] != nil { outcome.kind = .unchanged }
            return outcome
        }
        if let reason = refusal(of: entry, leaf, leaves.count, key: identity, in: file) {
            // What is there already harms nobody.
            if own[identity].map(ByteText.init) != ByteText(text) { return outcome.refused(reason) }
        }
        return compared(outcome, text, identity)
    }

    private func compared(
        _ outcome: ImportOutcome, _ text: String, _ key: ByteText
    ) -> ImportOutcome {
        var outcome = outcome
        if let old = own[key] {
            outcome.kind = ByteText(old) == ByteText(text) ? .unchanged : .changed
        } else {
            let isLent = lent[key].map(ByteText.init) == ByteText(text)
            outcome.kind = isLent ? .unchanged : .added
        }
        return outcome
    }

    private func refusal(
        of entry: Entry, _ leaf: VariantTree.Leaf, _ count: Int, key: ByteText,
        in file: StringFile
    ) -> String? {
        guard count == 1, leaf.path.isEmpty else {
            return "it has variants; write them as one message"
        }
        if entry.flags.contains(.fuzzy) { return "it is marked fuzzy" }
        switch leaf.unit.state {
        case .new, .needsTranslation: return "its state says that it is not translated"
        case .needsReview, .unknown: return "its state says that someone must review it"
        case .unstated, .translated, .reviewed, .final: break
        }
        let given = entry.localizations.first { localization in
            let isSource =
                localization.role == .source
                || LanguageTagText.isSame(localization.language, sourceLanguage)
            return isSource && localization.role != .previousSource && !localization.isImplied
        }
        guard let given, let now = source[key], case .text(let unit) = given.tree else {
            return nil
        }
        let before = file.text(of: unit.content)
        guard ByteText(before) != ByteText(now) else { return nil }
        return "it translates \(Diagnostic.quoted(before)), but the source text is now "
            + "\(Diagnostic.quoted(now)); export it again"
    }
}
