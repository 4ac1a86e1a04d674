internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text

@Suite struct POTests {
    private static let formula =
        "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : "
        + "n%100>=11 ? 4 : 5);"

    private static let shape = ModelShape(
        format: .po, languages: ["en", "ar"], dialect: .unknown,
        adjust: adjust, adjustFile: { $0.header = header(of: $0) })

    /// An entry as PO holds it: the key is the source text, and there is always a translation.
    private static func adjust(_ entry: inout Entry) {
        // What makes a plural: random, but the same for both texts.
        var isPlural = false
        if case .group = entry.localizations.first?.tree { isPlural = true }
        let isFuzzy = entry.flags.contains(.fuzzy)
        let old = entry.localizations.last { $0.role == .translation }?.tree.units ?? []
        func unit(_ index: Int) -> VariantTree {
            let content = old.isEmpty ? TextContent.text("") : old[index % old.count].content
            guard case .value(let value) = content else { return .text(TextUnit(content)) }
            let state: TranslationState =
                value.text.isEmpty ? .new : isFuzzy ? .needsReview : .translated
            return .text(TextUnit(content, state: state))
        }
        func tree(_ names: [String], _ text: (Int) -> VariantTree) -> VariantTree {
            let variants = names.enumerated().map { Variant(name: $1, tree: text($0)) }
            return .group(
                VariantGroup(selector: .plural(VariantArgument()), variants: variants))
        }
        let id = VariantTree.text(TextUnit(.text(entry.key)))
        let plural = VariantTree.text(TextUnit(.text(entry.key + "s")))
        let names = ["zero", "one", "two", "few", "many", "other"]
        entry.localizations = [
            Localization(
                language: "en", role: .source,
                tree: isPlural ? tree(["one", "other"]) { $0 == 0 ? id : plural } : id),
            Localization(language: "ar", tree: isPlural ? tree(names, unit) : unit(0)),
        ]
        if isFuzzy, entry.key.utf8.count.isMultiple(of: 2) {
            entry.attributes = [
                Attribute(name: "flags", .text("no-wrap, range: 0..10")),
                Attribute(name: "previous-msgctxt", .text("before\n")),
            ]
            entry.localizations.append(
                Localization(
                    language: "en", role: .previousSource,
                    tree: .text(TextUnit(.text("old\n\(entry.key)")))))
        }
        let kinds: [StringFiles.Comment.Kind] = [.translator, .note, .reference]
        let comments = entry.comments
        entry.comments = kinds.flatMap { kind in
            comments.filter { $0.kind == kind }.map { Self.comment($0) }
        }
    }

    /// A comment as PO holds it: without U+0000, and without CR before a line end.
    private static func comment(_ comment: StringFiles.Comment) -> StringFiles.Comment {
        guard case .value(let value) = comment.content else { return comment }
        let text = value.text.unicodeScalars.filter { $0 != "\u{0}" && $0 != "\r" }
        return StringFiles.Comment(
            kind: comment.kind, .text(String(String.UnicodeScalarView(text))))
    }

    private static func header(of file: StringFile) -> [Attribute] {
        var fields = [
            ("Language", "ar"), ("X-Source-Language", "en"), ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
        ]
        let hasPlurals = file.entries.contains { entry in
            if case .group = entry.localizations.first?.tree { true } else { false }
        }
        if hasPlurals { fields.append(("Plural-Forms", formula)) }
        return fields.map { Attribute(name: $0.0, .text($0.1)) }
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("po"))
    func corpus(_ file: CorpusFile) throws {
        let tests = "po/izimobil__polib/tests"
        let broken = [
            // What msgfmt -c says too.
            "po/vim__vim/src/po/ja.sjis.po": try Self.doubledBackslashLines(of: file),
            "po/vim__vim/src/po/ko.po": [2087],
            "\(tests)/test_msgctxt.po": [2],
            "\(tests)/test_syntax_error1.po": [5],
            "po/autotools-mirror__gettext/gettext-tools/tests/testdata/xg-po-4.po": [1],
        ]
        let expectation = CorpusExpectation(.po, brokenLines: broken) { file in
            // The manifest counts each `msgstr`.
            file.entries.flatMap(\.localizations).filter { $0.role == .translation }
                .reduce(0) { $0 + $1.tree.units.count }
        }
        try expectCorpusFile(file, expectation)
    }

