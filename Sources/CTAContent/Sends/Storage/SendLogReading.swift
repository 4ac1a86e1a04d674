/// The events of a file, and what could not be read of it.
public struct SendLogReading: Equatable, Sendable {
    /// The events that could be read.
    public var log: SendLog
    /// Lines that could not, as errors; what a newer toolkit wrote, as notes. At most 1,000 are listed.
    public var findings: [Finding]
    /// How many more there are than ``findings`` lists.
    public var unlistedCount: Int
}

extension SendLog {
    /// Reads events, one JSON object a line, of this or an older version of the format.
    ///
    /// Unknown members and unknown kinds of events are tolerated. A line that cannot be read is an error in the findings,
    /// and the others are read all the same. Linear in the bytes.
    ///
    /// - Parameters:
    ///   - jsonLines: UTF-8 with LF or CR LF; blank lines are skipped.
    ///   - path: The name of the file in findings.
    /// - Returns: The events, and what was found.
    public static func read(jsonLines: [UInt8], path: String? = nil) -> SendLogReading {
        var reader = SendLogReader(path: path)
        for line in jsonLines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            reader.read(line)
        }
        return reader.reading
    }

    /// The events as a file of JSON lines, each with its line feed.
    public var jsonLines: [UInt8] { events.flatMap { $0.jsonLine + [UInt8(ascii: "\n")] } }
}
