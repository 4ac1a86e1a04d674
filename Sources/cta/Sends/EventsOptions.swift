internal import CTAContent
internal import CommandLineArguments

/// What the commands that read a file of events have in common.
struct EventsOptions {
    /// The file of events.
    let events = Option(
        required: "events", .inputFile, value: "FILE", help: "the events, one JSON object a line")
    /// The reader's language.
    let language = Option(
        "language", .text, value: "TAG", default: "en", help: "the language of the reader")

    /// The events; a file with a line that cannot be read is refused, because all counts would be wrong.
    func log(_ arguments: Arguments) throws -> SendLog { try Self.log(from: arguments[events]) }

    /// The events of a file.
    static func log(from path: FilePath) throws -> SendLog {
        let reading = SendLog.read(
            jsonLines: try InputFile.read(path), path: InputFile.name(of: path))
        let errors = reading.findings.filter { $0.severity == .error }
        guard let first = errors.first else { return reading.log }
        let more = errors.count - 1 + reading.unlistedCount
        let rest = more > 0 ? ", and \(more) more" : ""
        let line = first.line(style: PreviewStyle(allowsColor: false))
        throw CommandError.refused(path: nil, line + rest)
    }
}
