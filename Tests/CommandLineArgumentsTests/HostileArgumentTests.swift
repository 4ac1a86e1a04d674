import CommandLineArguments
import TestSupport
import Testing

@Suite struct HostileArgumentTests {
    static let megabyte = 1 << 20

    @Test("takes a value of a megabyte and shortens it in a message")
    func large() throws {
        let text = String(repeating: "a", count: Self.megabyte)
        let arguments = try #require(
            try Sample.run(["card", RawArgument("--language=\(text)".utf8)])
        ).arguments
        #expect(arguments[Sample.Card.language].utf8.count == Self.megabyte)
        let shown = String(repeating: "a", count: 60) + "…"
        let lines: [([RawArgument], String)] = [
            (["card", "--language=de", "--kind", RawArgument(text.utf8)], "bad value '\(shown)'"),
            (["card", RawArgument("--\(text)".utf8)], "unknown option '--\(shown.dropFirst(2))'"),
            ([RawArgument(text.utf8)], "unknown command '\(shown)'"),
        ]
        for (line, message) in lines {
            let error = #expect(throws: UsageError.self) { try Sample.table.parse(line) }
            #expect(error?.message.hasPrefix(message) == true)
        }
    }

    @Test("takes many arguments")
    func many() throws {
        let line = ["scan"] + Array(repeating: "a" as RawArgument, count: 100_000)
        let arguments = try #require(try Sample.run(line)).arguments
        #expect(arguments[Sample.Scan.paths].count == 100_000)
    }

    static let pieces: [[UInt8]] =
        [
            "", "-", "--", "---", "=", "--=", "card", "scan", "label", "list", "convert", "a",
            "--language",
            "--lang", "--la", "--label", "--label-text", "--kind", "offer", "review", "--value",
            "n=1", "m=",
            "--limit", "7", "--only", "--offered", "de,fr", "--json", "--quiet", "--app", "--he",
            "-x", "-xyz",
            "\u{202E}", "\n", "👩‍👩‍👧", "e\u{301}", "-W", ":", "%s%n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

    static func line(_ generator: inout SeededGenerator) -> [RawArgument] {
        let first: [RawArgument] =
            [["card"], ["card", "--language=x"], ["scan"], ["label", "list"], []]
            .randomElement(using: &generator) ?? []
        return first
            + (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                let count = Int.random(in: 1...3, using: &generator)
                return RawArgument(
                    (0..<count).flatMap { _ in pieces.randomElement(using: &generator) ?? [] })
            }
    }

    @Test(
        "answers every line with values, help or one clean line",
        arguments: 1...4 as ClosedRange<UInt64>)
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var runs = 0
        for _ in 0..<5_000 {
            let line = Self.line(&generator)
            do {
                guard let run = try Sample.run(line) else { continue }
                runs += 1
                try Self.checkRoundTrip(run)
            } catch let error as UsageError {
                #expect(error.description.unicodeScalars.allSatisfy(Self.isClean), "\(line)")
                #expect(error.description.utf8.count < 2_000)
            }
        }
        #expect(runs > 100)
    }

    /// The values of a card, written out again in full, give the same values.
    static func checkRoundTrip(_ run: (leaf: String, arguments: Arguments)) throws {
        guard run.leaf == "card" else { return }
        let given = run.arguments
        typealias Card = Sample.Card
        var line: [RawArgument] = [
            "card", RawArgument("--language=\(given[Card.language])".utf8),
            RawArgument("--kind=\(given[Card.kind].rawValue)".utf8),
        ]
        if given[Card.json] { line.append("--json") }
        if let label = given[Card.label] { line.append(RawArgument("--label=\(label)".utf8)) }
        if let text = given[Card.labelText] {
            line.append(RawArgument("--label-text=\(text)".utf8))
        }
        for id in given[Card.only] { line += ["--only", RawArgument(id.utf8)] }
        for pair in given[Card.values] {
            line.append(RawArgument("--value=\(pair.name)=\(pair.text)".utf8))
        }
        let again = try #require(try Sample.run(line)).arguments
        #expect(again[Card.language].utf8.elementsEqual(given[Card.language].utf8))
        #expect(again[Card.kind] == given[Card.kind])
        #expect(again[Card.json] == given[Card.json])
        #expect(again[Card.label] == given[Card.label])
        #expect(again[Card.labelText] == given[Card.labelText])
        #expect(again[Card.only] == given[Card.only])
        #expect(again[Card.values] == given[Card.values])
    }

    static func isClean(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
