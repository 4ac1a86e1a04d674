internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct AndroidTests {
    private static let shape = ModelShape(
        format: .android,
        allowsInKey: {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        },
        dialect: .java, attributeNames: ["formatted", "description", "tools:ignore"],
        adjustTree: { tree in
            // Items have no names, and some texts have code.
            tree.renumbered.mapping { unit in
                guard case .value(let value) = unit.content, value.text.utf8.count % 3 == 1 else {
                    return unit
                }
                let count = value.text.utf8.count
                let marked = TextValue(
                    "<b>\(value.text)</b> x", codes: [0..<3, 3 + count..<7 + count])
                return TextUnit(.value(marked))
            }
        },
        adjust: { entry in
            if entry.key.first?.isNumber == true { entry.key = "_" + entry.key }
            for index in entry.comments.indices {
                guard case .value(let value) = entry.comments[index].content else { continue }
                let text = value.text.unicodeScalars.filter {
                    isAllowedInXML($0) && $0 != "-" && $0 != "\r"
                }
                entry.comments[index].content = .text(
                    "c" + String(String.UnicodeScalarView(text)) + "c")
            }
            for index in entry.attributes.indices {
                guard case .value(let value) = entry.attributes[index].content else { continue }
                let text = value.text.unicodeScalars.filter(isAllowedInXML)
                entry.attributes[index].content = .text(String(String.UnicodeScalarView(text)))
            }
        })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("android"))
    func corpus(_ file: CorpusFile) throws {
        let expectation = CorpusExpectation(.android) { file in
            // The manifest counts each text.
            file.entries.flatMap(\.localizations).reduce(0) { $0 + $1.tree.units.count }
        }
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = [
            "accepted/strings.xml", "accepted/one-line.xml", "accepted/windows.xml",
            "rejected/faults.xml",
        ]
        expectNoTrap(
            .android, seeds: try names.map { try Repository.bytes("fixtures/android/\($0)") })
    }

    /// What aapt2 makes of the content of a string (`ResourceUtils::StringBuilder`).
    @Test(
        "reads escapes, quotes and white space as aapt does",
        arguments: [
            (#"a\'b\"c\\d"#, #"a'b"c\d"#), (#"a\nb\tc"#, "a\nb\tc"), (#"\u00e9\ud83c\udf81"#, "é🎁"),
            ("\\@a \\?b \\#c", "@a ?b #c"), ("  a \n\t b  ", "a b"), (#""  a  b ""#, "  a  b "),
            (#"a "  b  " c"#, "a   b   c"), (#""it's""#, "it's"), ("a<b> c</b> d", "a<b> c</b> d"),
            ("a <b> c</b>", "a <b>c</b>"), ("a&#160;b", "a\u{A0}b"), ("&quot; a&quot;", " a"),
            ("a &#32; b", "a b"), ("<![CDATA[ <i>\"x\"</i> it's ]]>", " <i>\"x\"</i> it's "),
            (#"<![CDATA[a\nb]]>"#, "a\nb"), (#"\q\ "#, "q"), (#"x\"#, "x"), ("", ""), ("  ", ""),
        ] as [(String, String)])
    func decoding(content: String, text: String) throws {
        let bytes = Array("<resources><string name='a'>\(content)</string></resources>".utf8)
        let (file, _) = StringFile.read(SourceText(bytes), as: .android)
        let tree = try #require(file.entries.first?.localizations.first?.tree)
        expectSameText(tree.units.map { file.text(of: $0.content) }.joined(), text)
    }

    @Test(
        "writes a text in the style of the old one",
        arguments: [
            ("alt", "it's  <new> @", #"it\'s \u0020&lt;new&gt; @"#),
            (#""alt""#, "it's  <new>", #""it's  &lt;new&gt;""#),
            ("<![CDATA[alt]]>", "it's <new>", "<![CDATA[it's <new>]]>"),
            ("<![CDATA[alt]]>", "]]>", "]]&gt;"), ("\n  alt\n ", "neu", "\n  neu\n "),
            ("alt", "@string/x", #"\@string/x"#), ("alt", "?x", #"\?x"#), ("", "a\nb", #"a\nb"#),
        ])
    func styles(old: String, text: String, new: String) throws {
        let head = "<resources><string name='a'>"
        let bytes = Array("\(head)\(old)</string></resources>".utf8)
        let (file, _) = StringFile.read(
            SourceText(bytes), as: .android, ReadOptions(path: "res/values-de/strings.xml"))
        let edit = TextEdit(
            entry: 0,
            .setText(language: "de", role: .translation, path: [], TextValue(text), nil))
        let edited = file.bytes(applying: [edit])
        #expect(edited.refusals == [])
        expectSameText(
            String(decoding: edited.bytes, as: UTF8.self), "\(head)\(new)</string></resources>")
    }

    @Test(
        "takes the language from the folder",
        arguments: [
            ("res/values-pt-rBR/strings.xml", "pt-BR"), ("values-b+sr+Latn/strings.xml", "sr-Latn"),
            ("res/values/strings.xml", "und"),
        ])
    func language(path: String, language: String) {
        let source = SourceText(Array("<resources/>".utf8))
        let (file, _) = StringFile.read(source, as: .android, ReadOptions(path: path))
        #expect(file.languages == [language])
    }
}
