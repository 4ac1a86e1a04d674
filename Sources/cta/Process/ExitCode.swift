/// What the command tells its caller.
package enum ExitCode: Int32, Sendable {
    /// Nothing to report.
    case clean = 0
    /// Findings at or above the threshold, or a refused input, which leaves nothing on standard
    /// output.
    case findings = 1
    /// A command line that cannot be understood.
    case usage = 2
    /// Could not run: a missing file, no store, no permission, no space.
    case couldNotRun = 3
}
