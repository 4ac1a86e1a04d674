import CTAContent
import ICU
import JSON
import TestSupport
import Testing
import cta

@Suite struct ConformanceTableTests {
    static let bytes = InProcess.run("export", "--format", "conformance").output
    static let document = JSONDocument(parsing: bytes)

    static func rows(_ name: String) throws -> [JSONNode] {
        let rows = try #require(document.root?[member: name])
        return Array(rows.elements)
    }

    @Test(
        "is JSON, the same bytes each time, one row a line, nothing but what JSON demands escaped")
    func bytes() throws {
        #expect(Self.document.faults.isEmpty)
        #expect(
            try BuiltCommand("cta").run("export", "--format", "conformance").output == Self.bytes)
        let text = String(decoding: Self.bytes, as: UTF8.self)
        #expect(!text.contains("\\u20") && text.contains("\u{2068}") && text.hasSuffix("]}\n"))
        let rows = try ["texts", "resolution", "cuts", "payloads"].map { try Self.rows($0).count }
        // Four lines of the head and the catalogs, and for each part its name and its bracket.
        #expect(text.utf8.count { $0 == 0x0A } == rows.reduce(0, +) + 4 + 2 * 4)
    }

    @Test("has every text of every language, as the library answers")
    func texts() throws {
        let rows = try Self.rows("texts")
        let languages = BuiltInTexts.shared.languages.tags
        #expect(rows.count == languages.count * TextKey.forCustomers.count)
        let content = ContentResolver(catalog: Catalog(app: "none"))
        for row in rows {
            let language = try #require(row[member: "language"]?.string)
            let key = try #require(row[member: "key"]?.string.flatMap(TextKey.init(name:)))
            let text = content.text(key, language: language)
            #expect(row[member: "text"]?.hasText(text.text) == true)
            #expect(row[member: "from"]?.hasText(text.language) == true)
            #expect(row[member: "units"]?.int == text.text.utf16.count)
            let isRightToLeft = ["ar", "he", "fa", "ur"].contains(language)
            #expect(row[member: "direction"]?.string == (isRightToLeft ? "rtl" : "ltr"))
        }
    }

    @Test("resolves as the committed vectors say, and every App Store Connect tag to a language")
    func resolution() throws {
        var resolved: [String: String] = [:]
        for row in try Self.rows("resolution") {
            let reported = try #require(row[member: "reported"]?.string)
            #expect(resolved[reported] == nil)
            resolved[reported] = row[member: "resolved"]?.string
            if ConformanceTags.storeTags.contains(reported) {
                #expect(row[member: "reason"]?.string != "default", "\(reported)")
            }
        }
        #expect(ConformanceTags.storeTags.count == 50)
        for tag in ConformanceTags.storeTags + BuiltInTexts.shared.languages.tags {
            #expect(resolved[tag] != nil, "\(tag)")
        }
        var shared = 0
        let vectors = try Repository.text("fixtures/languages/resolution.tsv")
        for line in vectors.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4, let ours = resolved[String(fields[0])] else { continue }
            shared += 1
            #expect(ours == fields[3], "\(fields[0])")
        }
        #expect(shared > 90)
    }

    @Test("cuts are within the limit and end at a cluster; rows have names of their own")
    func cuts() throws {
        var names: Set<String> = []
        for row in try Self.rows("cuts") {
            let text = try #require(row[member: "text"]?.string)
            let cut = try #require(row[member: "cut"]?.string)
            let limit = try #require(row[member: "limit"]?.int)
            #expect(names.insert(try #require(row[member: "name"]?.string)).inserted)
            #expect(row[member: "units"]?.int == text.utf16.count)
            #expect(row[member: "cutUnits"]?.int == cut.utf16.count)
            #expect(cut.utf16.count <= limit)
            if text.utf16.count <= limit {
                #expect(cut.utf8.elementsEqual(text.utf8))
                continue
            }
            #expect(cut.isEmpty == (limit == 0) && (limit == 0 || cut.hasSuffix("…")))
            // What is kept, without closers, ends where ICU has a cluster boundary.
            let closers: Set<Unicode.Scalar> = ["…", "\u{2069}", "\u{202C}"]
            var kept = Array(cut.unicodeScalars)
            while let last = kept.last, closers.contains(last) { kept.removeLast() }
            let count = String(String.UnicodeScalarView(kept)).utf16.count
            let boundaries = Boundaries.grapheme.offsets(in: Array(text.utf16))
            #expect(count == 0 || boundaries.contains(count), "\(text) at \(limit)")
        }
    }

    @Test("payloads count their bytes, are JSON, and cover every reason and source")
    func payloads() throws {
        var reasons: Set<String> = []
        var sources: Set<String> = []
        var names: Set<String> = []
        for row in try Self.rows("payloads") {
            #expect(names.insert(try #require(row[member: "name"]?.string)).inserted)
            let payload = row[member: "payload"]?.string
            #expect(row[member: "payloadBytes"]?.int == payload?.utf8.count)
            #expect((payload == nil) == (row[member: "reason"]?.string != nil))
            if let payload {
                #expect(payload.utf8.count <= 4_096)
                #expect(JSONDocument(parsing: Array(payload.utf8)).faults.isEmpty)
            }
            row[member: "reason"]?.string.map { _ = reasons.insert($0) }
            row[member: "source"]?.string.map { _ = sources.insert($0) }
        }
        #expect(reasons == Set(Push.Reason.allCases.map(\.rawValue)))
        #expect(sources == ["message", "label", "fallback", "hidden"])
    }

    @Test("only some languages and keys")
    func selection() throws {
        let run = InProcess.run(
            "export", "--format", "conformance", "--languages", "de,ar-SA", "--keys",
            "offer.button")
        let root = try #require(JSONDocument(parsing: run.output).root)
        let texts = try #require(root[member: "texts"])
        #expect(texts.elements.compactMap { $0[member: "language"]?.string } == ["ar", "de"])
        let resolution = try #require(root[member: "resolution"])
        let languages = Set(resolution.elements.compactMap { $0[member: "resolved"]?.string })
        #expect(languages == ["de", "ar"])
    }
}
