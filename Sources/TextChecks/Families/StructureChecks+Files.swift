internal import ContentRules
internal import ICU
internal import StringFiles

extension StructureChecks {
    static let locale = Check(
        .structureLocale, .error, summary: "a language that is no language tag",
        rationale: """
            Apps look for texts by tags such as de, pt-BR or zh-Hant; a name such as "German" is
            found by none. That the tag in a file is another one than in its name is told by
            file.language-mismatch.
            """,
        bad: [
            .file(#"{"@@locale": "⟦d e⟧", "a": "Hallo"}"#, .arb),
            .file(
                """
                <xliff version="1.2"><file original="a" source-language="en"
                target-language="⟦German⟧"><body/></file></xliff>
                """, .xliff),
            .file(
                "msgid \"\"\nmsgstr \"\"\n\"Language: ⟦German⟧\\n\"\n"
                    + "\"Content-Type: text/plain; charset=UTF-8\\n\"\n", .po),
        ],
        good: [
            .file(#"{"@@locale": "pt_BR", "a": "Comprar"}"#, .arb),
            .file(#"{"@@locale": "zh-Hant", "a": "購買"}"#, .arb),
            .file(#"{"@@locale": "qqq", "a": "Documentation"}"#, .arb),
        ],
        .file { file, sink in
            // Languages come in the order of the file, so the next one is rarely looked for from its
            // start.
            var last = 1
            for tag in file.file.languages where !isTag(tag, file) {
                let found = place(of: tag, in: file, from: last) ?? place(of: tag, in: file)
                guard let place = found else { continue }
                last = place.lowerBound
                sink.report(
                    at: place,
                    "\(Diagnostic.quoted(tag)) is no language tag; write one such as pt-BR",
                    language: tag)
            }
        })

    /// Whether a tag is well-formed and its language is a code, not a word.
    private static func isTag(_ tag: String, _ file: CheckedFile) -> Bool {
        if tag.utf8.elementsEqual("und".utf8) { return true }
        let language = file.language(tag)
        let isKnown = !language.canonical.utf8.elementsEqual("und".utf8)
        return isKnown && language.code.utf8.count <= 3
    }

    /// Where the file says its language, from an offset on; nil when the path does.
    private static func place(
        of tag: String, in file: CheckedFile, from offset: Int = 1
    ) -> ByteRange? {
        let field = file.file.header.first { $0.name.utf8.elementsEqual("Language".utf8) }
        if file.file.format == .po { return field?.content.range }
        let bytes = file.file.source.utf8
        let wanted = Array(tag.utf8)
        guard let first = wanted.first, bytes.count > wanted.count + offset else { return nil }
        for start in offset..<bytes.count - wanted.count where bytes[start] == first {
            let end = start + wanted.count
            let mark = bytes[start - 1]
            if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"), bytes[end] == mark,
                bytes[start..<end].elementsEqual(wanted)
            {
                return ByteRange(start..<end)
            }
        }
        return nil
    }

    static let header = Check(
        .structureHeader, .warning, summary: "a PO header that is wrong for its language",
        rationale: """
            Where Plural-Forms gives two numbers one form that CLDR keeps apart, one of them is shown
            in wrong grammar. It is a note where the number is 0. Without a charset programs guess
            the encoding. Reading tells what is no formula at all, and a formula of too few forms.
            """,
        bad: [
            .file(
                """
                msgid ""
                msgstr ""
                "Language: ru\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: ⟦nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);⟧\\n"

                msgid "%d day"
                msgid_plural "%d days"
                msgstr[0] "%d день"
                msgstr[1] "%d дня"
                msgstr[2] "%d дней"
                """, .po),
            .file(
                "msgid \"\"\nmsgstr \"\"\n\"⟦⟧Language: de\\n\"\n\nmsgid \"Buy\"\nmsgstr \"Käufe\"\n",
                .po),
        ],
        good: [
            .file(
                """
                msgid ""
                msgstr ""
                "Language: pl\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n"
                "%100>14) ? 1 : 2);\\n"

                msgid "Buy"
                msgstr "Kup"
                """, .po)
        ],
        .file { file, sink in
            guard file.file.format == .po else { return }
            checkFormula(file, &sink)
            checkCharset(file, &sink)
        })

    private static func field(_ name: String, _ file: CheckedFile) -> Attribute? {
        file.file.header.first { $0.name.lowercased().utf8.elementsEqual(name.utf8) }
    }

    private static func checkFormula(_ file: CheckedFile, _ sink: inout FindingSink) {
        let language = file.language(file.file.languages.last ?? "und")
        guard !language.plurals.categories.isEmpty, let field = field("plural-forms", file),
            let formula = PluralFormula(file.file.text(of: field.content)),
            // Reading has told of it.
            !POPlurals(formula, language: language.tag).isTooCoarse,
            let conflict = PluralFormulaConflict(formula, language, from: 0)
        else { return }
        let isSoft = PluralFormulaConflict(formula, language, from: 1) == nil
        let better = POPlurals.formula(for: language.canonical).map { "; write \($0)" } ?? ""
        sink.report(
            at: field.content.range,
            "\(conflict.first) and \(conflict.second) share a form here, for CLDR they are "
                + "'\(conflict.categories.0)' and '\(conflict.categories.1)'\(better)",
            severity: isSoft ? .note : nil, language: language.tag)
    }

    /// A file of ASCII alone needs no charset.
    private static func checkCharset(_ file: CheckedFile, _ sink: inout FindingSink) {
        let type = field("content-type", file).map { file.file.text(of: $0.content) } ?? ""
        guard !type.lowercased().contains("charset="), let first = file.file.header.first,
            file.file.source.bytes.contains(where: { $0 >= 0x80 })
        else { return }
        sink.report(
            at: ByteRange(first.range.lowerBound..<first.range.lowerBound),
            "the header has no charset; write Content-Type: text/plain; charset=UTF-8",
            language: file.file.languages.last)
    }

    static let finalNewline = Check(
        .structureFinalNewline, .note, summary: "a last line without a line end",
        rationale: """
            The next line that a tool or a person appends joins the last one, and diffs show both.
            Xcode writes String Catalogs without one, so those have none.
            """,
        bad: [.file("\"a\" = \"Hallo\";⟦⟧", .strings)],
        good: [
            .file("\"a\" = \"Hallo\";\n", .strings),
            .file(#"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#, .xcstrings),
        ],
        .file { file, sink in
            let bytes = file.file.source.utf8
            guard file.file.format != .xcstrings, !file.file.source.isBinaryPropertyList,
                let last = bytes.last, last != 0x0A, last != 0x0D
            else { return }
            let lineEnd = lineEnd(of: bytes)
            let name = lineEnd == [0x0D] ? "U+000D" : "U+000A"
            sink.report(
                at: ByteRange(bytes.count..<bytes.count),
                "the last line has no line end (\(name)); add one",
                fix: [ByteReplacement(bytes.count..<bytes.count, lineEnd)])
        })

    /// How the lines of a text end: as the first that a line feed is part of, else by a lone CR.
    private static func lineEnd(of bytes: [UInt8]) -> [UInt8] {
        guard let line = bytes.firstIndex(of: 0x0A) else {
            return bytes.contains(0x0D) ? [0x0D] : [0x0A]
        }
        return line > 0 && bytes[line - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    }
}
