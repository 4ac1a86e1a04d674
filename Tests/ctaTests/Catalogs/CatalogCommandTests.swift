import CTAContent
import JSON
import TestSupport
import Testing

/// `cta app`, `cta label`, `cta suggestion`, `cta template` and `cta text` on a file.
@Suite struct CatalogCommandTests {
    private static let offers = try? Repository.text("fixtures/catalogs/offers.json")

    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write(try #require(Self.offers), as: "acme.json")
    }

    /// A run of the words, in which `%` is the file.
    private func run(_ words: [String]) -> CommandRun {
        InProcess.run(words.map { $0 == "%" ? file : $0 })
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let words: [String]
        let status: Int32
        /// The line on standard error behind `cta: `; `%` is the file.
        let message: String

        var testDescription: String { words.joined(separator: " ") }

        init(_ line: String, _ rest: String..., status: Int32 = 1, says message: String) {
            words = line.split(separator: " ").map(String.init) + rest
            (self.status, self.message) = (status, message)
        }
    }

    static let missing: [Refusal] = [
        Refusal("app show /nowhere", status: 3, says: "/nowhere: no such file"),
        Refusal("app check /nowhere", status: 3, says: "/nowhere: no such file"),
        Refusal("app set /nowhere --name A", status: 3, says: "/nowhere: no such file"),
        Refusal("app set /tmp --name A", status: 3, says: "/tmp: is a directory, not a file"),
        Refusal("app set %/ --name A", status: 3, says: "%/: no such file"),
        Refusal(
            "app set /dev/null --name A", status: 3,
            says: "/dev/null: is not a file that can be edited"),
        Refusal("label list /nowhere", status: 3, says: "/nowhere: no such file"),
        Refusal("app create /nowhere/a --id a", status: 3, says: "/nowhere/a: no such file"),
    ]

    static let labels: [Refusal] = [
        Refusal("label archive % --id nope", says: "%: no label 'nope' for offer cards"),
        Refusal(
            "label edit % --kind review --id claim-50 --text A",
            says: "%: no label 'claim-50' for review cards"),
        Refusal(
            "label add % --id claim-50 --text A",
            says: "%: label 'claim-50' exists already; edit it"
        ),
        Refusal(
            "label add % --id spring --text A",
            says: "%: label 'spring' exists already; unarchive it, or take another id"),
        Refusal(
            "label edit % --id spring --text A",
            says: "%: label 'spring' is archived; unarchive it first"),
        Refusal(
            "label move % --id spring --to 1",
            says: "%: label 'spring' is archived; unarchive it first"),
        Refusal(
            "label move % --id claim-50 --to 2",
            says: "%: no place 2 among the active labels; 1 is the only place"),
        Refusal(
            "label add % --id a/b --text A",
            says: "%: offers.labels[\"a/b\"].id: U+002F SOLIDUS in an id; use A-Z a-z 0-9 _ . - "
                + "[identifier.character]"),
        Refusal(
            "label add % --id twin --text", "Claim your upgrade",
            says: "%: offers.labels.twin: identical to label claim-50; change or archive one "
                + "[label.duplicate]"),
        Refusal(
            "label edit % --id claim-50 --variant d=A",
            says: "%: 'd' is no language tag; write one such as de, pt-BR or zh-Hant"),
        Refusal(
            "label edit % --id claim-50 --variant DE=A",
            says: "%: 'DE' stands there as 'de'; use that spelling"),
        Refusal(
            "label add % --id new --text A --variant pt-BR=A --variant pt_BR=B",
            says: "%: 'pt_BR' stands there as 'pt-BR'; use that spelling"),
        Refusal(
            "label edit % --id claim-50 --remove-variant fr",
            says: "%: label 'claim-50' has nothing in 'fr'"),
        Refusal(
            "label edit % --id claim-50 --text", "a\u{202E}b",
            says: "%: offers.labels.claim-50: direction control U+202E RIGHT-TO-LEFT OVERRIDE "
                + "reorders the text; remove it [label.bidi-control]"),
        Refusal("label preview % --id nope", says: "%: no label 'nope' for offer cards"),
        Refusal(
            "label preview % --id spring",
            says: "%: label 'spring' is archived; unarchive it first"),
    ]

    static let others: [Refusal] = [
        Refusal(
            "app set % --name A --revision 11",
            says: "%: the catalog is at revision 12, not 11; look at it again, then repeat the edit"
        ),
        Refusal(
            "app set % --remove-override pt_AO",
            says: "%: languageOverrides has nothing in 'pt_AO'; it stands there as 'pt-AO'"),
        Refusal(
            "app set % --override nn=xx1",
            says: "%: 'xx1' is no language tag; write one such as de, pt-BR or zh-Hant"),
        Refusal(
            "app set % --name", " ",
            says:
                "%: name: nothing of the title is visible; write a text or remove it [title.invisible]"
        ),
        Refusal(
            "suggestion set % --key win-back --language fr --text {x}",
            says: "%: offers.suggestions.win-back: fr: '{x}' is not a name, use {agentName}, "
                + "{appName}, {discount}, {duration} [suggestion.template]"),
        Refusal(
            "suggestion remove % --key nope",
            says: "%: no suggestion 'nope' of the app for offer cards"),
        Refusal(
            "suggestion remove % --key nordic --language de",
            says: "%: suggestion 'nordic' has nothing in 'de'"),
        Refusal(
            "template set % --language fr --title {discount}",
            says: "%: push.templates.title: fr: '{discount}' is not a name, use {message}, "
                + "{agentName}, {appName} [template.names]"),
        Refusal("template remove % --language fr", says: "%: push.templates has nothing in 'fr'"),
        Refusal(
            "text remove % --language fr --title", says: "%: texts.title has nothing in 'fr'"),
        Refusal("app create % --id acme", says: "%: exists already, take another name"),
    ]

