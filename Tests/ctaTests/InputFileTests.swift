import CommandLineArguments
import Glibc
import TestSupport
import Testing
import cta

@Suite struct InputFileTests {
    @Test("reads every byte of a file, whatever its name")
    func content() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        for name in [Array("a.json".utf8), [0xFF, 0x0A], Array("-".utf8)] {
            let path = try folder.write(bytes, as: name)
            #expect(try InputFile.read(FilePath(path)) == bytes)
        }
        #expect(try InputFile.read(FilePath(folder.write("", as: "empty"))) == [])
        // A file whose size the system gives as 0.
        #expect(try !InputFile.read(FilePath("/proc/self/status")).isEmpty)
    }

    static let failures: [(String, CommandError.Reason, String)] = [
        ("/nowhere/a.json", .notFound, "cta: /nowhere/a.json: no such file"),
        ("/etc/passwd/a", .notFound, "cta: /etc/passwd/a: no such file"),
        ("/tmp", .isDirectory, "cta: /tmp: is a directory, not a file"),
        ("/a\nb\u{202E}", .notFound, "cta: /a\\nb\\u{202E}: no such file"),
        ("", .notFound, "cta: '': no such file"),
    ]

    @Test("names the path and the reason in one line", arguments: failures)
    func failure(path: String, reason: CommandError.Reason, line: String) {
        let error = #expect(throws: CommandError.self) { try InputFile.read(FilePath(path)) }
        #expect(error?.reason == reason)
        #expect(error?.status == .couldNotRun)
        #expect(error?.line == line)
    }

    @Test("refuses a file without permission", .enabled(if: getuid() != 0, "root may read all"))
    func permission() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1], as: Array("closed".utf8), mode: 0)
        let error = #expect(throws: CommandError.self) { try InputFile.read(FilePath(path)) }
        #expect(error?.reason == .noPermission)
    }

    @Test("stops at the limit instead of filling the memory")
    func limit() throws {
        let path = FilePath("/dev/zero")
        let error = #expect(throws: CommandError.self) {
            try InputFile.read(path, limit: 1 << 20)
        }
        #expect(error?.line == "cta: /dev/zero: larger than 1 MiB")
        let folder = try TemporaryFolder()
        let exact = FilePath(try folder.write("abc", as: "exact"))
        #expect(try InputFile.read(exact, limit: 3) == Array("abc".utf8))
        #expect(throws: CommandError.self) { try InputFile.read(exact, limit: 2) }
    }

    static let codes: [(Int32, CommandError.Reason, ExitCode, String?)] = [
        (EACCES, .noPermission, .couldNotRun, "cta: x: no permission"),
        (EPERM, .noPermission, .couldNotRun, "cta: x: no permission"),
        (ENOSPC, .noSpace, .couldNotRun, "cta: x: no space left"),
        (EPIPE, .closedPipe, .couldNotRun, nil),
        (EIO, .system, .couldNotRun, "cta: x: input/output error"),
    ]

    @Test("tells system failures apart", arguments: codes)
    func code(code: Int32, reason: CommandError.Reason, status: ExitCode, line: String?) {
        let error = CommandError(code: code, path: "x")
        #expect(error.reason == reason)
        #expect(error.status == status)
        #expect(error.line == line)
    }
}
