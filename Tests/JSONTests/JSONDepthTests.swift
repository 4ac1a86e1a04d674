import JSON
import TestSupport
import Testing

@Suite struct JSONDepthTests {
    @Test(
        "keeps what is nested too deeply as junk, closed or not", arguments: [513, 10_000, 100_000])
    func deep(_ depth: Int) throws {
        for isClosed in [true, false] {
            for (left, right) in [("[", "]"), (#"{"a":"#, "}")] {
                let text =
                    #"{"deep":"# + String(repeating: left, count: depth)
                    + (isClosed ? String(repeating: right, count: depth) + #","after":1}"# : "")
                let document = JSONDocument(text)
                #expect(document.faultKinds.contains(.tooDeep))
                #expect((document.root?[member: "after"]?.int == 1) == isClosed)
                // Walking, describing and freeing need no stack: the innermost node is found by
                // iteration.
                var node = try #require(document.root)
                var levels = 0
                while let inner = node.elements.first(where: { _ in true })
                    ?? node.members.first(where: { _ in true })?.value
                {
                    node = inner
                    levels += 1
                }
                #expect(levels == JSONDocument.maximumDepth)
                #expect(node.kind == .junk)
                #expect(node.path.utf8.count > levels)
                #expect(document.root.flatMap { JSONValue($0) } == nil)
            }
        }
    }

    @Test("reads and writes the deepest nesting it allows")
    func deepest() throws {
        let depth = JSONDocument.maximumDepth
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let document = JSONDocument(text)
        #expect(document.isAccepted)
        let value = try #require(document.root.flatMap { JSONValue($0) })
        #expect(JSONWriter.text(of: value) == text)
        // One level more is a programmer's error.
        #expect(
            JSONWriter.text(of: .array([value])) == "[" + text.dropFirst(depth).dropLast(depth)
                + String(repeating: "[", count: depth - 1) + "null"
                + String(repeating: "]", count: depth))
    }

    @Test(
        "is linear on texts that are broken everywhere",
        arguments: [
            "{", "[", "{[", "[{", #"{""#, #"{"a""#, #"{"a":"#, "'", "'a ", "/", "/*", "\"\n",
            "\"\\", ",", ":", "}", "]", "{}", #","a":1}"#,
            #""a" "#, "\u{A0}", "\"\n\"", #"["a":"#, #"{"a":[1,"b":"#, "\"\n  \n", "{'", "[/*",
            "1 ", "x", "\u{1F600}", "{{", #"{"a":"b":"#,
        ])
    func linear(_ piece: String) {
        // Quadratic behaviour would take minutes on a million bytes; the walk shows that the tape
        // holds together.
        let count = (Repository.isFullRun ? 4_000_000 : 100_000) / piece.utf8.count
        for prefix in ["", "{", "[", #"{"x":"#, #"{}"#] {
            let document = JSONDocument(prefix + String(repeating: piece, count: count))
            #expect(!document.isAccepted)
            if let root = document.root { #expect(TreeCheck.problem(in: root) == nil) }
        }
    }
}
