import CTAContent
import Glibc
import TestSupport
import Testing

/// Edits that the system stops, by the built command.
@Suite struct FileFailureTests {
    private let cta: BuiltCommand
    private let folder: TemporaryFolder
    private let file: String
    private let before: [UInt8]

    init() throws {
        cta = try BuiltCommand("cta")
        folder = try TemporaryFolder()
        let text = try Repository.text("fixtures/catalogs/offers.json")
        file = try folder.write(text, as: "acme.json")
        before = Array(text.utf8)
    }

    @Test("a folder that may not be written in is a line and status 3")
    func closedFolder() throws {
        unsafe chmod(file, 0o666)
        unsafe chmod(folder.name, 0o555)
        defer { unsafe chmod(folder.name, 0o700) }
        let words = ["app", "set", file, "--name", "New"]
        // Root may write anywhere; nobody may not.
        let run =
            geteuid() == 0
            ? try BuiltCommand(at: "/usr/bin/setpriv").run(
                (["--reuid=65534", "--regid=65534", "--clear-groups", cta.path] + words)
                    .map { Array($0.utf8) })
            : try cta.run(words.map { Array($0.utf8) })
        #expect(run.status == 3 && run.output.isEmpty)
        #expect(
            run.errorText == "cta: \(file): no permission for a temporary file in its folder\n")
        #expect(try Repository.bytes(at: file) == before)
    }

    // An edit that may write 512 bytes to a file, fewer than the catalog has; `env` sees to SIGXFSZ,
    // whatever the test runner made of it.
    private func limitedRun(_ signal: String) throws -> CommandRun {
        try BuiltCommand(at: "/bin/sh").run(
            "-c", "ulimit -f 1; exec env --\(signal)-signal=XFSZ \"$0\" \"$@\"", cta.path, "app",
            "set", file,
            "--name", "New")
    }

    @Test("without room for the new bytes the old ones stay, and nothing else")
    func noRoom() throws {
        let run = try limitedRun("ignore")
        #expect(run.status == 3 && run.output.isEmpty)
        #expect(run.errorText == "cta: \(file): file too large\n")
        #expect(try Repository.bytes(at: file) == before)
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
    }

    @Test("who is killed while writing leaves the old bytes; the next edit takes the rest away")
    func killed() throws {
        // 128 + SIGXFSZ.
        #expect(try limitedRun("default").status == 153)
        #expect(try Repository.bytes(at: file) == before)
        #expect(try Repository.names(at: folder.name) == [".acme.json.cta-new", "acme.json"])
        #expect(try cta.run("app", "set", file, "--name", "New").status == 0)
        #expect(try Catalog(json: Repository.bytes(at: file)).name == "New")
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
    }

    @Test("a path whose bytes are no UTF-8 is edited as it is")
    func hostileName() throws {
        let name = try folder.write(before, as: [0x61, 0xFF, 0x0A, 0x62])
        let words = [Array("app".utf8), Array("set".utf8), name, Array("--name".utf8), [0x4E]]
        let run = try cta.run(words)
        #expect(run.status == 0 && run.errorText == "")
        #expect(run.outputText.hasPrefix("\(folder.name)/a\\xFF\\nb: now revision 13\n"))
    }
}