    /// Vim's Shift_JIS file doubles the backslash that is the second byte of a character, which is
    /// a stray backslash to all who know the charset, unless an escape comes of it (of a closing
    /// quote, too); of one rule 200 are listed.
    private static func doubledBackslashLines(of file: CorpusFile) throws -> [Int] {
        let bytes = try file.bytes()
        var (lines, unclosed): ([Int], [Int]) = ([], [])
        var (line, offset) = (1, 0)
        while offset + 3 < bytes.count {
            let lead = bytes[offset]
            guard 0x81...0x9F ~= lead || 0xE0...0xFC ~= lead else {
                if lead == 0x0A { line += 1 }
                offset += 1
                continue
            }
            let next = bytes[offset...].dropFirst(3)
            let isDoubled = bytes[offset + 1] == 0x5C && bytes[offset + 2] == 0x5C
            if isDoubled, next.starts(with: "\"\n".utf8) { unclosed.append(line) }
            if isDoubled,
                !"abfnrtv\"\\01234567x".utf8.contains(bytes[offset + 3])
            {
                lines.append(line)
            }
            offset += 2
        }
        return lines.prefix(200) + unclosed
    }

    @Test("survives any bytes")
    func fuzz() throws {
        for folder in ["accepted", "rejected"] {
            let names = try Repository.names(in: "fixtures/po/\(folder)")
                .filter { !$0.hasSuffix(".expected") }
            let seeds = try names.map { try Repository.bytes("fixtures/po/\(folder)/\($0)") }
            expectNoTrap(.po, seeds: seeds)
        }
    }

    @Test("changes only what an edit is about, in the layout around it")
    func edits() throws {
        let bytes = try Repository.bytes("fixtures/po/accepted/de.po")
        let (file, _) = StringFile.read(SourceText(bytes), as: .po)
        func index(_ key: String) -> Int { file.entries.firstIndex { $0.key == key } ?? -1 }
        func text(_ key: String, _ path: TextPath, _ text: String, _ state: TranslationState?)
            -> TextEdit
        {
            TextEdit(
                entry: index(key),
                .setText(language: "de", role: .translation, path: path, TextValue(text), state))
        }
        let (edited, refusals) = file.bytes(applying: [
            text("View offer", [], "Angebot\nzeigen", .needsReview),
            text("%d gift", ["other"], "%d Gaben", .translated),
            text("100% done", [], "100% \"fertig\"", nil),
            text("gone", [], "a\nb", nil),
            text("nothing", [], "x", nil),
            TextEdit(entry: index("two"), .setComment("number\ntwo")),
            TextEdit(entry: index("100% done"), .setComment("a note")),
        ])
        #expect(refusals.map(\.edit) == [4, 5])
        let changes = [
            ("#: src/push.c:7\nmsgid", "#: src/push.c:7\n#, fuzzy\nmsgid"),
            ("msgstr \"Angebot ansehen\"", "msgstr \"\"\n\"Angebot\\n\"\n\"zeigen\""),
            ("#, fuzzy, c-format, no-wrap", "#, c-format, no-wrap"),
            ("\"\"\n\"%d Geschenke\\n\"\n\"auf zwei Zeilen\"", "\"%d Gaben\""),
            ("done\"\nmsgstr \"\"", "done\"\nmsgstr \"100% \\\"fertig\\\"\""),
            ("#, no-c-format", "#. a note\n#, no-c-format"),
            ("#~ \"weg\\n\"\n#~ \"ganz\"", "#~ \"a\\n\"\n#~ \"b\""),
        ]
        var expected = String(decoding: bytes, as: UTF8.self)
        for (old, new) in changes {
            #expect(expected.contains(old), "\(old)")
            expected = expected.replacing(old, with: new)
        }
        expectSameText(String(decoding: edited, as: UTF8.self), expected)
    }

    @Test("an unterminated string is an error on its own line, and its last letter survives")
    func unterminated() {
        let text = "msgid \"a\"\nmsgstr \"Laden öffnen\n\nmsgid \"b\"\nmsgstr \"c\"\n"
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: .po)
        let lines = file.source.lines()
        #expect(
            diagnostics.map { $0.line(path: "de.po", in: lines) } == [
                "de.po:2:8: error: this string has no closing quote; write it [file.syntax]"
            ])
        let texts = file.entries.compactMap { $0.localizations.last?.tree.firstText?.unit.content }
        #expect(texts.map { file.text(of: $0) } == ["Laden öffnen", "c"])
    }
}
