internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text

@Suite struct StringsTests {
    private static let shape = ModelShape(
        format: .strings, dialect: .apple,
        adjust: { entry in
            // A comment has no escapes, and U+0000 makes a file look like UTF-16.
            entry.comments = entry.comments.map { comment in
                guard case .value(let value) = comment.content else { return comment }
                let text = value.text.unicodeScalars.filter { $0 != "\u{0}" }
                return Comment(kind: comment.kind, .text(String(String.UnicodeScalarView(text))))
            }
        })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("strings"))
    func corpus(_ file: CorpusFile) throws {
        let binary = "strings/SwiftGen__SwiftGen/SwiftGen.playground/Resources/Localizable.strings"
        let expectation = CorpusExpectation(
            .strings, differences: [binary: (0, "a binary property list is not read")],
            brokenLines: [binary: [1]])
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        for folder in ["accepted", "rejected"] {
            let names = try Repository.names(in: "fixtures/strings/\(folder)")
                .filter { $0.hasSuffix(".strings") }
            let seeds = try names.map { try Repository.bytes("fixtures/strings/\(folder)/\($0)") }
            expectNoTrap(.strings, seeds: seeds)
        }
    }

    @Test("names the dropped backslashes of a real file", .enabled(if: !CorpusFile.all.isEmpty))
    func droppedBackslashes() throws {
        let name = "strings/home-assistant__iOS/Sources/App/Resources/he.lproj/Localizable.strings"
        let corpusFile = try #require(CorpusFile.all.first { $0.path == name })
        let (file, diagnostics) = StringFile.read(
            SourceText(try corpusFile.bytes()), as: .strings)
        let lines = file.source.lines()
        // The first three are in DEFECTS.tsv; line 825 has `\u203A` twice, which only `\U` would be.
        let places = diagnostics.map { lines.position(at: $0.range.lowerBound).line }
        #expect(places == [470, 470, 471, 825, 825])
        #expect(diagnostics.allSatisfy { $0.id == .escape })
    }

    @Test("reads nested values of any depth without recursion", arguments: [100, 200_000])
    func depth(_ count: Int) {
        let nested =
            String(repeating: "{ a = (", count: count) + String(repeating: "); }", count: count)
        let (file, diagnostics) = StringFile.read(
            SourceText(Array("\"n\" = \(nested);\n\"b\" = \"c\";\n".utf8)), as: .strings)
        #expect(file.entries.map(\.key) == ["b"])
        #expect(file.junk.count == 1)
        #expect(diagnostics.map(\.id) == [.valueType])
    }

    @Test(
        "decodes escapes as Core Foundation does",
        arguments: [
            // CFOldStylePList.c, getSlashedChar; octal is NeXTSTEP's encoding.
            (#"a\"b\\c\'d"#, "a\"b\\c'd"), (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
            (#"\U00e9\U00C9\U1F3z"#, "éÉ\u{1F3}z"), (#"\Ud83c\Udf81"#, "🎁"),
            (#"\101\60\7x"#, "A0\u{7}x"), (#"\341\350\200"#, "ÆŁ\u{A0}"), (#"\q\ה"#, "qה"),
            (#"\u0041"#, "u0041"), ("a\\\nb", "a\nb"), ("a\nb", "a\nb"), (#"\U"#, "U"),
        ])
    func escapes(written: String, text: String) {
        let (file, _) = StringFile.read(
            SourceText(Array("\"k\" = \"\(written)\";".utf8)), as: .strings)
        let texts = file.entries.flatMap(\.localizations).compactMap(\.tree.firstText)
            .map { file.text(of: $0.unit.content) }
        #expect(texts.map(ByteText.init) == [ByteText(text)])
    }

    @Test(
        "edits a file in UTF-16 there, with its line ends",
        arguments: ["LittleEndian", "BigEndianNoMark"])
    func utf16(_ name: String) throws {
        let path = "fixtures/strings/accepted/\(name).strings"
        let source = SourceText(try Repository.bytes(path))
        let (file, _) = StringFile.read(source, as: .strings)
        let new = Entry(
            key: "neu",
            localizations: [Localization(language: "und", tree: .text(TextUnit(.text("x"))))])
        let (edited, refusals) = file.bytes(applying: [
            TextEdit(
                entry: 0,
                .setText(language: "und", role: .translation, path: [], TextValue("\"中\""), nil)),
            TextEdit(entry: 0, .addEntry(new)),
        ])
        #expect(refusals == [])
        let reread = SourceText(edited)
        #expect(reread.encoding == source.encoding)
        #expect(reread.hasByteOrderMark == source.hasByteOrderMark)
        expectSameText(
            String(decoding: reread.utf8, as: UTF8.self),
            "/* Größe */\n\"größe\" = \"\\\"中\\\"\";\n\"neu\" = \"x\";\nkey = \"v\nw\"; // \"tail\"\n"
        )
    }

    @Test(
        "knows content without a name",
        arguments: [
            ("/* c */\n\"a\" = \"b\";\n\"c\" = \"cut", FileFormat.strings), ("a = b\nc = d\n", nil),
            ("{\"a\": \"b\"}", nil), ("msgid \"a\"\nmsgstr \"b\"\n", .po), ("", nil),
        ])
    func detection(content: String, format: FileFormat?) {
        let detected = FileFormat.detect(SourceText(Array(content.utf8)), path: "-")
        // Others may know what these do not.
        #expect(format == nil ? detected != .strings && detected != .po : detected == format)
    }
}
