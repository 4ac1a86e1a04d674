internal import ContentRules
internal import StringFiles

extension TermChecks {
    static let inconsistent = Check(
        .termInconsistent, .note,
        summary: "one source text with different translations in one file",
        rationale: """
            The same words in two places are usually meant to be the same in every language. Two
            translations may be right, as a word can be a verb here and a noun there: so this is a
            note, and only for texts of more than one word. PO files say by `msgctxt` that they
            differ.
            """,
        bad: [
            .file(
                """
                key,source,de
                a,View your offer,Angebot ansehen
                b,View your offer,⟦Zum Angebot⟧
                """, .csv)
        ],
        good: [
            .file(
                """
                key,source,de
                a,View your offer,Angebot ansehen
                b,View your offer,Angebot ansehen
                """, .csv),
            .file(
                """
                key,source,de
                a,Open,Öffnen
                b,Open,Offen
                """, .csv),
        ],
        .file { file, sink in
            guard file.file.format != .po else { return }
            for group in SameSources(file).groups { report(group, file, &sink) }
        })

    /// Reports where a language translates the entries of a group in more than one way.
    private static func report(_ group: [Int], _ file: CheckedFile, _ sink: inout FindingSink) {
        var first: [ByteText: (text: ByteText, range: ByteRange)] = [:]
        for index in group {
            let entry = file.file.entries[index]
            for localization in entry.localizations where localization.role == .translation {
                guard case .text(let unit) = localization.tree, unit.content.range != .none else {
                    continue
                }
                let text = ByteText(file.file.text(of: unit.content))
                guard !text.string.isEmpty else { continue }
                let language = ByteText(localization.language)
                guard let known = first[language] else {
                    first[language] = (text, unit.content.range)
                    continue
                }
                guard known.text != text else { continue }
                sink.report(
                    at: unit.content.range,
                    "the same source is \(Diagnostic.quoted(known.text.string)) elsewhere",
                    key: entry.key, language: localization.language, entry: index,
                    first: known.range)
            }
        }
    }
}
