import CommandLineArguments
import TestSupport
import Testing
import cta

/// Runs of the built `cta`, for what only a process can show.
@Suite struct BuiltCommandTests {
    let cta: BuiltCommand

    init() throws {
        cta = try BuiltCommand("cta")
    }

    @Test("prints help and version on standard output")
    func information() throws {
        let help = try cta.run("--help")
        #expect(help.status == 0)
        #expect(help.outputText.hasPrefix("usage: cta COMMAND [ARGUMENT]…\n"))
        #expect(help.errorText == "")
        let version = try cta.run("--version")
        #expect(version.status == 0)
        #expect(version.outputText == EntryPoint.version + "\n")
    }

    static let faults: [([[UInt8]], String)] = [
        ([], "cta: missing command (try 'cta --help')\n"),
        ([[]], "cta: unknown command '' (try 'cta --help')\n"),
        (
            [Array("--versoin".utf8)],
            "cta: unknown option '--versoin', did you mean '--version'? (try 'cta --help')\n"
        ),
        ([[0xFF, 0x0A]], "cta: unknown command '\\xFF\\n' (try 'cta --help')\n"),
        (
            [Array("--=".utf8), [0x2D, 0x2D, 0xFE]],
            "cta: unknown option '--=' (try 'cta --help')\n"
        ),
        // Near the 131,072 bytes that Linux allows one argument.
        (
            [Array(repeating: 0x61, count: 130_000)],
            "cta: unknown command '\(String(repeating: "a", count: 60))…' (try 'cta --help')\n"
        ),
    ]

    @Test("answers a bad line with one line and status 2", arguments: faults)
    func usage(arguments: [[UInt8]], message: String) throws {
        let run = try cta.run(arguments)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorText == message)
    }

    @Test("is quiet when the reader of its output has gone")
    func brokenPipe() throws {
        let killed = try cta.run("--help", output: .brokenPipe(ignoresSignal: false))
        // 128 + SIGPIPE, as other tools end.
        #expect(killed.status == 141)
        #expect(killed.errorText == "")
        let told = try cta.run("--help", output: .brokenPipe(ignoresSignal: true))
        #expect(told.status == 3)
        #expect(told.errorText == "")
    }

    @Test("says that standard output is full or closed, and ends with status 3")
    func unwritable() throws {
        let full = try cta.run("--help", output: .path("/dev/full"))
        #expect(full.status == 3)
        #expect(full.errorText == "cta: standard output: no space left\n")
        let closed = try cta.run("--help", output: .closed)
        #expect(closed.status == 3)
        #expect(closed.errorText == "cta: standard output: bad file descriptor\n")
    }
}
