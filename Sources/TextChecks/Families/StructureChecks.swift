internal import ContentRules
internal import StringFiles

/// The checks of the family `structure`: keys, states and files.
enum StructureChecks {
    static let missing = Check(
        .structureMissing, .error, summary: "a key of the source without a text in this language",
        rationale: """
            An app shows the text of the source language there, or the key. Add the translation. A
            file of a language that may be sparse, such as en-GB over en, leaves out what does not
            differ; the configuration says which languages may.
            """,
        bad: [
            .file(
                #"⟦{⟧"@@locale": "de", "a": "Hallo"}"#, .arb, path: "de.arb",
                source: #"{"a": "Hello", "b": "Bye"}"#)
        ],
        good: [
            .file(
                #"{"@@locale": "de", "a": "Hallo"}"#, .arb, path: "de.arb",
                source: #"{"a": "Hello"}"#),
            .file(
                #"<resources><string name="a">Hallo</string></resources>"#, .android,
                path: "values-de/strings.xml",
                source: """
                    <resources><string name="a">Hello</string>
                    <string name="b" translatable="false">Acme</string></resources>
                    """),
        ],
        .file { file, sink in
            guard let source = file.sourceFile, file.isWhole, !file.isSparse else { return }
            let own = Set(file.file.entries.map(EntryIdentity.init))
            for key in SourceKeys(source).keys where !key.isBlank && !own.contains(key.identity) {
                sink.report(
                    at: file.start, "no text for \(Diagnostic.quoted(key.text)); translate it",
                    key: key.text, language: file.file.languages.last)
            }
        })

    static let obsolete = Check(
        .structureObsolete, .warning, summary: "a key that the source does not have",
        rationale: """
            Nothing shows the text: remove it, or correct the key.
            """,
        bad: [
            .file(
                #"{"@@locale": "de", "⟦titel⟧": "Hallo", "title": "Hallo"}"#, .arb, path: "de.arb",
                source: #"{"title": "Hello"}"#)
        ],
        good: [
            .file(
                #"{"@@locale": "de", "title": "Hallo"}"#, .arb, path: "de.arb",
                source: #"{"title": "Hello"}"#)
        ],
        .file { file, sink in
            guard let source = file.sourceFile, !source.entries.isEmpty else { return }
            // Of a key that is there twice its reader says enough.
            var seen: Set<EntryIdentity> = []
            file.forEachEntry { index, _ in
                guard file.sourceEntry(of: index) == nil else { return }
                let entry = file.file.entries[index]
                guard seen.insert(EntryIdentity(entry)).inserted else { return }
                sink.report(
                    at: file.place(of: entry),
                    "\(file.sourcePath ?? "the source") has no \(Diagnostic.quoted(entry.key)); "
                        + "remove it or correct the key",
                    key: entry.key, language: file.file.languages.last, entry: index)
            }
        })

    static let missingLanguage = Check(
        .structureMissingLanguage, .warning,
        summary: "a string of a catalog without a text in one of its languages",
        rationale: """
            Customers of that language see the source text. Translate the string, or mark it as not
            to be translated. Without a list of languages in the configuration, those count that any
            string of the catalog has; a language that the configuration names is an error.
            """,
        bad: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Buy": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}},
                "⟦Cancel⟧": {},
                "Acme": {"shouldTranslate": false},
                "%@": {}}}
                """, .xcstrings)
        ],
        good: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Buy": {"localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}},
                "Gone": {"extractionState": "stale"}}}
                """, .xcstrings)
        ],
        .file { file, sink in checkLanguages(file, &sink) })

    private static func checkLanguages(_ file: CheckedFile, _ sink: inout FindingSink) {
        switch file.file.format {
        case .xcstrings, .csv, .tsv: break
        case .arb, .strings, .stringsdict, .xliff, .xliff2, .po, .android, .json, .i18next, .chrome,
            .fluent, .properties:
            return
        }
        let demanded = file.settings.languages
        let source = file.file.sourceLanguage ?? "und"
        let wanted = (demanded.isEmpty ? file.file.languages : demanded).filter {
            !LanguageTagText.isSame($0, source) && !$0.utf8.elementsEqual("und".utf8)
        }
        guard !wanted.isEmpty else { return }
        let untold: EntryFlags = [.untranslatable, .stale]
        file.forEachEntry { index, flags in
            guard flags.isDisjoint(with: untold) else { return }
            let lacking = lacking(wanted, in: file.file.entries[index].localizations)
            guard !lacking.isEmpty else { return }
            let entry = file.file.entries[index]
            guard isTranslatable(entry, in: file) else { return }
            let names = lacking.prefix(8).map { Diagnostic.quoted($0) }.joined(separator: ", ")
            let rest = lacking.count > 8 ? " and \(lacking.count - 8) more" : ""
            sink.report(
                at: file.place(of: entry), "no text in \(names)\(rest); translate it",
                severity: demanded.isEmpty ? nil : .error, key: entry.key, entry: index)
        }
    }

