internal import ContentRules
internal import StringFiles
internal import Text

extension StructureChecks {
    static let blank = Check(
        .structureBlank, .error, summary: "a text with nothing visible",
        rationale: """
            An empty button or title. Translate it, or remove the key so that the fallback is shown.
            An empty text of JSON or CSV is a warning, as tools write one for what is not translated
            and many apps fall back then. A space for a word that the language does not
            need, beside a source that starts or ends with one, is a note.
            """,
        bad: [
            .file(#"{"@@locale": "de", "a": "⟦ \u200B⟧"}"#, .arb, path: "de.arb"),
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"Moved To %@": {
                "localizations": {"nb": {"stringUnit": {"state": "translated", "value": "⟦⟧"}}}}}}
                """, .xcstrings),
            .file(
                """
                <xliff version="1.2"><file original="a" source-language="en" target-language="de">
                <body><trans-unit id="a"><source>Buy</source><target>⟦⟧</target></trans-unit></body>
                </file></xliff>
                """, .xliff),
        ],
        good: [
            .file(#"{"@@locale": "de", "a": ""}"#, .arb, path: "de.arb", source: #"{"a": " "}"#),
            // Not translated is another finding.
            .file("msgid \"Buy\"\nmsgstr \"\"\n", .po),
        ],
        .string { string, sink in
            for text in string.texts
            where text.traits.isDisjoint(with: [.letter, .digit]) && text.isBlank
                && !isUntranslated(text.unit.state)
            {
                // Fluent has no empty texts but those that are written on purpose: {""}.
                if string.localization.isImplied || string.file.file.format == .fluent { return }
                let source = string.pairs.first { $0.target === text }?.source
                if source?.isBlank == true || string.key.isEmpty { continue }
                sink.report(
                    in: text, nil,
                    "\(Diagnostic.quoted(string.key)) has nothing visible; "
                        + "translate it or remove the key",
                    severity: severityOfBlank(text, source, string))
            }
        })

    private static func severityOfBlank(
        _ text: CheckedText, _ source: CheckedText?, _ string: CheckedString
    ) -> Severity? {
        if let source, source.traits.contains(.edgeSpace), !text.bytes.isEmpty,
            text.bytes.allSatisfy({ $0 == 0x20 })
        {
            return .note
        }
        // A form of a plural may show nothing on purpose.
        if string.texts.contains(where: { !$0.isBlank }) { return .warning }
        switch string.file.file.format {
        case .json, .i18next, .csv, .tsv: return .warning
        case .arb, .xcstrings, .strings, .stringsdict, .xliff, .xliff2, .po, .android, .chrome,
            .fluent, .properties:
            return nil
        }
    }

    private static func isUntranslated(_ state: TranslationState) -> Bool {
        switch state {
        case .new, .needsTranslation: true
        case .unstated, .needsReview, .translated, .reviewed, .final, .unknown: false
        }
    }

    static let untranslated = Check(
        .structureUntranslated, .warning, summary: "a string that is not translated yet",
        rationale: """
            Its state says so, or the translation is empty or not there in a file that has one beside
            each source text. An app shows the source text. A file in which nothing is translated is
            a template and is not reported string by string.
            """,
        bad: [
            .file(
                """
                <xliff version="1.2"><file original="a" source-language="en" target-language="de">
                <body><trans-unit id="a"><source>Buy</source><target>Kaufen</target></trans-unit>
                <trans-unit id="b"><source>Go</source><target state="⟦new⟧">Go</target></trans-unit>
                <trans-unit id="⟦c⟧"><source>Stop</source></trans-unit></body>
                </file></xliff>
                """, .xliff)
        ],
        good: [
            .file("msgid \"Buy\"\nmsgstr \"\"\n", .po, path: "app.pot"),
            .file("msgid \"Buy\"\nmsgstr \"Kaufen\"\n", .po, path: "de.po"),
        ],
        .file { file, sink in
            let isBilingual = file.isBilingual
            guard isBilingual || file.file.format == .xcstrings else { return }
            var open: [(index: Int, place: Int?)] = []
            var hasTranslation = false
            let entries = file.file.entries
            file.forEachEntry { index, flags in
                guard !flags.contains(.untranslatable) else { return }
                let list = entries[index].localizations
                var isThere = false
                for place in 0..<list.endIndex where list.role(at: place) == .translation {
                    isThere = true
                    if untranslated(in: list.tree(at: place)) == nil {
                        hasTranslation = true
                    } else {
                        open.append((index, place))
                    }
                }
                if isBilingual, !isThere { open.append((index, nil)) }
            }
            guard hasTranslation else { return }
            for (index, place) in open {
                report(index, place.map { entries[index].localizations[$0] }, file, &sink)
            }
        })

    /// The first text of a tree that is not translated.
    private static func untranslated(in tree: VariantTree) -> TextUnit? {
        switch tree {
        case .text(let unit): return isUntranslated(unit.state) ? unit : nil
        case .group(let group):
            return group.variants.lazy.compactMap { untranslated(in: $0.tree) }.first
        }
    }

    private static func report(
        _ index: Int, _ localization: Localization?, _ file: CheckedFile, _ sink: inout FindingSink
    ) {
        let entry = file.file.entries[index]
        let unit = localization.flatMap { untranslated(in: $0.tree) }
        var place = unit?.stateRange ?? file.place(of: entry)
        if let unit, place.isEmpty { place = unit.content.range }
        sink.report(
            at: place, "\(Diagnostic.quoted(entry.key)) is not translated yet; translate it",
            key: entry.key, language: localization?.language ?? file.file.languages.last,
            entry: index)
    }

    static let needsReview = Check(
        .structureNeedsReview, .warning, summary: "a translation that someone must look at",
        rationale: """
            The file says so: needs_review of a String Catalog, needs-review-translation of XLIFF,
            fuzzy of PO, whose apps show the source text until the mark is gone. Read the
            translation, correct it, and set its state.
            """,
        bad: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"Buy": {
                "localizations": {"de": {
                "stringUnit": {"state": "⟦needs_review⟧", "value": "Kaufen"}}}}}}
                """, .xcstrings),
            .file("#, fuzzy\nmsgid \"Buy\"\nmsgstr \"⟦Kaufen⟧\"\n", .po),
        ],
        good: [.file("msgid \"Buy\"\nmsgstr \"Kaufen\"\n", .po)],
        .string { string, sink in
            guard let text = string.texts.first(where: { $0.unit.state == .needsReview }),
                string.localization.role == .translation
            else { return }
            let message =
                "\(Diagnostic.quoted(string.key)) needs a review; read it and set its state"
            if text.unit.stateRange.isEmpty {
                sink.report(in: text, nil, message)
            } else {
                sink.report(string, at: text.unit.stateRange, message)
            }
        })

    static let stale = Check(
        .structureStale, .warning, summary: "a string that the code no longer has",
        rationale: """
            Xcode marks it as stale: nothing shows it. Remove it, or restore the key in the code.
            """,
        bad: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"⟦Buy⟧": {
                "extractionState": "stale"}}}
                """, .xcstrings)
        ],
        good: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"Buy": {
                "extractionState": "manual"}}}
                """, .xcstrings)
        ],
        .file { file, sink in
            file.forEachEntry { index, flags in
                guard flags.contains(.stale) else { return }
                let entry = file.file.entries[index]
                sink.report(
                    at: file.place(of: entry),
                    "\(Diagnostic.quoted(entry.key)) is stale: the code has it no more; remove it",
                    key: entry.key, entry: index)
            }
        })

    static let translatedUntranslatable = Check(
        .structureTranslatedUntranslatable, .warning,
        summary: "a translation of what must not be translated",
        rationale: """
            The string is marked: shouldTranslate, translatable="false", translate="no". Apps show
            the translation all the same. Remove it, or the mark.
            """,
        bad: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"⟦Acme⟧": {
                "shouldTranslate": false, "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Akme"}}}}}}
                """, .xcstrings),
            .file(
                #"<resources><string name="⟦brand⟧">Akme</string></resources>"#, .android,
                path: "values-de/strings.xml",
                source: """
                    <resources><string name="brand" translatable="false">Acme</string></resources>
                    """),
        ],
        good: [
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"Acme": {
                "shouldTranslate": false, "localizations": {
                "de": {"stringUnit": {"state": "translated", "value": "Acme"}}}}}}
                """, .xcstrings)
        ],
        .string { string, sink in
            guard
                string.flags.contains(.untranslatable)
                    || string.source?.flags.contains(.untranslatable) == true,
                let pair = string.pairs.first(where: { $0.source.bytes != $0.target.bytes }),
                !pair.target.isBlank
            else { return }
            sink.report(
                string, at: string.file.place(of: string.entry),
                "\(Diagnostic.quoted(string.key)) is marked as not to be translated; "
                    + "remove the translation or the mark")
        })
}
