internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text

/// What GNU gettext makes of the same files.
@Suite struct POOracleTests {
    private static let accepted = ((try? Repository.names(in: "fixtures/po/accepted")) ?? [])
        // gettext refuses a byte order mark, and a file without a header is not converted.
        .filter { !$0.hasSuffix(".expected") && $0 != "mark.po" && $0 != "empty.po" }

    @Test(
        "reads what msgcat reads: charsets, escapes, plurals, what is obsolete", arguments: accepted
    )
    func msgcat(_ name: String) throws {
        let bytes = try Repository.bytes("fixtures/po/accepted/\(name)")
        let run = try BuiltCommand(at: "/usr/bin/msgcat").run(
            "--no-wrap", "-t", "UTF-8", "\(Repository.root)/fixtures/po/accepted/\(name)")
        #expect(run.status == 0, "\(run.errorText)")
        #expect(Self.texts(run.output) == Self.texts(bytes))
    }

    @Test("writes what msgfmt takes and msgcat reads as the same", arguments: accepted)
    func written(_ name: String) throws {
        let bytes = try Repository.bytes("fixtures/po/accepted/\(name)")
        let (file, _) = StringFile.read(SourceText(bytes), as: .po)
        let written = FileFormat.po.write(file)
        #expect(written.losses == [])
        let run = try BuiltCommand(at: "/usr/bin/msgcat").run(
            "--no-wrap", "-t", "UTF-8", "-", input: String(decoding: written.bytes, as: UTF8.self))
        #expect(run.status == 0, "\(run.errorText)")
        #expect(Self.texts(run.output) == Self.texts(bytes))
    }

    @Test(
        "finds the first fault on the line that msgfmt names",
        arguments: ["faults.po", "bad_formula.po", "bytes.po"])
    func faults(_ name: String) throws {
        let bytes = try Repository.bytes("fixtures/po/rejected/\(name)")
        let run = try BuiltCommand(at: "/usr/bin/msgfmt").run(
            "-c", "-o", "/dev/null", "\(Repository.root)/fixtures/po/rejected/\(name)")
        #expect(run.status != 0)
        let (file, diagnostics) = StringFile.read(SourceText(bytes), as: .po)
        let lines = file.source.lines()
        let first = try #require(diagnostics.first { $0.severity == .error })
        let line = lines.position(at: first.range.lowerBound).line
        // A string that does not end msgfmt reports on the line behind it, a fault of the header on
        // the line of its msgstr.
        let isNamed = ["\(line):", "\(line + 1): end-of-line within string"].contains {
            run.errorText.contains("\(name):\($0)")
        }
        let isInHeader = line <= 5 && run.errorText.contains("\(name):2:")
        #expect(isNamed || isInHeader, "\(run.errorText)")
    }

    /// The keys, contexts, flags and texts of a file.
    private static func texts(_ bytes: [UInt8]) -> [String] {
        let (file, _) = StringFile.read(SourceText(bytes), as: .po)
        return file.entries.map { entry in
            var texts: [String] = []
            for localization in entry.localizations {
                for unit in localization.tree.units {
                    let text = file.text(of: unit.content).debugDescription
                    texts.append("\(localization.role) \(text)")
                }
            }
            let context = entry.context?.debugDescription ?? "-"
            return "\(context) \(entry.key.debugDescription) \(entry.flags.rawValue) \(texts)"
        }
    }
}
