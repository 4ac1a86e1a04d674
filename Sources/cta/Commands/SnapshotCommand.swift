internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta snapshot`: what is accepted of the paywalls that a device reported.
struct SnapshotCommand: Command {
    private let file = Operand("FILE", .inputFile, help: "the JSON that the device reported")
    private let lenient = Flag(
        "lenient", help: "leave out what is faulty instead of refusing all of it")
    private let json = Flag("json", help: "print what is accepted and found as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "snapshot", summary: "what is accepted of the paywalls that a device reported",
            discussion: """
                Prints the accepted paywalls, then what is wrong, each with its JSON path.
                Without --lenient one fault refuses the whole snapshot. At most 20 paywalls,
                10 products each, 40 in all.
                """,
            parameters: [file, lenient, json],
            examples: [
                Example("cta snapshot paywalls.json", "accepted whole or not at all"),
                Example("cta snapshot paywalls.json --lenient", "what can be used of it"),
                Example("cta snapshot - --json <paywalls.json", "from a pipe"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let path = arguments[file]
        let reading = Snapshot.read(
            json: try InputFile.read(path), policy: arguments[lenient] ? .lenient : .strict,
            path: InputFile.name(of: path))
        if arguments[json] {
            console.output.print(JSONWriter.text(of: reading.json))
        } else {
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for line in Self.lines(reading, style: style) { console.output.print(line) }
        }
        return reading.snapshot == nil ? .findings : .clean
    }

    private static func lines(_ reading: SnapshotReading, style: PreviewStyle) -> [String] {
        var table = ColumnTable([.left, .left, .left])
        for paywall in reading.snapshot?.paywalls ?? [] {
            table.add([
                paywall.id, CellText.of(paywall.title),
                paywall.isPresentable ? CellText.of(products(of: paywall)) : "not presentable",
            ])
        }
        let accepted = reading.snapshot.map { snapshot in
            snapshot.paywalls.isEmpty ? ["no paywalls"] : table.lines
        }
        var lines = accepted ?? ["refused: nothing is accepted"]
        lines += reading.findings.map { $0.placedLine(style: style) }
        if reading.unlistedCount > 0 { lines.append("and \(reading.unlistedCount) more") }
        return lines
    }

    private static func products(of paywall: SnapshotPaywall) -> String {
        paywall.products.map { product in
            let parts = [
                product.price, product.period?.text, product.trial.map { "trial \($0)" },
                product.isTrialEligible.map { $0 ? "eligible" : "not eligible" },
            ]
            return parts.compactMap(\.self).joined(separator: " ")
        }.joined(separator: ", ")
    }
}

extension Finding {
    /// The finding in one line, with the JSON path before the message.
    func placedLine(style: PreviewStyle) -> String {
        guard let key else { return line(style: style) }
        var placed = self
        placed.message = "\(key): \(message)"
        return placed.line(style: style)
    }
}
