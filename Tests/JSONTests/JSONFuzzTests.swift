import JSON
import TestSupport
import Testing

@Suite struct JSONFuzzTests {
    /// Small files of the three kinds that are read.
    private static let texts = [
        """
        {
          "@@locale": "de",
          "offer.button": "Angebot ansehen",
          "@offer.button": {"description": "Schaltfl\u{E4}che \\"Angebot\\"", "x-limit": 60},
          "offer.push": "Sehen Sie sich Ihren Rabatt an \u{1F600}"
        }

        """,
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Hello %@" : { "localizations" : { "ar" : { "stringUnit" : {
              "state" : "translated", "value" : "\u{645}\u{631}\u{62D}\u{628}\u{627} %@\\n\\ud83d\\ude00" } } } },
            "" : {}, "%lld items" : { "extractionState" : "manual" }
          },
          "version" : "1.0"
        }
        """,
        #"{"schemaVersion":1,"app":"acme","offers":{"labels":[{"id":"a-1","text":"Claim 50%"},{"id":"b","archived":true}]},"#
            + #""numbers":[0,-1,2.5e-3,null,false,[[],{}]]}"#,
    ]

    /// Pieces that break something.
    private static let pieces: [[UInt8]] =
        [
            "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "\\u", "\\ud800", "\\ud83d\\ude00", "'",
            "/*", "//", "-", "1", "e", "true", "\u{FEFF}", "\u{A0}", "\0", "\"a\":1", "\u{1F600}",
        ]
        .map { Array($0.utf8) } + [
            [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
        ]

    @Test("survives any damage with a tree that holds together")
    func damage() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<(Repository.isFullRun ? 300_000 : 3_000) {
            var bytes = Array(Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
            let document = JSONDocument(parsing: bytes)
            if let root = document.root, let problem = TreeCheck.problem(in: root) {
                Issue.record(
                    "\(problem) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
            for fault in document.faults where fault.byteRange.upperBound > bytes.count {
                Issue.record(
                    "\(fault) is outside of \(String(decoding: bytes, as: UTF8.self).debugDescription)"
                )
            }
        }
    }

    @Test("edits damaged files without a trap and changes nothing but the range of the edit")
    func edits() throws {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<(Repository.isFullRun ? 50_000 : 500) {
            var bytes = Array(Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)].utf8)
            Self.damage(&bytes, &random)
            let document = JSONDocument(parsing: bytes)
            guard let root = document.root else { continue }
            let containers = Self.containers(root)
            guard let node = containers.randomElement(using: &random) else { continue }
            let offset = Int.random(in: -1...node.count, using: &random)
            let edits = [
                JSONEdit.inserting("new", ["x": [1]], into: node, at: offset),
                .inserting(["x": []], into: node, at: offset), .removing(at: offset, from: node),
                .replacing(node, with: [1, [:]]), .setting("version", to: 2, in: node),
            ]
            for edit in edits.compactMap({ $0 }) {
                let range = edit.byteRange
                #expect(range.lowerBound >= node.byteRange.lowerBound)
                #expect(range.upperBound <= node.byteRange.upperBound)
                let edited = document.bytes(applying: edit)
                #expect(edited.starts(with: bytes[..<range.lowerBound]))
                #expect(edited.suffix(bytes.count - range.upperBound) == bytes[range.upperBound...])
                // A sound file stays sound.
                #expect(!document.isAccepted || JSONDocument(parsing: edited).isAccepted)
            }
        }
    }

    private static func containers(_ root: JSONNode) -> [JSONNode] {
        var containers: [JSONNode] = []
        var open = [root]
        while let node = open.popLast() {
            if node.kind == .object || node.kind == .array { containers.append(node) }
            open += node.members.map(\.value) + Array(node.elements)
        }
        return containers
    }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let length = Int.random(in: 0...min(12, bytes.count - place), using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
        case 4:
            if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
    }

    @Test("keeps every member before the place where a file is cut", arguments: texts)
    func truncation(_ text: String) throws {
        let bytes = Array(text.utf8)
        let whole = try Self.leaves(#require(JSONDocument(parsing: bytes).root))
        for end in bytes.indices {
            let document = JSONDocument(parsing: Array(bytes[..<end]))
            let leaves = document.root.map(Self.leaves) ?? [:]
            for (range, leaf) in whole where range.upperBound < end {
                #expect(leaves[range] == leaf)
            }
        }
    }

    @Test(
        "keeps every member before a damaged place and the structure behind a damaged word",
        arguments: texts)
    func flips(_ text: String) throws {
        let bytes = Array(text.utf8)
        let whole = try Self.leaves(#require(JSONDocument(parsing: bytes).root))
        for place in bytes.indices {
            for byte: UInt8 in [0x22, 0x2C, 0x3A, 0x7B, 0x7D, 0x78, 0xFF, 0x0A] {
                var damaged = bytes
                damaged[place] = byte
                let leaves = JSONDocument(parsing: damaged).root.map(Self.leaves) ?? [:]
                // A leaf that ends directly before the place may go on now.
                for (range, leaf) in whole where range.upperBound < place {
                    #expect(leaves[range] == leaf, "\(place) \(byte)")
                }
            }
        }
    }

    /// The scalars of a tree by their ranges, with the path of each; a name is no scalar.
    private static func leaves(_ root: JSONNode) -> [Range<Int>: String] {
        var leaves: [Range<Int>: String] = [:]
        var open = [(root, "")]
        while let (node, path) = open.popLast() {
            for (name, value) in node.members {
                open.append((value, path + "." + (name.string ?? "?")))
            }
            for (offset, element) in node.elements.enumerated() {
                open.append((element, path + "[\(offset)]"))
            }
            if node.count == 0 { leaves[node.byteRange] = path + "=" + node.outline }
        }
        return leaves
    }
}
