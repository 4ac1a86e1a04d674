internal import ContentRules
internal import StringFiles

/// The checks of what a file says about its placeholders beside the texts, and of inline tags.
extension PlaceholderChecks {
    static let undeclared = Check(
        .placeholderUndeclared, .error,
        summary: "a placeholder is used and not declared, or declared and not used",
        rationale: """
            Chrome refuses an extension whose message uses a placeholder that is not declared in the \
            same file. A variable of a String Catalog without its substitution is shown raw. Of an ARB \
            file an argument that its metadata lacks has no type.
            """,
        bad: [
            .file(
                #"{"hi": {"message": "Hallo ⟦$name$⟧"}}"#, .chrome,
                path: "_locales/de/messages.json", source: nil),
            .file(
                """
                {"@@locale": "en", "offer": "Only {price} until ⟦{day}⟧",
                 "@offer": {"placeholders": {"price": {"type": "String"}}}}
                """, .arb, path: "app_en.arb", source: nil),
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"left": {"localizations":
                {"de": {"stringUnit": {"state": "translated", "value": "⟦%#@tage@⟧ übrig"}}}}}}
                """, .xcstrings, path: "Localizable.xcstrings", source: nil),
        ],
        good: [
            .file(
                """
                {"hi": {"message": "Hallo $NAME$, das kostet $$1 oder $1",
                 "placeholders": {"name": {"content": "$1"}}}}
                """, .chrome, path: "_locales/de/messages.json", source: nil),
            .file(
                #"{"@@locale": "en", "offer": "Only {price}", "@offer": {"description": "x"}}"#,
                .arb, path: "app_en.arb", source: nil),
        ],
        .string { string, sink in
            switch string.file.file.format {
            case .chrome: DeclaredPlaceholders.checkChrome(string, &sink)
            case .arb: DeclaredPlaceholders.checkARB(string, &sink)
            case .xcstrings: DeclaredPlaceholders.checkVariables(string, &sink)
            case .strings, .stringsdict, .xliff, .xliff2, .po, .android, .json, .i18next, .fluent,
                .csv, .tsv, .properties:
                break
            }
        })
    static let inlineTag = Check(
        .placeholderInlineTag, .error, summary: "an inline tag of the source is lost or added",
        rationale: """
            Tags such as <x id="1"/> and <g id="2"> stand for markup and values that the translation \
            tool took out. Without them the import fails, or a link or a value is lost. Keep each once.
            """,
        bad: [
            .file(
                xliff(#"Hi <x id="NAME"/>!"#, #"⟦Hallo!⟧"#), .xliff, path: "de.xliff", source: nil),
            .file(
                xliff(#"Buy <g id="1">now</g>"#, #"<g id="1">Jetzt</g> ⟦<x id="9"/>⟧kaufen"#),
                .xliff, path: "de.xliff", source: nil),
        ],
        good: [
            .file(
                xliff(
                    #"<g id="1">Buy</g> <x id="2"/>"#, #"<x id="2"/> <g id="1">kaufen</g>"#),
                .xliff, path: "de.xliff", source: nil)
        ],
        needs: .angle,
        .pair { pair, sink in
            let format = pair.target.string.file.file.format
            guard format == .xliff || format == .xliff2 else { return }
            func tags(of text: CheckedText) -> [InlineTag] {
                InlineTag.tags(in: text.bytes, text.codes).filter { $0.identity != nil }
            }
            var added = tags(of: pair.target)
            for tag in tags(of: pair.source) {
                if let index = added.firstIndex(where: { $0.identity == tag.identity }) {
                    added.remove(at: index)
                    continue
                }
                let name = Diagnostic.quoted(pair.source.spelling(tag.range))
                // XLIFF 2 lets a translation leave out what does not say canDelete="no".
                let isFree = format == .xliff2 && !tag.isRequired
                sink.report(
                    in: pair.target, nil,
                    "\(name) of the source is missing; put it where it belongs",
                    severity: isFree ? .warning : nil)
            }
            for tag in added {
                let name = Diagnostic.quoted(pair.target.spelling(tag.range))
                sink.report(
                    in: pair.target, tag.range, "\(name) is not in the source; remove it",
                    severity: format == .xliff2 ? .warning : nil)
            }
        })

    private static func xliff(_ source: String, _ target: String) -> String {
        """
        <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a"
        source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="k">
        <source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>
        """
    }
}
