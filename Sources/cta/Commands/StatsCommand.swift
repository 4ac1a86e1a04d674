internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta stats`: how often cards were sent and tapped.
struct StatsCommand: Command {
    private let events = EventsOptions()
    private let grouping = Option(
        "by", .choice, default: SendFigures.Grouping.label, help: "what cards are told apart by")
    private let days = Option(
        "days", .days, default: SendFigures.Days.thirty,
        help: "how many days in UTC, today's among them")
    private let now = Option("now", .time, help: "the moment to count until; this one by default")
    private let json = Flag("json", help: "print the figures as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "stats", summary: "how often cards were sent and tapped",
            discussion: """
                Counts cards by the time of sending; a card that was tapped twice counts once.
                An archived label keeps its figures. Previews are not counted.
                """,
            parameters: [events.events, grouping, days, now, json],
            examples: [
                Example("cta stats --events sends.jsonl --by agent --days 7", "a week's sends"),
                Example(
                    "cta stats --events sends.jsonl --now 2026-03-31T23:59:59Z --json",
                    "as it was at the end of March"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let figures = try events.log(arguments).figures(
            by: arguments[grouping], days: arguments[days], now: arguments[now] ?? .now)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: figures.json))
            return .clean
        }
        var table = ColumnTable([.left, .right, .right, .right])
        table.add([figures.grouping.rawValue, "sent", "opened", "rate"])
        for row in figures.rows {
            table.add([CellText.of(row.group.name)] + row.counts.cells)
        }
        table.add(["total"] + figures.total.cells)
        for line in table.lines { console.output.print(line) }
        console.output.print("\(figures.start) to \(figures.end)")
        return .clean
    }
}

extension SendFigures.Counts {
    fileprivate var cells: [String] {
        [String(sent), String(opened), rate.map(Self.percentage) ?? "–"]
    }

    /// A rate in percent with one digit.
    private static func percentage(_ rate: Double) -> String {
        let tenths = Int((rate * 1_000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension SendFigures.Group {
    /// The group in one line; a label of another kind than an offer's says so.
    fileprivate var name: String {
        switch self {
        case .agent(let id): return id ?? "no agent"
        case .label(let kind, let label):
            let name =
                switch label {
                case .builtIn: "built-in"
                case .label(let id): id
                case .text(let text): "\"\(text)\""
                }
            return kind == .paywall ? name : "\(name) (\(kind.rawValue))"
        }
    }
}
