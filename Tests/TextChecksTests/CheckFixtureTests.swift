internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text
internal import TextChecks

/// Files of `fixtures/checks/`: what is found in each stands beside it.
///
/// A folder is one of fifteen cases that other tools get wrong. A file of one language is compared with
/// the file of the name `en` in its folder.
@Suite struct CheckFixtureTests {
    private static let folder = "fixtures/checks"
    /// The families that a case is about, all where none is named; what reading finds comes with them.
    static let cases: [(name: String, families: [String])] = [
        ("01-translated-other", ["message", "plural", "structure"]),
        ("02-quoted-argument", ["message", "structure"]),
        ("03-literal-one", ["message", "plural"]),
        ("04-plural-categories", ["message", "plural"]),
        ("05-placeholder-order", []), ("06-percent", []), ("07-look-alikes", []),
        ("08-units", []), ("09-hidden", []), ("10-duplicate-keys", ["structure"]),
        ("11-unterminated", []), ("12-strings", []),
        ("13-catalog-states", ["message", "plural", "structure"]),
        ("14-android", []), ("15-xliff", []),
    ]

    @Test("finds in each file what stands beside it", arguments: cases)
    func findings(_ name: String, _ families: [String]) throws {
        let folder = "\(Self.folder)/\(name)"
        let checks = CheckID.allCases.map(\.check).filter { check in
            families.isEmpty || families.contains { check.id.rawValue.hasPrefix("\($0).") }
        }
        let names = try Repository.names(in: folder).filter { !$0.hasSuffix(".expected") }
        for file in names.sorted() {
            let found = try Self.checked(file, in: folder, names)
            let lines = found.file.source.lines()
            let text = CheckRunner(checks).findings(in: found).map { finding in
                let place = lines.position(at: finding.range.lowerBound)
                let first = finding.first.map { first in
                    "; the first is on line \(lines.position(at: first.lowerBound).line)"
                }
                return "\(file):\(place.line):\(place.column): \(finding.severity): "
                    + "\(finding.message)\(first ?? "") [\(finding.id)]\n"
            }
            try expectSnapshot(text.joined(), at: "\(folder)/\(file).expected")
        }
    }

    private static func checked(
        _ name: String, in folder: String, _ names: [String]
    ) throws -> CheckedFile {
        let (file, diagnostics) = try read(name, in: folder)
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        let sourceName = "en.\(ending)"
        let isSource = sourceName.utf8.elementsEqual(name.utf8)
        let hasSource = !isSource && names.contains { $0.utf8.elementsEqual(sourceName.utf8) }
        return CheckedFile(
            path: name, file: file, diagnostics: diagnostics,
            sourceFile: hasSource ? try read(sourceName, in: folder).0 : nil)
    }

    private static func read(
        _ name: String, in folder: String
    ) throws -> (StringFile, [Diagnostic]) {
        let source = SourceText(try Repository.bytes("\(folder)/\(name)"))
        let format = FileFormat.detect(source, path: name)
        // `strings.xml` of Android says its language in the name of its folder, which is the case here.
        let language = format == .android ? String(name.prefix { $0 != "." }) : nil
        return StringFile.read(
            source, as: format ?? .json, ReadOptions(path: name, language: language))
    }
}
