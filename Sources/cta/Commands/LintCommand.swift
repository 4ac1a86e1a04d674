internal import CTAContent
internal import CommandLineArguments
internal import Dispatch
internal import Glibc
internal import JSON
internal import StringFiles
internal import TextChecks

/// `cta lint`: validates string files.
struct LintCommand: Command {
    private let paths = Operand(
        repeated: "PATH", .inputFile, help: "a string file, a folder of them, or -")
    private let format = Option(
        "format", .choice, default: LintFormat.text, help: "how findings are printed")
    private let threshold = Option(
        "fail-on", .choice, default: Severity.error,
        help: "the least severity that makes the exit status 1")
    private let source = Option(
        "source", .inputFile, value: "FILE",
        help: "what the files are translations of; the English file beside each by default")
    private let fileFormat = Option(
        "as", .stringFormat, help: "the format of the files; by name and content by default")
    private let placeholders = Option(
        "placeholders", .choice, default: PlaceholderDialect.unknown,
        help: "how placeholders are written where the files do not say")
    private let only = Option(
        "only", .list(of: .checkName), help: "run these checks or families alone")
    private let skip = Option(
        "skip", .list(of: .checkName), help: "do not run these checks or families")
    private let baseline = Option(
        "baseline", .inputFile, value: "FILE", help: "do not report what this file lists")
    private let writeBaseline = Option(
        "write-baseline", .outputFile, value: "FILE",
        help: "list all findings in this file and report none")
    private let config = Option(
        "config", .inputFile, value: "FILE",
        help: "the configuration; the nearest .cta-lint.json by default")
    private let jobs = Option(
        "jobs", .integer(in: 1...256), help: "how many cores to use; all by default")
    private let fix = Flag(
        "fix", help: "mend in the files what is safe to mend, and report the rest")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "lint", summary: "validate string files",
            discussion: """
                Reads string files of all formats; folders are searched for them. A file of one
                language is compared with its source: 'app_en.arb' for 'app_de.arb', 'values/'
                for 'values-de/', 'en.lproj/' for 'de.lproj/'. 'cta checks' lists what is
                checked. A comment 'check-ignore: ID – why' in a file silences a check.

                Exit status: 0 clean, 1 findings at or above the threshold, 3 missing file.
                """,
            parameters: [
                paths, format, threshold, source, fileFormat, placeholders, only, skip, baseline,
                writeBaseline, config, jobs, fix,
            ],
            alternatives: [Alternatives(baseline, writeBaseline)],
            examples: [
                Example("cta lint Locales", "all language files of a folder"),
                Example("cta lint de.arb --fail-on warning", "stricter"),
                Example("cta lint - --as po --format json <de.po", "from a pipe"),
                Example("cta lint . --skip term,length --format github", "in a workflow"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        if arguments[fix], arguments[paths].contains(where: \.isStandardStream) {
            throw UsageError(
                command: "cta lint", message: "--fix changes files; name one instead of '-'")
        }
        var report = LintReport()
        do throws(CommandError) {
            try check(arguments, &report, on: &console)
        } catch {
            // Whoever reads a log wants to know that the run broke off, and what it had found.
            guard arguments[format] == .sarif, arguments[writeBaseline] == nil,
                error.reason != .closedPipe
            else { throw error }
            if report.failures.isEmpty { report.add(error) }
            print(report, .sarif, on: &console)
            if let line = error.line { console.report(line) }
            return error.status
        }
        if let path = arguments[writeBaseline] {
            try OutputFile.write(
                LintBaseline.bytes(of: report.items.map(\.finding)), to: path)
            let count = report.items.count
            console.report("\(count) finding\(count == 1 ? "" : "s") listed in \(path)")
            return .clean
        }
        print(report, arguments[format], on: &console)
        return report.reaches(arguments[threshold]) ? .findings : .clean
    }

    /// Fills a report with all files that can be checked.
    ///
    /// - Throws: why the first of the others cannot.
    private func check(
        _ arguments: Arguments, _ report: inout LintReport, on console: inout Console
    ) throws(CommandError) {
        // Read first, so that a wrong name does not cost the time of all checks.
        var known = try arguments[baseline].map { path throws(CommandError) in
            try LintBaseline(reading: path)
        }
        let answers = try checked(arguments, on: &console)
        for answer in answers {
            switch answer {
            case .success(let file): report.add(file, &known)
            case .failure(let error): report.add(error)
            }
        }
        if let failure = report.failures.first { throw failure }
        if let unmet = known?.unmet, unmet > 0 {
            console.report(
                "\(unmet) finding\(unmet == 1 ? "" : "s") of the baseline "
                    + "\(unmet == 1 ? "is" : "are") gone; write it again with --write-baseline")
        }
    }

    private func print(_ report: LintReport, _ format: LintFormat, on console: inout Console) {
        switch format {
        case .text:
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for line in report.lines(style: style) { console.output.print(line) }
            if let summary = report.summary, console.outputTerminal.isInteractive {
                console.output.print(style.bold(summary))
            }
        case .json: console.output.print(JSONWriter.text(of: report.json))
        case .sarif:
            let log = SARIFLog(report, version: Toolkit.version)
            console.output.print(JSONWriter.text(of: log.json))
        case .github:
            let paths = report.artifactPaths
            for item in report.items {
                console.output.print(WorkflowCommand.line(item.finding, at: paths[item.path]))
            }
        }
    }

    /// The files with their findings, in the order of their paths, or why one has none; with
    /// `--fix` already mended.
    private func checked(
        _ arguments: Arguments, on console: inout Console
    ) throws(CommandError) -> [Result<LintedFile, CommandError>] {
        let paths = try FolderWalk.files(
            in: arguments[paths], endings: StringFileEndings.all, kind: "string file")
        let given = Set(arguments[self.paths])
        let cores = arguments[jobs] ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        var options = LintOptions()
        options.format = arguments[fileFormat]
        options.dialect = arguments[placeholders]
        options.only = Set(arguments[only] ?? [])
        options.skipped = Set(arguments[skip] ?? [])
        options.fixes = arguments[fix]
        // Many files are spread over the cores whole, few in parts.
        options.jobs = paths.count < cores ? cores : 1
        var search = try LintConfigurationSearch(explicit: arguments[config])
        var work: [(path: FilePath, configuration: LintConfiguration)] = []
        for path in paths { work.append((path, try search.configuration(of: path))) }
        let sources = LintSources(explicit: arguments[source], format: options.format)
        let answers = try ParallelWork.map(
            work, "checking", jobs: paths.count < cores ? 1 : cores, on: &console,
            name: { InputFile.name(of: $0.path) }
        ) { [options] (item) throws(CommandError) -> Result<LintedFile, CommandError>? in
            do throws(CommandError) {
                let input = try read(item.path, options, isNamed: given.contains(item.path))
                guard let input else { return nil }
                let file = LintedFile(
                    input, comparedWith: try sources.source(of: input), item.configuration, options)
                if let bytes = file.mended { try OutputFile.write(bytes, to: input.path) }
                return .success(file)
            } catch {
                return .failure(error)
            }
        }.compactMap { $0 }
        guard !answers.isEmpty else {
            let path = arguments[self.paths].first.map(InputFile.name) ?? ""
            throw CommandError.nothingToRead(path: path, "no string file in it")
        }
        return answers
    }

    /// The file; nil for one in a folder that is no string file, such as `package.json` or an app's
    /// catalog.
    private func read(
        _ path: FilePath, _ options: LintOptions, isNamed: Bool
    ) throws(CommandError) -> StringFileInput? {
        let input = try StringFileInput.readFound(
            path, as: options.format, isNamed: isNamed, jobs: options.jobs)
        // Its labels are used as written: no check of translations applies, and no fix.
        guard let input, input.isAppCatalog else { return input }
        guard isNamed else { return nil }
        throw .refused(path: input.name, "an app's catalog, no string file; see 'cta app check'")
    }
}

extension ValueKind where Value == String {
    /// An id or a family of checks.
    fileprivate static var checkName: Self {
        ValueKind(
            placeholder: "ID", expected: "an id or a family that 'cta checks' lists",
            choices: CheckNames.ids + CheckNames.families, write: { $0 }
        ) { text in
            CheckNames.isKnown(text) ? text : nil
        }
    }
}
