internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct PropertiesTests {
    private static let shape = ModelShape(
        format: .properties,
        adjust: { entry in
            // A comment has no escapes, and U+0000 makes a file look like UTF-16.
            entry.comments = entry.comments.map { comment in
                guard case .value(let value) = comment.content else { return comment }
                let text = value.text.unicodeScalars.filter { $0 != "\u{0}" }
                let kept = String(String.UnicodeScalarView(text))
                return StringFiles.Comment(kind: comment.kind, .text(kept))
            }
        })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("properties"))
    func corpus(_ file: CorpusFile) throws {
        try expectCorpusFile(file, CorpusExpectation(.properties))
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        for folder in ["accepted", "rejected"] {
            let path = "fixtures/properties/\(folder)"
            let names = try Repository.names(in: path).filter { !$0.hasSuffix(".expected") }
            expectNoTrap(
                .properties, seeds: try names.map { try Repository.bytes("\(path)/\($0)") })
        }
    }

    @Test(
        "writes what is not ASCII as the file does",
        arguments: [
            ("a=b\n", "a=\\u00E9\\uD83C\\uDF81\n"), ("# é\na=b\n", "# é\na=é🎁\n"),
        ])
    func editedCharacters(before: String, after: String) {
        let (file, _) = StringFile.read(SourceText(Array(before.utf8)), as: .properties)
        let edit = TextEdit(
            entry: 0,
            .setText(language: "und", role: .translation, path: [], TextValue("é🎁"), nil))
        let edited = file.bytes(applying: [edit]).bytes
        #expect(ByteText(String(decoding: edited, as: UTF8.self)) == ByteText(after))
    }

    @Test("escapes in a file of ISO-8859-1 what is not ASCII")
    func latin() {
        let (file, _) = StringFile.read(SourceText(Array("a=caf".utf8) + [0xE9]), as: .properties)
        let text = file.entries[0].localizations[0].tree.firstText.map {
            file.text(of: $0.unit.content)
        }
        #expect(text == "café")
        let edit = TextEdit(
            entry: 0,
            .setText(language: "und", role: .translation, path: [], TextValue("é日"), nil))
        #expect(file.bytes(applying: [edit]).bytes == Array("a=\\u00E9\\u65E5".utf8))
    }
}
