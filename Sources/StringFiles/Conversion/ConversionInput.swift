internal import Text

/// A file made ready to be written in another format.
struct ConversionInput {
    private(set) var file: StringFile
    private(set) var losses: [Loss] = []
    private(set) var notes: [String] = []

    init(_ file: StringFile, to target: FileFormat, _ options: WriteOptions) {
        self.file = file
        let abilities = target.format.abilities
        addJunk()
        if target != .xcstrings { statePlainly() }
        switch abilities.languages {
        case .one: keepTexts(in: options.language ?? mainLanguage)
        case .sourceAndTranslation: nameSource()
        case .many:
            nameSource()
            keepOneTextOfALanguage()
        }
        if !abilities.hasContexts { dropCommonContext() }
        if target.hasOneComment { joinComments() }
        dropAttributes(named: target.reservedAttributes, target)
        noteDialects(target)
    }

    private mutating func addJunk() {
        guard !file.junk.isEmpty else { return }
        let lines = file.source.lines()
        for range in file.junk {
            let line = lines.position(at: range.lowerBound).line
            losses.append(Loss(.keys, "what stands on line \(line) cannot be read and is lost"))
        }
    }

    /// The language that a format of one language gets when nobody asks for one: as `Reduction`.
    private var mainLanguage: String {
        file.languages.first { $0 != file.sourceLanguage } ?? file.languages.first ?? "und"
    }

    /// Texts that the key stands for become texts: only a String Catalog has such keys.
    private mutating func statePlainly() {
        for entry in file.entries.indices {
            for index in file.entries[entry].localizations.indices {
                file.entries[entry].localizations[index].isImplied = false
            }
        }
    }

    /// Leaves out entries that have no text in a language: files of one language have no place for
    /// what is not translated.
    private mutating func keepTexts(in language: String) {
        let count = file.entries.count
        file.entries.removeAll { entry in
            !entry.localizations.contains {
                $0.role != .previousSource && LanguageTagText.isSame($0.language, language)
            }
        }
        let missing = count - file.entries.count
        if missing > 0 {
            notes.append(
                "\(missing) of \(count) entries have no text in \(language) and are left out")
        }
    }

    /// Finds a language for the source texts of a file that names none.
    ///
    /// The texts of a file of one language are the source texts. Those beside translations are taken
    /// for English, which most developers write.
    private mutating func nameSource() {
        guard file.sourceLanguage == nil else { return }
        let hasSources = file.entries.contains { entry in
            entry.localizations.contains { $0.role == .source }
        }
        guard hasSources else { return takeTextsAsSources() }
        let english = "en"
        file.sourceLanguage = english
        file.languages.removeAll { $0 == english }
        file.languages.insert(english, at: 0)
        for entry in file.entries.indices {
            for index in file.entries[entry].localizations.indices
            where file.entries[entry].localizations[index].role != .translation {
                file.entries[entry].localizations[index].language = english
            }
        }
        notes.append(
            "the file does not say the language of its source texts, which is taken for en; "
                + "--source-language TAG names another")
    }

    private mutating func takeTextsAsSources() {
        guard file.languages.count == 1, let only = file.languages.first else { return }
        file.sourceLanguage = only
        for entry in file.entries.indices {
            for index in file.entries[entry].localizations.indices
            where file.entries[entry].localizations[index].role == .translation {
                file.entries[entry].localizations[index].role = .source
            }
        }
    }

    /// Where languages are told apart by their tags only, a translation into the language of the
    /// source texts, or into one that is not named either, takes their place.
    private mutating func keepOneTextOfALanguage() {
        for index in file.entries.indices {
            let translations = file.entries[index].localizations.filter { $0.role == .translation }
            let count = file.entries[index].localizations.count
            file.entries[index].localizations.removeAll { localization in
                localization.role == .source
                    && translations.contains {
                        LanguageTagText.isSame($0.language, localization.language)
                    }
            }
            guard file.entries[index].localizations.count < count else { continue }
            losses.append(
                Loss(
                    .sources, key: file.entries[index].key,
                    "the source text, which has the language of the translation,"))
        }
    }

    /// A context that all entries share tells none of them apart.
    private mutating func dropCommonContext() {
        guard let context = file.entries.first?.context, file.entries.count > 1,
            file.entries.allSatisfy({ $0.context.map(ByteText.init) == ByteText(context) })
        else { return }
        for index in file.entries.indices { file.entries[index].context = nil }
        guard !context.isEmpty else { return }
        losses.append(
            Loss(.contexts, "the context \(Diagnostic.quoted(context)) of all entries is lost"))
    }

    /// Makes one comment of several.
    private mutating func joinComments() {
        for index in file.entries.indices where file.entries[index].comments.count > 1 {
            let comments = file.entries[index].comments
            let notes = comments.filter { $0.kind == .note }
            guard notes.count > 1 else { continue }
            let text = notes.map { file.text(of: $0.content) }.joined(separator: "\n")
            file.entries[index].comments =
                [Comment(.text(text))] + comments.filter { $0.kind != .note }
        }
    }

    /// Leaves out attributes whose names mean something else in the other format.
    private mutating func dropAttributes(named names: [String], _ target: FileFormat) {
        let reserved = Set(names.map { ByteText($0) })
        for index in file.entries.indices {
            let entry = file.entries[index]
            let taken = entry.attributes.filter { reserved.contains(ByteText($0.name)) }
            guard !taken.isEmpty else { continue }
            file.entries[index].attributes.removeAll { reserved.contains(ByteText($0.name)) }
            let words = taken.map(\.name).joined(separator: ", ")
            losses.append(Loss(.attributes, key: entry.key, "the attributes \(words)"))
        }
    }

    /// Says when the app will read placeholders in another way than the texts write them.
    private mutating func noteDialects(_ target: FileFormat) {
        guard let expected = target.runtimeDialect else { return }
        let others = file.entries.filter { entry in
            switch entry.dialect {
            case .unknown, .none: false
            case .icu, .icuLiteralApostrophes:
                expected != .icu && expected != .icuLiteralApostrophes
                    && hasPlaceholder(entry)
            case .apple, .c, .java, .doubleBraces, .chrome, .fluent, .python, .pythonBraces, .qt:
                entry.dialect != expected && hasPlaceholder(entry)
            }
        }
        guard let first = others.first else { return }
        let which = Diagnostic.quoted(first.key)
        let more = others.count > 1 ? " and \(others.count - 1) more" : ""
        notes.append(
            "the placeholders of \(which)\(more) are those of \(first.dialect.name); an app that "
                + "reads \(target.name) expects those of \(expected.name)")
    }

    private func hasPlaceholder(_ entry: Entry) -> Bool {
        entry.localizations.contains { localization in
            localization.tree.leaves.contains { leaf in
                let text = file.value(of: leaf.unit.content)
                return !TextPieces(text, dialect: entry.dialect).codes.isEmpty
            }
        }
    }
}
