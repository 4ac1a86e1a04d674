internal import FoundationEssentials
internal import TestSupport

/// `fixtures/consumer` with the documentation's program added, built against a clean clone of this repository.
///
/// Swift Package Manager clones the dependency itself, from the URL that the consumer's manifest names; a mirror says that
/// the snapshot answers for that URL, so that no network is needed. All programs are built at once, because compiling the
/// library again takes half a minute.
struct ConsumerPackage {
    /// What was built, or why not. Made once for all tests, which wait for it without holding a thread.
    static let built = Task { try ConsumerPackage() }

    /// The URL in the consumer's manifest.
    static let url = "https://git.example.com/acme/cta-content.git"

    /// The clean clone that was built.
    let clone: String
    /// The commit that is checked out in the clone.
    let clonedCommit: String
    /// What was cloned.
    let snapshot: RepositorySnapshot
    /// What the build printed.
    let buildLog: String

    private let programs: String

    private init() throws {
        // Beside the test bundle, so that two builds of the tests share nothing, and the next run compiles only changes.
        let folder = try BuiltCommand("consumer").path
        let package = "\(folder)/package"
        try? FileManager.default.removeItem(atPath: package)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(Repository.root)/fixtures/consumer", toPath: package)
        try DocumentationProgram.add(to: package)
        snapshot = try RepositorySnapshot(at: "\(folder)/cta-content.git")

        let swift = { (command: String, arguments: [String]) throws -> CommandRun in
            try Tool.run(
                [
                    "swift", command, "--package-path", package,
                    "--scratch-path", "\(folder)/scratch", "--disable-dependency-cache",
                ] + arguments)
        }
        _ = try swift(
            "package",
            [
                "config", "set-mirror", "--original", Self.url,
                "--mirror", "file://\(snapshot.path)",
            ])
        _ = try swift("package", ["update"])
        buildLog = try swift("build", ["--disable-index-store"]).outputText
        programs = "\(folder)/scratch/debug"
        clone = "\(folder)/scratch/checkouts/cta-content"
        clonedCommit = try Tool.run(["git", "rev-parse", "HEAD"], in: clone).outputText
    }

    /// Runs one of the package's programs in the clone.
    func run(_ program: String, _ arguments: String...) throws -> CommandRun {
        try Tool.run([path(of: program)] + arguments, in: clone)
    }

    /// Where a program is.
    func path(of program: String) -> String { "\(programs)/\(program)" }
}
