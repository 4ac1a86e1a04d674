import CTAContent
import CatalogEditing
import Glibc
import TestSupport
import Testing

@Suite struct CatalogFileTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write(
            #"{"schemaVersion":1,"app":"a","revision":1}"#, as: "acme.json")
    }

    private static func rename(
        _ path: String, to name: String, patience: Int = 30_000
    ) throws -> EditedCatalog {
        try CatalogFile(path: Array(path.utf8), name: "acme", patienceInMilliseconds: patience)
            .update { bytes throws(CatalogError) in
                try CatalogEditor.apply([.settings(.name(name))], to: bytes)
            }
    }

    private static func status(_ path: String, followsLinks: Bool = true) throws -> stat {
        var status = stat()
        let code = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
        try #require(code == 0)
        return status
    }

    @Test("keeps the permissions of the file", arguments: [0o640, 0o600, 0o666, 0o755] as [mode_t])
    func permissions(mode: mode_t) throws {
        unsafe chmod(path, mode)
        _ = try Self.rename(path, to: "New")
        #expect(try Self.status(path).st_mode & 0o7777 == mode)
    }

    @Test("follows links to the file itself, which they lead to as before")
    func links() throws {
        let inner = try folder.makeFolder("inner")
        let file = try folder.write(#"{"schemaVersion":1,"app":"b"}"#, as: "inner/b.json")
        try folder.makeLink("first", to: "inner/b.json")
        try folder.makeLink("second", to: "first")
        _ = try Self.rename("\(folder.name)/second", to: "New")
        #expect(try Catalog(json: Repository.bytes(at: file)).name == "New")
        for link in ["first", "second"] {
            let status = try Self.status("\(folder.name)/\(link)", followsLinks: false)
            #expect(status.st_mode & S_IFMT == S_IFLNK)
        }
        #expect(try Repository.names(at: inner) == ["b.json"])
        try folder.makeLink("astray", to: "nowhere")
        try folder.makeLink("round", to: "round")
        for link in ["astray", "round"] {
            #expect(throws: CatalogError.self) {
                try Self.rename("\(folder.name)/\(link)", to: "New")
            }
        }
    }

    @Test("an edit that throws, and one that changes nothing, leave the very same file")
    func untouched() throws {
        let before = try Self.status(path).st_ino
        _ = try Self.rename(path, to: "New")
        let after = try Self.status(path).st_ino
        #expect(after != before)
        _ = try Self.rename(path, to: "New")
        #expect(throws: CatalogError.self) { try Self.rename(path, to: "\u{200B}") }
        #expect(try Self.status(path).st_ino == after)
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
    }

    @Test("takes away what a killed run left, whatever it is")
    func leftovers() throws {
        let left = try folder.write("half a cata", as: ".acme.json.cta-new")
        _ = try Self.rename(path, to: "New")
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
        // Nor does a link in its place lead the bytes astray.
        let victim = try folder.write("kept", as: "victim")
        try folder.makeLink(".acme.json.cta-new", to: "victim")
        _ = try Self.rename(path, to: "Newer")
        #expect(try Repository.text(at: victim) == "kept")
        #expect(unsafe access(left, F_OK) != 0)
    }

    @Test("a file with the longest name can be edited")
    func longName() throws {
        let name = String(repeating: "n", count: 255)
        let file = try folder.write(#"{"schemaVersion":1,"app":"b"}"#, as: name)
        _ = try Self.rename(file, to: "New")
        #expect(try Catalog(json: Repository.bytes(at: file)).name == "New")
    }

    @Test("waits for another writer, and says so when it waits in vain")
    func lock() throws {
        let other = unsafe open(path, O_RDONLY)
        try #require(other >= 0 && flock(other, LOCK_EX) == 0)
        let error = #expect(throws: CatalogError.self) {
            try Self.rename(path, to: "New", patience: 4)
        }
        #expect(error?.code == .busy && error?.isRefusal == false)
        #expect(error?.description == "acme: another edit keeps the file locked; try again")
        close(other)
        _ = try Self.rename(path, to: "New", patience: 4)
    }

    @Test("of many who make one file one does, and the others are refused")
    func creation() async throws {
        let path = "\(folder.name)/new.json"
        let made = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let file = CatalogFile(path: Array(path.utf8), name: "new")
                    do {
                        let new = try CatalogEditor.create(app: "app\(number)", [])
                        try file.create(new.bytes)
                        return true
                    } catch {
                        #expect((error as? CatalogError)?.code == .exists)
                        return false
                    }
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == 1)
        #expect(try Repository.names(at: folder.name) == ["acme.json", "new.json"])
        #expect(try Catalog(json: Repository.bytes(at: path)).revision == 1)
        unsafe unlink(path)
    }
}
