internal import Foundation

/// Compares the library with its peers: `benchmarks prepare LOCALES FOLDER` writes the peers' source files, `benchmarks run
/// LOCALES FOLDER DOCS COMPILER` times all cases and writes the page and its plot, and `benchmarks profile LOCALES FOLDER
/// CASE ROUNDS` runs one case alone, for a profiler.
@main
struct Main {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch (arguments.first, Array(arguments.dropFirst())) {
        case ("prepare", let paths) where paths.count == 2:
            try PeerFiles(localesFolder: paths[0]).write(into: paths[1])
        case ("run", let values) where values.count == 4:
            try run(
                locales: values[0], folder: values[1], documents: values[2], compiler: values[3])
        case ("profile", let values) where values.count == 4:
            try profile(locales: values[0], folder: values[1], name: values[2], rounds: values[3])
        default:
            FileHandle.standardError.write(Data("benchmarks: use Scripts/bench\n".utf8))
            exit(2)
        }
    }

    private static func run(
        locales: String, folder: String, documents: String, compiler: String
    ) throws {
        let load = Machine.load
        let groups = try groups(locales: locales, folder: folder)
        // The threads part repeats cases of the others; each is timed once.
        var seen: Set<String> = []
        let cases = groups.flatMap(\.cases).filter { seen.insert($0.name).inserted }
        var stopwatch = Stopwatch()
        let medians = stopwatch.medians(of: cases)
        let report = Report(groups: groups, medians: medians, load: load, compiler: compiler)
        try report.markdown.write(
            toFile: "\(documents)/benchmarks.md", atomically: true, encoding: .utf8)
        try BarChart(groups: Array(groups.dropLast()), medians: medians).svg.write(
            toFile: "\(documents)/benchmarks.svg", atomically: true, encoding: .utf8)
        print(report.markdown)
        print("checksum \(stopwatch.checksum)")
    }

    private static func profile(
        locales: String, folder: String, name: String, rounds: String
    ) throws {
        let cases = try groups(locales: locales, folder: folder).flatMap(\.cases)
        guard let item = cases.first(where: { $0.name == name }), let rounds = Int(rounds) else {
            throw Peers.Failure(description: "no case '\(name)' or no number of rounds")
        }
        print("checksum \(item.run(rounds))")
    }

    /// All cases; the threads are the last group.
    private static func groups(locales: String, folder: String) throws -> [CaseGroup] {
        let languages = try PeerFiles(localesFolder: locales).languages
        let peers = try Peers(languages: languages, folder: folder)
        let resolution = LanguageCases(languages: languages, peers: peers)
        let groups = [
            resolution.repeated, resolution.ordinary, resolution.odd,
            TextCases(peers: peers).group, CardCases(peers: peers).group,
        ]
        let shared = [groups[0], groups[3], groups[4]].compactMap(\.cases.first)
        return groups + [ThreadCases(cases: shared).group]
    }
}
