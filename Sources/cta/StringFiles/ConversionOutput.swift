internal import CommandLineArguments
internal import StringFiles

/// Writes a file in a format, or refuses because the format cannot hold it.
struct ConversionOutput {
    /// Where to.
    let path: FilePath
    /// The format.
    let format: FileFormat
    /// The language to write where the format holds one.
    let language: String?
    /// Whether losses are accepted.
    let isLossy: Bool

    /// Converts and writes, and reports losses and notes.
    ///
    /// - Throws: a refusal when something would be lost and that is not accepted; what the system
    ///   says of the file.
    func write(_ input: StringFileInput, on console: inout Console) throws {
        let conversion = Conversion(
            input.file, to: format, WriteOptions(language: language))
        let isRefused = !conversion.losses.isEmpty && !isLossy
        let messages = ConversionMessages(input: input, target: format, isRefused: isRefused)
        for line in messages.lines(conversion.losses) { console.report(line) }
        guard !isRefused else {
            throw CommandError.refused(
                path: input.name,
                "\(format.name) cannot hold all of it, nothing is written; --lossy writes the rest")
        }
        for note in conversion.notes { console.report("\(input.name): note: \(note)") }
        try write(conversion.bytes, on: &console)
    }

    /// Writes bytes to the path, or to standard output for `-`.
    func write(_ bytes: [UInt8], on console: inout Console) throws {
        if path.isStandardStream {
            console.output.write(bytes)
        } else {
            try OutputFile.write(bytes, to: path)
        }
    }
}

extension FileFormat {
    /// The format for a file to write: the one asked for, else that of the file it is made from
    /// unless the ending of its name belongs to others.
    static func ofOutput(_ path: FilePath, asked: FileFormat?, input: FileFormat) -> FileFormat {
        if let asked { return asked }
        guard !path.isStandardStream else { return input }
        let ending = FilePathParts(path.text).fileExtension
        guard !input.extensions.contains(ending) else { return input }
        return allCases.first { $0.extensions.contains(ending) } ?? input
    }
}
