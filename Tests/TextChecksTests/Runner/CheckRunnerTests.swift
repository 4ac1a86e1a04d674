internal import StringFiles
internal import TestSupport
internal import Testing
internal import TextChecks

/// What findings do not depend on, and that their places are exact.
@Suite struct CheckRunnerTests {
    private static let count = Repository.isFullRun ? 3_000 : 300

    /// A file of faulty texts as a format writes it, read back.
    private static func file(
        as format: FileFormat, seed: UInt64, dialect: PlaceholderDialect = .apple
    ) -> (file: StringFile, source: StringFile?) {
        let made = FaultyTexts.file(seed: seed, count: count, dialect: dialect)
        func read(_ language: String?) -> StringFile {
            var options = WriteOptions()
            options.language = language
            let bytes = format.write(made, options).bytes
            let tag = language ?? "de"
            return StringFile.read(
                SourceText(bytes), as: format,
                ReadOptions(path: "\(tag)/values-\(tag)/\(tag).x", language: tag)
            ).0
        }
        switch format.format.abilities.languages {
        case .one: return (read("de"), read("en"))
        case .sourceAndTranslation: return (read("de"), nil)
        case .many: return (read(nil), nil)
        }
    }

    @Test(
        "the range of a finding, cut out of the file, is the text it talks about",
        arguments: FileFormat.allCases)
    func ranges(format: FileFormat) {
        let (file, source) = Self.file(as: format, seed: 71)
        let findings = CheckRunner().findings(
            in: CheckedFile(path: "file", file: file, sourceFile: source))
        #expect(findings.count > Self.count / 2, "\(format) has \(findings.count) findings")
        var checked = 0
        for finding in findings {
            guard let units = finding.utf16Range, let index = finding.entry,
                let text = Self.text(of: finding, file.entries[index])
            else { continue }
            guard case .encoded(let all, let coding) = text else { continue }
            let whole = Array(file.text(of: text).utf16)
            #expect(units.upperBound <= whole.count)
            let isInside =
                all.lowerBound <= finding.range.lowerBound
                && finding.range.upperBound <= all.upperBound
            #expect(isInside, "\(finding)")
            let wanted = String(decoding: whole[units], as: UTF16.self)
            let found = file.text(of: .encoded(finding.range, coding))
            if format == .android, !found.utf8.elementsEqual(wanted.utf8) {
                // What Android makes of a space depends on the quotes around it, which the cut lacks.
                #expect(
                    finding.range.lowerBound == file.byteOffset(ofUTF16: units.lowerBound, in: text)
                )
                #expect(
                    finding.range.upperBound == file.byteOffset(ofUTF16: units.upperBound, in: text)
                )
                checked += 1
                continue
            }
            #expect(
                found.utf8.elementsEqual(wanted.utf8),
                "\(format) \(finding.id): \(found.debugDescription), not \(wanted.debugDescription)"
            )
            checked += 1
        }
        #expect(checked > Self.count / 2, "\(format): \(checked)")
    }

    /// The text that a finding is in.
    private static func text(of finding: CheckFinding, _ entry: Entry) -> TextContent? {
        for localization in entry.localizations {
            for leaf in localization.tree.leaves {
                let range = leaf.unit.content.range
                if range.lowerBound <= finding.range.lowerBound,
                    finding.range.upperBound <= range.upperBound, !range.isEmpty
                {
                    return leaf.unit.content
                }
            }
        }
        return nil
    }

    @Test("the same strings have the same findings as PO and as XLIFF")
    func formats() {
        // What only one of the formats can say, and what depends on the layout of the file.
        let own: Set<String> = ["structure", "file", "meta"]
        func isShared(_ finding: CheckFinding) -> Bool {
            // A context of PO says that one source has two meanings; XLIFF has none.
            finding.id != "term.inconsistent" && !own.contains(CheckPolicy.family(of: finding.id))
        }
        let po = Self.file(as: .po, seed: 72, dialect: .unknown).file
        let xliff = Conversion(po, to: .xliff, WriteOptions()).bytes
        let other = StringFile.read(SourceText(xliff), as: .xliff, ReadOptions(path: "de.xliff")).0
        #expect(other.entries.count == po.entries.count)
        let first = Set(FoundText.all(in: po, where: isShared))
        let second = Set(FoundText.all(in: other, where: isShared))
        #expect(first.count > Self.count)
        #expect(first.subtracting(second) == [])
        #expect(second.subtracting(first) == [])
    }

    @Test("the findings do not depend on the order of the entries or the number of jobs")
    func order() {
        let made = FaultyTexts.file(seed: 73, count: max(Self.count, 5_000))
        var shuffled = made
        var random = SeededGenerator(seed: 74)
        shuffled.entries.shuffle(using: &random)
        func read(_ file: StringFile) -> StringFile {
            StringFile.read(
                SourceText(FileFormat.xliff.write(file, WriteOptions()).bytes), as: .xliff,
                ReadOptions(path: "de.xliff")
            ).0
        }
        let file = read(made)
        // Of texts that differ from the first one of their source, which one is first depends on it.
        func isFree(_ finding: CheckFinding) -> Bool { finding.id != "term.inconsistent" }
        let once = FoundText.all(in: file, where: isFree)
        #expect(once.count > 5_000)
        for jobs in [2, 7, 500] {
            #expect(FoundText.all(in: file, jobs: jobs, where: isFree) == once)
        }
        #expect(Set(FoundText.all(in: read(shuffled), where: isFree)) == Set(once))
    }
}