    /// The tags that none of some localizations has.
    private static func lacking(_ wanted: [String], in list: LocalizationList) -> [String] {
        let localizations = list.array
        // Mostly the languages come in one order, spelt in one way.
        var count = 0
        for place in localizations.indices where count < wanted.count {
            let (language, tag) = (localizations[place].language.utf8, wanted[count].utf8)
            if language.count == tag.count, language.first == tag.first, language.elementsEqual(tag)
            {
                count += 1
            }
        }
        guard count < wanted.count else { return [] }
        let own = Set(localizations.map { LanguageTagText.comparable($0.language) })
        return wanted[count...].filter { !own.contains(LanguageTagText.comparable($0)) }
    }

    /// Whether the source has words; of `%@` and `—` nothing is translated.
    private static func isTranslatable(_ entry: Entry, in file: CheckedFile) -> Bool {
        let source = file.sourceLocalization(of: entry) ?? entry.localizations.first
        guard let source else { return !entry.key.isEmpty }
        return source.tree.leaves.contains { leaf in
            let value = file.file.value(of: leaf.unit.content)
            let pieces = TextPieces(value, dialect: entry.dialect)
            let bytes = Array(value.text.utf8)
            return pieces.pieces.contains { piece in
                !piece.isCode
                    && String(decoding: bytes[piece.range], as: UTF8.self).unicodeScalars
                        .contains { $0.properties.isAlphabetic }
            }
        }
    }

    static let source = Check(
        .structureSource, .warning, summary: "no source to compare the file with",
        rationale: """
            Keys, placeholders and lengths are compared with the source file beside it: 'en.arb' or
            'app_en.arb', 'values/', 'en.lproj/'. Name another one with --source FILE. A source that
            holds no texts is of no use either.
            """,
        bad: [
            .file(#"⟦{⟧"@@locale": "de", "a": "Hallo"}"#, .arb, path: "de.arb", source: "{}"),
            .file(
                "⟦к⟧люч=Значение\n", .properties, path: "messages_ru.properties", source: "# \n"),
        ],
        good: [
            .file(
                #"{"@@locale": "de", "a": "Hallo"}"#, .arb, path: "de.arb",
                source: #"{"a": "Hello"}"#)
        ],
        .file { file, sink in
            let message: String
            if file.isSourceMissing {
                let names =
                    file.file.format == .arb ? "en.arb or app_en.arb" : "source file"
                message =
                    "no \(names) beside it, so keys and placeholders are not compared; "
                    + "name the source with --source FILE"
            } else if file.isSourceBroken {
                message =
                    "the source \(file.sourcePath ?? "file") does not parse, so nothing is compared "
                    + "with it; correct it first"
            } else if let source = file.sourceFile, source.entries.isEmpty,
                !file.file.entries.isEmpty
            {
                message =
                    "the source has no texts that can be read, so nothing is compared with it; "
                    + "correct it first"
            } else {
                return
            }
            sink.report(at: file.start, message, language: file.file.languages.last)
        })

    static let itemCount = Check(
        .structureItemCount, .error,
        summary: "an array with another number of items than that of the source",
        rationale: """
            Apps reach for items by their number: one too few crashes or shows another text, one too
            many is never shown.
            """,
        bad: [
            .file(
                """
                <resources><string-array name="⟦days⟧"><item>Mo</item></string-array></resources>
                """, .android, path: "values-de/arrays.xml",
                source: """
                    <resources><string-array name="days"><item>Mon</item><item>Tue</item>
                    </string-array></resources>
                    """)
        ],
        good: [
            .file(
                """
                <resources><string-array name="days"><item>Mo</item></string-array></resources>
                """, .android, path: "values-de/arrays.xml",
                source: """
                    <resources><string-array name="days"><item>Mon</item></string-array></resources>
                    """)
        ],
        .string { string, sink in
            // The phrases of an App Shortcut are as many as a language needs.
            guard string.file.file.format != .xcstrings,
                case .group(let group) = string.localization.tree, group.selector == .items,
                case .group(let other)? = string.source?.localization.tree,
                other.selector == .items, group.variants.count != other.variants.count
            else { return }
            sink.report(
                string, at: string.file.place(of: string.entry),
                "there are \(group.variants.count) items, the source has "
                    + "\(other.variants.count); make them as many")
        })
}
