import CTAContent
import CommandLineArguments
import JSON
import TestSupport
import Testing
import cta

@Suite struct LinterFuzzTests {
    private static let pieces: [String] = [
        "{", "}", "'", "''", "#", "|", ",", ":", "\"", "\\", "\\u", "d83d", "\\ude00", "{a}",
        "{a,plural,", "one{", "other{", "=0{", "offset:1 ", "{b,select,", "{c,choice,0#", "\n",
        "\"@a\":", "{\"x-limit\":", "3", "-1", "1e9", "null", "[", "]", "\u{202E}", "é", "e\u{301}",
        "😀", "\u{200D}", "\u{FEFF}", "\u{0}", "//", "99999999999999999999", "\"a\"",
        "\"@@locale\":",
    ]

    /// Files made by cutting, doubling and mixing pieces into a good one.
    private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let end = min(bytes.count, place + Int.random(in: 0..<40, using: &random))
                bytes.removeSubrange(place..<end)
            case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 2:
                let end = min(bytes.count, place + Int.random(in: 0..<200, using: &random))
                bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            default:
                let piece = pieces.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: piece.utf8, at: place)
            }
        }
        return bytes
    }

    @Test("no file traps, and every finding has a place in the file")
    func hostileFiles() throws {
        let good = try Repository.bytes("Locales/en.arb")
        var random = SeededGenerator(seed: 11)
        for _ in 0..<(Repository.isFullRun ? 10_000 : 1_000) {
            let source = SourceTexts(ARBFile(Self.mutated(good, &random), path: "en.arb"))
            let bytes = Self.mutated(good, &random)
            let file = ARBFile(bytes, path: "en-GB.arb")
            let findings = ARBLinter.findings(in: file, comparedWith: source)
            let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
            for finding in findings {
                let start = (finding.line ?? 0, finding.column ?? 0)
                let end = (finding.endLine ?? 0, finding.endColumn ?? 0)
                let isPlaced = start.0 >= 1 && start.1 >= 1 && start <= end && end.0 <= lines
                #expect(isPlaced, "\(finding) in \(String(decoding: bytes, as: UTF8.self))")
                #expect(CheckTable.entry(finding.check)?.severity == finding.severity)
            }
        }
    }

    @Test("no text traps the reader of messages, and the place of a fault is in the text")
    func hostileMessages() {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<(Repository.isFullRun ? 100_000 : 5_000) {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                text += Self.pieces.randomElement(using: &random) ?? ""
            }
            let json = JSONWriter.bytes(of: ["a": .string(text)])
            let file = ARBFile(json, path: "-")
            for finding in ARBLinter.findings(in: file, comparedWith: nil) {
                let offset = finding.utf16Offset ?? -1
                let end = offset + (finding.utf16Length ?? 0)
                #expect(offset >= 0 && end <= text.utf16.count, "\(finding) in \(text)")
            }
        }
    }
}
