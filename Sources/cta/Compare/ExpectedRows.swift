internal import JSON
internal import StringFiles

/// The rows that a table should have, by what identifies them.
struct ExpectedRows {
    /// A row and the values that identify it.
    struct Row {
        let id: [String]
        let members: [(name: String, value: JSONValue)]

        /// A member that is a text.
        subscript(name: String) -> String? {
            for (member, value) in members where member == name {
                if case .string(let text) = value { return text }
            }
            return nil
        }
    }

    private var rows: [Row] = []
    private var places: [[ByteText]: Int] = [:]
    private var isTaken: [Bool] = []

    /// Takes the rows of a table of our own.
    init(_ values: [JSONValue], by names: [String]) {
        for case .object(let members) in values {
            let row = Row(id: [], members: members)
            let id = names.map { row[$0] ?? "" }
            places[id.map(ByteText.init)] = rows.count
            rows.append(Row(id: id, members: members))
        }
        isTaken = rows.map { _ in false }
    }

    /// The members of a row, which is then no longer missing; nil for a row that is none of ours.
    mutating func take(_ id: [String]) -> [(name: String, value: JSONValue)]? {
        guard let place = places[id.map(ByteText.init)] else { return nil }
        isTaken[place] = true
        return rows[place].members
    }

    /// The rows that were taken.
    var taken: [Row] { zip(rows, isTaken).filter { $0.1 }.map(\.0) }

    /// The rows that were not taken, in order.
    var rest: [Row] { zip(rows, isTaken).filter { !$0.1 }.map(\.0) }
}
