import CommandLineArguments
import Testing

@Suite struct DeclarationFaultTests {
    @Test("the sample has no fault")
    func sample() {
        #expect(Sample.table.faults == [])
    }

    static let flag = Flag("json", help: "print JSON")
    static let required = Option(required: "to", .text, help: "where to")
    static let one = Operand("ONE", .text, help: "one")
    static let perhaps = Operand(optional: "PERHAPS", .text, help: "perhaps")
    static let many = Operand(repeated: "MANY", .text, help: "many")

    static let declarations: [(CommandDeclaration, String)] = [
        (command([flag, flag]), "'--json' is declared twice"),
        (command([Flag("help", help: "more")]), "'--help' is declared twice"),
        (command([one, one]), "'ONE' is declared twice"),
        (command([Flag("Json", help: "x")]), "'--Json' is no name of an option"),
        (command([Flag("", help: "x")]), "'--' is no name of an option"),
        (
            command([Flag("a", help: "X.")]),
            "the help of '--a' is empty, has a full stop or a line break"
        ),
        (command([perhaps, one]), "'ONE' cannot follow 'PERHAPS'"),
        (command([many, one]), "'ONE' cannot follow 'MANY'"),
        (command([many, perhaps]), "'PERHAPS' cannot follow 'MANY'"),
        (command([flag], [Alternatives(flag, required)]), "'--to' is not declared"),
        (
            command([flag, required], [Alternatives(flag, required)]),
            "'--to' is required and an alternative"
        ),
        (CommandDeclaration("a b", summary: "x", parameters: []), "'a b' is no name"),
        (
            CommandDeclaration("a", summary: "X.", parameters: []),
            "the summary of 'a' is empty, has a full stop or a line break"
        ),
    ]

    @Test("names what is wrong with a declaration", arguments: declarations)
    func faults(declaration: CommandDeclaration, fault: String) {
        let group = CommandGroup("tool", summary: "x", members: [.command(declaration, 1)])
        #expect(group.faults.contains(fault))
    }

    @Test("names two commands of one name, also in a nested group")
    func repeatedCommand() {
        let member = CommandGroup.Member.command(Self.command([]), 1)
        let inner = CommandGroup("inner", summary: "x", members: [member, member])
        let group = CommandGroup("tool", summary: "x", members: [.group(inner)])
        #expect(group.faults == ["'command' is declared twice"])
    }

    private static func command(
        _ parameters: [any Parameter], _ alternatives: [Alternatives] = []
    ) -> CommandDeclaration {
        CommandDeclaration(
            "command", summary: "x", parameters: parameters, alternatives: alternatives)
    }
}