    @Test(
        "what cannot be done is one line, and leaves the file as it is",
        arguments: missing + labels + others)
    func refusal(refusal: Refusal) throws {
        let before = try Repository.bytes(at: file)
        for extra in [[], ["--json"]] where extra.isEmpty || refusal.words[1] != "check" {
            let words = refusal.words.map { $0.hasPrefix("%") ? file + $0.dropFirst() : $0 }
            let run = run(words + extra)
            #expect(run.status == refusal.status)
            #expect(run.output.isEmpty)
            #expect(run.errorText == "cta: \(refusal.message.replacing("%", with: file))\n")
        }
        #expect(try Repository.bytes(at: file) == before)
        #expect(try Repository.names(at: folder.name) == ["acme.json"])
    }

    @Test(
        "a file that does not decode is refused with the place",
        arguments: [
            ("", "1:1: error: there is no value; the least is {} or []"),
            ("[]", "1:1: error: a catalog is a JSON object"),
            ("{\"schemaVersion\":1,\n\"app\":1}", "2:7: error: app must be a string"),
            ("{\"schemaVersion\":2}", "1:18: error: schemaVersion is 2, this toolkit reads 1"),
        ])
    func malformed(text: String, message: String) throws {
        let broken = try folder.write(text, as: "broken.json")
        for words in ["app show", "app check", "app set --name A", "label list", "template list"] {
            var words = words.split(separator: " ").map(String.init)
            words.insert(broken, at: 2)
            let run = run(words)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(run.errorText == "cta: \(broken):\(message)\n")
        }
    }

    static let usageErrors: [(String, String)] = [
        ("app set %", "cta app set: name a setting to change"),
        ("app set - --name A", "cta app set: a catalog is edited in a file, not in '-'"),
        (
            "label edit % --id a",
            "cta label edit: name a '--text', a '--variant' or a '--remove-variant'"
        ),
        (
            "template set % --language de",
            "cta template set: name a '--title' or a '--body', or one to remove"
        ),
        (
            "text set % --language de",
            "cta text set: name a text: '--title', '--welcome-title', '--welcome-text'"
        ),
        (
            "label move % --id a --to 0",
            "cta label move: bad value '0' for '--to', expected a whole number of at least 1"
        ),
    ]

    @Test("a line that asks for nothing is a usage error", arguments: usageErrors)
    func usage(line: String, message: String) {
        let run = run(line.split(separator: " ").map(String.init))
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errorText.hasPrefix(message + " (try"))
    }

    @Test("a dry run says what a run says, and writes nothing")
    func dryRun() throws {
        let before = try Repository.bytes(at: file)
        let words = ["label", "edit", "%", "--id", "claim-50", "--text", "Get 50% off", "--json"]
        let dry = run(words + ["--dry-run"])
        #expect(try Repository.bytes(at: file) == before)
        let wet = run(words)
        #expect(dry.status == 0 && dry.output == wet.output)
        let answer = try #require(JSONDocument(parsing: wet.output).root)
        #expect(answer.members.map { $0.name.string } == ["revision", "changes", "findings"])
        #expect(answer[member: "revision"]?.int == 13)
        let change = try #require(answer[member: "changes"]?[element: 0])
        #expect(change[member: "path"]?.string == "offers.labels.claim-50.text")
        #expect(change[member: "before"]?.string == "Claim your upgrade")
        #expect(change[member: "after"]?.string == "Get 50% off")
        let finding = try #require(answer[member: "findings"]?[element: 0])
        #expect(finding[member: "check"]?.string == "label.price")
        #expect(
            finding[member: "line"]?.int == 13
                && finding[member: "key"]?.string == "offers.labels.claim-50")
        #expect(try Catalog(json: Repository.bytes(at: file)).revision == 13)
    }

    @Test("warnings are printed and need no flag; 'app check' repeats them")
    func warnings() throws {
        let edit = run(["label", "add", "%", "--id", "sale", "--text", "Save 20% now"])
        #expect(edit.status == 0 && edit.errorText == "")
        let finding =
            "warning: a percentage in a label; leave the terms to the paywall [label.price]"
        #expect(edit.outputText.contains(finding))
        let check = run(["app", "check", "%"])
        #expect(check.status == 0 && check.outputText.contains(finding + "\n"))
        #expect(run(["app", "check", "%", "--fail-on", "warning"]).status == 1)
    }
}
