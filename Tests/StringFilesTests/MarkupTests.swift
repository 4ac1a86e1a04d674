internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct MarkupTests {
    /// Documents, most of them wrong in one way; `xmllint` says which.
    static let documents: [String] = [
        "<a/>", "<a></a>", "<a>", "<a></b>", "<a><b></a></b>", "</a>", "", "text", "<a/>text",
        "text<a/>", "<a/><b/>", "<a/>\n<!-- c -->\n<?p d?>\n", "<a b='1'/>", "<a b=\"1\" c='2'/>",
        "<a b=1/>", "<a b/>", "<a b='1'c='2'/>", "<a b='1' b='2'/>", "<a b='<'/>", "<a b='>'/>",
        "<a b='x/>", "<a b='&amp;'/>", "<a b='&'/>", "<a b='\n\t'/>", "<a =''/>", "<a 'x'/>",
        "<a><!-- x -- y --></a>", "<a><!-- x --></a>", "<a><!--></a>", "<a><!-- x ---></a>",
        "<a><!----></a>", "<a>]]></a>", "<a>]]]></a>", "<a>]] ></a>", "<a><![CDATA[ < & ]]></a>",
        "<a><![CDATA[ x </a>", "<![CDATA[x]]><a/>", "<a>\u{1}</a>", "<a>\u{B}</a>",
        "<a>\u{7F}\u{85}\u{A0}</a>", "<a>\u{FFFE}</a>", "<a>\u{FFFF}</a>", "<a>\u{FFFD}</a>",
        "<a b='\u{2}'/>", "<!--\u{3}--><a/>", "<?p \u{4}?><a/>", "<a>&lt;&gt;&quot;&apos;&amp;</a>",
        "<a>&nbsp;</a>", "<a>&#10;&#x1F381;</a>", "<a>&#0;</a>", "<a>&#x1;</a>", "<a>&#xD800;</a>",
        "<a>&#x110000;</a>", "<a>&#xFFFE;</a>", "<a>&#;</a>", "<a>&#x;</a>", "<a>&#1a;</a>",
        "<a>&#10</a>", "<a>& b</a>", "<a>&b</a>", "<a>&;</a>", "<a>a < b</a>", "<a><1/></a>",
        "<a><></a>", "< a/>", "<a></a >", "<a></ a>", "<a></a", "<a", "<a b", "<a b=", "<a b='",
        "<é/>", "<a·b/>", "<·a/>", "<a:b xmlns:a='u'/>", "<日本 名='x'/>", "<a.b-c_d/>", "<-a/>",
        "<?xml version='1.0'?><a/>", " <?xml version='1.0'?><a/>", "<?xml version='1.0'?>",
        "<?xml version='1.0' encoding='UTF-8' standalone='yes'?><a/>", "<?xml?><a/>",
        "<?xml encoding='UTF-8'?><a/>", "<?xml version='1.0' standalone='maybe'?><a/>",
        "<?xml version='2.0'?><a/>", "<?xml version='1.1'?><a/>",
        "<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a/>",
        "<?xml version='1.0' encoding='UTF-16'?><a/>",
        "<?xml version='1.0' encoding='nonesuch'?><a/>",
        "<a><?xml version='1.0'?></a>", "<a><?XML x?></a>", "<a><?p?></a>", "<a><?p x></a>",
        "<a><? x?></a>", "<?xml-stylesheet href='x'?><a/>",
        "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'x.dtd'><a/>", "<!DOCTYPE a SYSTEM><a/>",
        "<!DOCTYPE a PUBLIC 'p' 's'><a/>", "<!DOCTYPE a PUBLIC 'p'><a/>", "<!DOCTYPE><a/>",
        "<a/><!DOCTYPE a>", "<!DOCTYPE a><!DOCTYPE a><a/>", "<a><!DOCTYPE a></a>",
        "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>", "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&f;</a>",
        "<!DOCTYPE a [<!ENTITY e 'x'>]><a b='&e;'/>", "<!DOCTYPE a [<!ENTITY e>]><a/>",
        "<!DOCTYPE a [<!ELEMENT a (#PCDATA)><!ATTLIST a b CDATA 'c'><!-- x --><?p?>]><a/>",
        "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///nonesuch'>]><a/>", "<!DOCTYPE a [x]><a/>",
        "<!DOCTYPE a [<!NOTATION n SYSTEM 'x'>]><a/>", "<!DOCTYPE a [<!ENTITY e 'x'><a/>",
        "<!DOCTYPE a SYSTEM 'x.dtd'><a>&e;</a>", "<a xml:lang='de' xml:space='preserve'/>",
        "\u{FEFF}<a/>", "\u{FEFF}\u{FEFF}<a/>", "<a>\r\n\r</a>", "<a><b/><c></c>t</a>",
    ]

    private static func xmllint(_ bytes: [UInt8]) throws -> CommandRun {
        try BuiltCommand(at: "/usr/bin/xmllint").run(
            [Array("--noout".utf8), Array("--nonet".utf8), Array("-".utf8)], input: bytes)
    }

    @Test("is well-formed exactly when 'xmllint --noout' says so", arguments: documents)
    func wellFormed(_ text: String) throws {
        let run = try Self.xmllint(Array(text.utf8))
        let document = MarkupDocument(SourceText(Array(text.utf8)))
        #expect(
            document.isWellFormed == (run.status == 0),
            "\(run.errorText)\(document.diagnostics.sorted.map(\.message))")
        #expect(
            document.isWellFormed
                == !document.diagnostics.sorted.contains {
                    $0.severity == .error && !$0.message.contains("is not declared")
                })
    }

    @Test(
        "agrees with xmllint on each XML fixture",
        arguments: Fixture.all.filter {
            [.xliff, .xliff2, .android, .stringsdict].contains($0.format)
        })
    func fixture(_ fixture: Fixture) throws {
        let bytes = try Repository.bytes(fixture.path)
        let document = MarkupDocument(SourceText(bytes).inDeclaredEncoding)
        let run = try Self.xmllint(bytes)
        #expect(document.isWellFormed == (run.status == 0), "\(run.errorText)")
    }

    @Test("is well-formed or not in UTF-16 as in UTF-8", arguments: [true, false])
    func utf16(isLittleEndian: Bool) throws {
        func bytes(_ text: String) -> [UInt8] {
            text.utf16.flatMap { unit in
                let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
                return isLittleEndian ? [low, high] : [high, low]
            }
        }
        for text in [
            "\u{FEFF}<a>é🎁</a>", "\u{FEFF}<a>é&b</a>", "\u{FEFF}<?xml version='1.0'?><a/>",
        ] {
            let run = try Self.xmllint(bytes(text))
            let document = MarkupDocument(SourceText(bytes(text)))
            #expect(document.isWellFormed == (run.status == 0), "\(text)")
        }
    }

    @Test("reads 10,000 levels, and keeps their places")
    func depth() throws {
        let text =
            String(repeating: "<a>", count: 10_000) + "x" + String(repeating: "</a>", count: 10_000)
        let document = MarkupDocument(SourceText(Array(text.utf8)))
        #expect(document.isWellFormed)
        #expect(document.root?.range == 0..<text.utf8.count)
    }

    @Test(
        "reads on behind a fault",
        arguments: [
            ("<a><b x=\"1><c/></b><c/></a>", ["b", "c", "c"]),
            ("<a><b><c/></a>", ["b", "c"]), ("<a><b x='1'<c/></b></a>", ["b", "c"]),
            ("<a></x><c/></a>", ["c"]), ("<a><!-- x\n<c/></a>", ["c"]),
            ("<a><b>]]></b>&nope;<c/></a>", ["b", "c"]),
        ] as [(String, [String])])
    func recovery(text: String, names: [String]) throws {
        let document = MarkupDocument(SourceText(Array(text.utf8)))
        #expect(!document.isWellFormed)
        var found: [String] = []
        var rest = document.roots
        while let element = rest.popLast() {
            found.append(element.name)
            rest += Array(element.children).reversed()
        }
        #expect(found == ["a"] + names)
    }
}
