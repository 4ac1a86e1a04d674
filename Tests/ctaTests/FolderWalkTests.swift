import CommandLineArguments
import TestSupport
import Testing
import cta

@Suite struct FolderWalkTests {
    @Test("finds files in all folders, in the order of their bytes, each once")
    func walk() throws {
        let folder = try TemporaryFolder()
        let inner = try folder.makeFolder("inner")
        _ = try folder.makeFolder(".hidden")
        for name in ["b.arb", "a.arb", "c.txt", ".d.arb", "inner/e.arb", ".hidden/f.arb"] {
            _ = try folder.write("{}", as: name)
        }
        try folder.makeLink("inner/loop", to: folder.name)
        try folder.makeLink("inner/link.arb", to: "e.arb")
        let all = try FolderWalk.files(in: [FilePath(folder.path)], ending: ".arb")
        let names = ["a.arb", "b.arb", "inner/e.arb", "inner/link.arb"]
        #expect(all.map(\.description) == names.map { "\(folder.name)/\($0)" })
        let again = try FolderWalk.files(
            in: [FilePath(inner + "/"), FilePath(folder.path), FilePath("\(folder.name)/c.txt")],
            ending: ".arb")
        #expect(again.count == 5)
        #expect(try FolderWalk.files(in: ["-", "-"], ending: ".arb") == ["-"])
    }

    @Test("a name may be any bytes")
    func bytes() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([], as: [0xFF] + Array(".arb".utf8))
        let files = try FolderWalk.files(in: [FilePath(folder.path)], ending: ".arb")
        #expect(files.map(\.bytes) == [path])
    }

    @Test("a folder without a file is an error, and a missing path is left to reading")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: CommandError.self) {
            try FolderWalk.files(in: [FilePath(folder.path)], ending: ".arb")
        }
        #expect(error?.line == "cta: \(folder.name): no .arb file in it")
        #expect(error?.status == .couldNotRun)
        #expect(try FolderWalk.files(in: ["/nowhere"], ending: ".arb") == ["/nowhere"])
    }
}
