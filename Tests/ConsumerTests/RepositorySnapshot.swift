internal import FoundationEssentials
internal import TestSupport

/// A Git repository with one commit: the files of this repository as they are on the disk, but for those Git ignores.
///
/// In a clean checkout this is HEAD, to the byte; `ConsumerTests` compares the two. With changes that are not committed it
/// is what HEAD would be with all of them, so a test that clones it never judges an older state than the one in front of
/// the developer. It also exists where the files came without a `.git`.
struct RepositorySnapshot {
    /// The repository, without a working tree.
    let path: String
    /// The id of the commit.
    let commit: String
    /// The id of the commit's tree.
    let tree: String

    /// Takes the snapshot into a repository that may be there already. Equal files give an equal commit.
    init(at path: String) throws {
        let git = { (command: String...) throws -> String in
            try Self.git(command, environment: ["GIT_DIR": path, "GIT_WORK_TREE": Repository.root])
        }
        _ = try Self.git(["init", "--quiet", "--bare", "--initial-branch=main", path])
        _ = try git("add", "--all", ".")
        tree = try git("write-tree")
        commit = try git("commit-tree", "-m", "Snapshot", tree)
        _ = try git("update-ref", "refs/heads/main", commit)
        self.path = path
    }

    /// The tree of HEAD when this repository is a checkout without changes, else nil.
    static func treeOfCleanCheckout() -> String? {
        guard
            let changes = try? git(["status", "--porcelain"]), changes.isEmpty,
            let top = try? git(["rev-parse", "--show-toplevel"]), top == Repository.root
        else { return nil }
        return try? git(["rev-parse", "HEAD^{tree}"])
    }

    /// Runs Git without the settings of the user and the system, and gives its output without the last line end.
    private static func git(
        _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
        var settings = [
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
            // One date for all snapshots: a commit's id is then that of its files.
            "GIT_AUTHOR_DATE": "2000-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2000-01-01T00:00:00Z",
        ]
        for role in ["AUTHOR", "COMMITTER"] {
            settings["GIT_\(role)_NAME"] = "tests"
            settings["GIT_\(role)_EMAIL"] = "tests@example.com"
        }
        let run = try Tool.run(
            ["git"] + arguments, environment: settings.merging(environment) { $1 },
            in: Repository.root)
        return run.outputText.split(separator: "\n").joined(separator: "\n")
    }
}
