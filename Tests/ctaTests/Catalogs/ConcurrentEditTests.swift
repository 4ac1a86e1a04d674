import CTAContent
import CatalogEditing
import JSON
import TestSupport
import Testing

/// Two processes that edit one file at once, some of them killed (issue 8, "Must hold").
@Suite struct ConcurrentEditTests {
    /// What one process did.
    struct Event: Sendable {
        let edit: RandomCatalogEdit
        /// The revision that it made; nil when it was killed, refused, or had nothing to change.
        let revision: Int?
        let wasKilled: Bool
    }

    /// Tabs and CRLF, members of somebody else, escapes, objects on one line.
    private static let base = """
        {\r
        \t"schemaVersion" : 1,\r
        \t"x-before" : [1.50, {"b":null ,"a" : "\\u00e9\\/"}],\r
        \t"app":"acme", "name" : "Äcme",\r
        \t"revision" : 40,\r
        \t"offers" : {\r
        \t\t"labels" : [\r
        \t\t\t{"id" : "one", "text":"Claim", "x":[ ]},\r
        \t\t\t{ "text" : "Upgrade", "id" : "two" } , {"id":"three","text":"Dr\\u00fccken"}\r
        \t\t],\r
        \t\t"suggestions" : { },\r
        \t\t"x-inside" : { "kept" : true }\r
        \t},\r
        \t"x-after" : "\\ud83d\\ude00"\r
        }\r\n
        """

    /// Of the whole suite, which is optimized, two hundred in all.
    private static let editsOfOne = Repository.isFullRun ? 100 : 30

    @Test("of edits by two processes at once none is lost and none half-written")
    func edits() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.base, as: "acme.json")
        let events = try await withThrowingTaskGroup(of: [Event].self) { group in
            for worker in 0..<2 { group.addTask { try Self.work(worker, on: file) } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(events.count == 2 * Self.editsOfOne)
        // Whatever a killed process left behind goes with the next edit.
        let cta = try BuiltCommand("cta")
        #expect(try cta.run("app", "set", file, "--name", "Last").status == 0)
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
        let written = try Repository.bytes(at: file)
        let final = try Catalog(json: written)
        let replayed = try Self.replay(events, of: final)
        let last = try CatalogEditor.apply([.settings(.name("Last"))], to: replayed)
        #expect(last.bytes == written)
        #expect(events.contains { $0.wasKilled })
    }

    /// The edits one after the other, a quarter of them killed at a random moment.
    private static func work(_ worker: Int, on file: String) throws -> [Event] {
        var generator = SeededGenerator(seed: UInt64(worker) + 8)
        let cta = try BuiltCommand("cta")
        let killer = BuiltCommand(at: "/usr/bin/timeout")
        // How long an edit takes here; a kill is to come somewhere near its end.
        let start = ContinuousClock.now
        #expect(try cta.run("app", "set", file, "--sends-push", "off", "--dry-run").status == 0)
        let usual = (ContinuousClock.now - start) / Duration.seconds(1)
        return try (0..<editsOfOne).map { number in
            let isKilled = Int.random(in: 0..<4, using: &generator) == 0
            let edit =
                isKilled || Bool.random(using: &generator)
                ? RandomCatalogEdit(key: "w\(worker)-\(number)", using: &generator)
                : RandomCatalogEdit(number: worker * 100 + number, using: &generator)
            let words = edit.words.map { $0 == "%" ? file : $0 } + ["--json"]
            let run: CommandRun
            if isKilled {
                let delay = usual * Double.random(in: 0.3...1.5, using: &generator)
                let line = ["-s", "KILL", "\(max(0.001, delay))", cta.path] + words
                run = try killer.run(line.map { Array($0.utf8) })
            } else {
                run = try cta.run(words.map { Array($0.utf8) })
            }
            let check = InProcess.run("app", "check", file)
            #expect(check.status == 0, "\(check.outputText)\(check.errorText)")
            return try event(edit, run, isKilled: isKilled)
        }
    }

    private static func event(
        _ edit: RandomCatalogEdit, _ run: CommandRun, isKilled: Bool
    ) throws -> Event {
        switch run.status {
        case 0:
            let answer = try #require(JSONDocument(parsing: run.output).root)
            let changes = try #require(answer[member: "changes"])
            return Event(
                edit: edit, revision: changes.count > 0 ? answer[member: "revision"]?.int : nil,
                wasKilled: false)
        case 1:
            // The other process may have archived the label.
            #expect(run.errorText.contains("archived"), "\(run.errorText)")
            return Event(edit: edit, revision: nil, wasKilled: false)
        default:
            #expect(isKilled && run.status == 137, "\(run.status): \(run.errorText)")
            return Event(edit: edit, revision: nil, wasKilled: true)
        }
    }

    /// The bytes that the edits make one after the other, in the order of their revisions.
    ///
    /// A process that was killed behind its rename did not say its revision; the file shows its key,
    /// and the keys stand in the order of their edits.
    private static func replay(_ events: [Event], of final: Catalog) throws -> [UInt8] {
        var byRevision: [Int: RandomCatalogEdit] = [:]
        for event in events {
            guard let revision = event.revision else { continue }
            #expect(
                byRevision.updateValue(event.edit, forKey: revision) == nil, "\(revision) twice")
        }
        let killed = Dictionary(
            uniqueKeysWithValues: events.filter(\.wasKilled).compactMap { event in
                event.edit.uniqueKey.map { ($0, event.edit) }
            })
        var unsaid = final.offers.suggestions.compactMap { killed[$0.key] }[...]
        var bytes = Array(base.utf8)
        for revision in 41..<final.revision {
            let edit = try #require(
                byRevision[revision] ?? unsaid.popFirst(), "revision \(revision) is nobody's")
            bytes = try CatalogEditor.apply([edit.edit], to: bytes).bytes
        }
        #expect(unsaid.isEmpty)
        return bytes
    }
}
