internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct MarkupHostileTests {
    /// The XML formats, each with what stands before and behind a text.
    private static let frames: [(format: FileFormat, head: String, tail: String)] = [
        (
            .xliff,
            "<xliff version='1.2'><file original='a' source-language='en' target-language='de'>"
                + "<body><trans-unit id='k'><source>x</source><target>",
            "</target></trans-unit></body></file></xliff>"
        ),
        (
            .xliff2,
            "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' "
                + "trgLang='de'><file id='f'><unit id='k'><segment><source>x</source><target>",
            "</target></segment></unit></file></xliff>"
        ),
        (.android, "<resources><string name='k'>", "</string></resources>"),
        (
            .stringsdict, "<dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>",
            "</string></dict></dict>"
        ),
    ]

    private static func read(_ text: String, _ format: FileFormat) -> (StringFile, [Diagnostic]) {
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: format)
        #expect(file.bytes(applying: []).bytes == Array(text.utf8))
        expectSoundRanges(file, diagnostics)
        return (file, diagnostics)
    }

    private static func texts(_ file: StringFile) -> [String] {
        file.entries.flatMap(\.localizations).filter { $0.role == .translation }
            .flatMap { $0.tree.units.map { file.text(of: $0.content) } }
    }

    @Test("does not expand entities, and opens no file", arguments: frames.indices)
    func entities(frame: Int) {
        let (format, head, tail) = Self.frames[frame]
        let bomb = (1...9).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let text =
            "<!DOCTYPE a [<!ENTITY e0 \"ha\">\(bomb)<!ENTITY f SYSTEM \"file:///etc/passwd\">"
            + "<!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\"> %p;]>\(head)&e9;&f;\(tail)"
        let (file, diagnostics) = Self.read(text, format)
        #expect(Self.texts(file) == ["&e9;&f;"])
        #expect(diagnostics.contains { $0.id == .unsupported && $0.severity == .warning })
    }

    @Test("reads 10,000 levels in a text", arguments: frames.indices)
    func depth(frame: Int) {
        let (format, head, tail) = Self.frames[frame]
        let nested =
            String(repeating: "<g id='1'>", count: 10_000)
            + String(repeating: "</g>", count: 10_000)
        let (file, _) = Self.read(head + nested + tail, format)
        #expect(file.entries.count == 1)
        let (open, diagnostics) = Self.read(
            head + String(repeating: "<g id='1'>", count: 10_000) + tail, format)
        #expect(open.entries.count == 1)
        #expect(diagnostics.contains { $0.id == .syntax })
    }

    @Test("reads a long line; 200 MB of it in a full run", arguments: frames.indices)
    func longLine(frame: Int) {
        let (format, head, tail) = Self.frames[frame]
        let count = Repository.isFullRun ? 20_000_000 : 50_000
        let text = head + String(repeating: "0123456789", count: count) + tail
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: format)
        #expect(diagnostics.filter { $0.severity == .error } == [])
        #expect(Self.texts(file).map(\.utf8.count) == [10 * count])
    }

    @Test("names bytes and characters that XML cannot hold", arguments: frames.indices)
    func characters(frame: Int) {
        let (format, head, tail) = Self.frames[frame]
        let bytes =
            Array(head.utf8) + [0x41, 0xFF, 0x00, 0xED, 0xA0, 0x80, 0x42] + Array(tail.utf8)
        let (file, diagnostics) = StringFile.read(SourceText(bytes), as: format)
        #expect(file.bytes(applying: []).bytes == bytes)
        #expect(diagnostics.contains { $0.id == .encoding && $0.message.hasPrefix("FF ") })
        #expect(diagnostics.contains { $0.id == .syntax && $0.message.contains("U+0000") })
        #expect(file.entries.count == 1)
    }

    @Test(
        "takes time in proportion where quotes, tags and comments are missing",
        arguments: [
            "<a b=\"<", "<a b='x>", "</a>", "<a>", "<!--", "<![CDATA[", "<?x", "&", "]]>", "<",
            "<string name='a'>", "<trans-unit id='a|==|plural.one'>", "<!DOCTYPE a [", "'\"<",
            "<unit id='a'><segment><source>",
        ])
    func repeated(piece: String) {
        // A reader whose time grows with the square would need hours for these.
        for (format, head, tail) in Self.frames {
            let text = head + String(repeating: piece, count: 4_000) + tail
            _ = StringFile.read(SourceText(Array(text.utf8)), as: format)
        }
    }
}
