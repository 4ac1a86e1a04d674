/// Words the faults that getopt_long finds.
enum ScanFault {
    /// The usage error of a scanned argument that is a fault.
    static func error(
        _ fault: ScannedArgument, options: [ParameterDeclaration], command: String
    ) -> UsageError {
        UsageError(command: command, message: message(fault, options))
    }

    private static func message(
        _ fault: ScannedArgument, _ options: [ParameterDeclaration]
    ) -> String {
        switch fault {
        case .unknown(let argument): unknown(argument, options)
        case .missingValue(let index): "missing value of '\(options[index].synopsis)'"
        case .unexpectedValue(let index): "'\(options[index].label)' takes no value"
        case .operand(let operand, _): "unexpected operand '\(operand.printable)'"
        case .option(let index, _): "unexpected option '\(options[index].label)'"
        }
    }

    private static func unknown(
        _ argument: RawArgument, _ options: [ParameterDeclaration]
    ) -> String {
        let written = RawArgument(argument.bytes.prefix { $0 != UInt8(ascii: "=") })
        let name = written.bytes.drop { $0 == UInt8(ascii: "-") }
        let isLong = written.bytes.starts(with: "--".utf8)
        let abbreviated = options.filter {
            isLong && !name.isEmpty && $0.name.utf8.starts(with: name)
        }
        guard abbreviated.isEmpty else {
            let candidates = abbreviated.map { "'\($0.label)'" }.joined(separator: ", ")
            return "option '\(written.printable)' is ambiguous: \(candidates)"
        }
        let shown = name.isEmpty ? argument : written
        let near = NearMiss.of(name, among: options.map(\.name))
        let question = near.map { ", did you mean '--\($0)'?" } ?? ""
        return "unknown option '\(shown.printable)'\(question)"
    }
}
