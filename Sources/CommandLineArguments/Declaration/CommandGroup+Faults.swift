extension CommandGroup {
    /// What is wrong with the declarations below this word; a test over the whole table keeps it
    /// empty.
    package var faults: [String] {
        var faults = CommandDeclaration.textFaults(
            name: name, summary: summary, discussion: discussion)
        faults += CommandDeclaration.repeated(members.map(\.name)).map {
            "'\($0)' is declared twice"
        }
        for member in members {
            switch member {
            case .command(let declaration, _): faults += declaration.faults
            case .group(let group): faults += group.faults
            }
        }
        return faults
    }
}
