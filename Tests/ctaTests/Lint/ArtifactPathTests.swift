import CommandLineArguments
import TestSupport
import Testing
import cta

/// Where files are for programs that look for them.
@Suite struct ArtifactPathTests {
    /// No such folder, so that the paths alone say where a file is.
    static let paths: [(path: FilePath, folder: String, uri: String)] = [
        ("a.arb", "/no/work", "a.arb"), ("./a.arb", "/no/work", "a.arb"),
        (".//b/./a.arb", "/no/work", "b/a.arb"), ("b/../a.arb", "/no/work", "a.arb"),
        ("b/c/../../../work/a.arb", "/no/work", "a.arb"),
        ("../a.arb", "/no/work", "file:///no/a.arb"),
        ("../../../../a.arb", "/no/work", "file:///a.arb"),
        ("/no/work/a.arb", "/no/work", "a.arb"), ("//no//work/./b/a.arb", "/no/work", "b/a.arb"),
        ("/no/working/a.arb", "/no/work", "file:///no/working/a.arb"),
        ("/no/work/../a.arb", "/no/work", "file:///no/a.arb"), ("/no/a.arb", "", "no/a.arb"),
        ("a:b.arb", "/no/work", "a%3Ab.arb"), ("...arb", "/no/work", "...arb"),
        ("a b/ä#?%.arb", "/no/work", "a%20b/%C3%A4%23%3F%25.arb"),
    ]

    @Test("are below the working folder without dots, or from the root", arguments: paths)
    func uri(path: FilePath, folder: String, uri: String) {
        let place = ArtifactPath(path, in: Array(folder.utf8))
        #expect(place.uri == uri)
        #expect(place.isAbsolute == uri.hasPrefix("file:"))
    }
}
