import CTAContent
import ICU
import JSON
import StringFiles
import TestSupport
import Testing
import cta

/// Whatever word is taken out of a text, the difference names it.
@Suite struct DeletedWordTests {
    /// A word of a text and the text without it.
    struct Deletion {
        let word: String
        let rest: String
    }

    /// The words between spaces, each taken out with the space behind it, and without.
    static func spaced(_ text: String) -> [Deletion] {
        let words = text.split { $0.isWhitespace }
        return words.flatMap { word -> [Deletion] in
            let without = text.replacingCharacters(in: word.startIndex..<word.endIndex)
            let end = text[word.endIndex...].prefix { $0.isWhitespace }.endIndex
            let joined = text.replacingCharacters(in: word.startIndex..<end)
            return [
                Deletion(word: String(word), rest: without),
                Deletion(word: String(word), rest: joined),
            ]
        }
    }

    /// The words by ICU's boundaries, for scripts that write no spaces.
    static func bounded(_ text: String) -> [Deletion] {
        let units = Array(text.utf16)
        var start = 0
        return Boundaries.word.offsets(in: units).compactMap { end in
            defer { start = end }
            let word = String(decoding: units[start..<end], as: UTF16.self)
            guard word.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else {
                return nil
            }
            let rest = String(decoding: units[..<start] + units[end...], as: UTF16.self)
            // ICU joins U+202F to the word before it.
            return Deletion(word: word.replacing("\u{202F}", with: ""), rest: rest)
        }
    }

    @Test("names every word between spaces of every text in every language")
    func spacedWords() throws {
        var count = 0
        for (text, place) in Self.texts {
            for deletion in Self.spaced(text) {
                count += 1
                let difference = TextDifference(device: deletion.rest, backend: text)
                let words = try #require(difference, "\(place)").missing
                #expect(words == [deletion.word], "\(place): \(deletion.word)")
            }
        }
        #expect(count > 8_000)
    }

    @Test("names every word that ICU finds, where no spaces are written too")
    func boundedWords() throws {
        var count = 0
        for (text, place) in Self.texts {
            for deletion in Self.bounded(text) {
                count += 1
                let difference = try #require(
                    TextDifference(device: deletion.rest, backend: text), "\(place)")
                // Where the text would read the same without another word, that one may be named.
                let names =
                    difference.missing.contains { $0.contains(deletion.word) }
                    || difference.replaced.contains { $0.backend.contains(deletion.word) }
                #expect(names, "\(place): \(deletion.word): \(difference.clause)")
            }
        }
        #expect(count > 5_000)
    }

    /// Every text of every language as the String Catalog has it, with its place.
    static let texts: [(text: String, place: String)] = {
        let run = InProcess.run("export", "--format", "xcstrings")
        let file = StringFile.read(SourceText(run.output), as: .xcstrings).0
        return file.entries.flatMap { entry in
            entry.localizations.compactMap { localization in
                guard case .text(let unit) = localization.tree else { return nil }
                return (
                    file.text(of: unit.content), "\(localization.language) \(entry.key)"
                )
            }
        }
    }()

    @Test("the command names the word, whichever text it is taken from", arguments: [1, 2, 3])
    func command(seed: UInt64) throws {
        let export = InProcess.run("export", "--format", "xcstrings")
        let file = StringFile.read(SourceText(export.output), as: .xcstrings).0
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(Repository.isFullRun ? 100 : 12) {
            let entry = try #require(file.entries.indices.randomElement(using: &generator))
            let localization = try #require(
                file.entries[entry].localizations.randomElement(using: &generator))
            guard case .text(let unit) = localization.tree else { continue }
            let text = file.text(of: unit.content)
            let deletion = try #require(Self.spaced(text).randomElement(using: &generator))
            let edit = TextEdit(
                entry: entry,
                .setText(
                    language: localization.language, role: localization.role, path: [],
                    TextValue(deletion.rest), nil))
            let bytes = file.bytes(applying: [edit]).bytes
            let folder = try TemporaryFolder()
            let path = try folder.write(String(decoding: bytes, as: UTF8.self), as: "a.xcstrings")
            let run = try BuiltCommand("cta").run("compare", path)
            #expect(run.status == 1)
            let lines = run.outputText.split(separator: "\n")
            #expect(lines.count == 1)
            let place = "error: \(localization.language) \(file.entries[entry].key): "
            #expect(lines.first?.contains(place) == true)
            #expect(
                lines.first?.hasSuffix(
                    "the word \"\(deletion.word)\" is missing [compare.text]") == true,
                "\(run.outputText)")
        }
    }
}

extension String {
    /// The text without a range.
    fileprivate func replacingCharacters(in range: Range<Index>) -> String {
        String(self[..<range.lowerBound] + self[range.upperBound...])
    }
}
