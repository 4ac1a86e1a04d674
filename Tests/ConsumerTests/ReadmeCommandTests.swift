import TestSupport
import Testing

/// The commands that the README shows, run in a clone, where they may also write.
@Suite(.timeLimit(.minutes(20))) struct ReadmeCommandTests {
    /// Empty when the README cannot be read, which ``DocumentationTests/languages()`` reports.
    static let commands = ((try? Repository.text("README.md")) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("cta ") }.map(String.init)

    @Test("shows commands that end with status 0")
    func commands() throws {
        #expect(!Self.commands.isEmpty)
        let built = try BuiltCommand("cta").path
        let folder = "\(built)-readme"
        try Tool.run(["rm", "-rf", folder])
        let snapshot = try RepositorySnapshot(at: "\(folder)/cta-content.git")
        let clone = "\(folder)/clone"
        try Tool.run(["git", "clone", "--quiet", "file://\(snapshot.path)", clone])
        let program =
            "PATH=\(built.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }):$PATH; "
        for command in Self.commands {
            #expect(throws: Never.self) {
                try Tool.run(["sh", "-c", program + command], in: clone)
            }
        }
    }
}
