extension JSONValue: Equatable {
    /// Compares kinds, bytes of strings and the order of members.
    package static func == (left: JSONValue, right: JSONValue) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)):
            left.count == right.count
                && zip(left, right).allSatisfy {
                    $0.name.utf8.elementsEqual($1.name.utf8) && $0.value == $1.value
                }
        case (.array(let left), .array(let right)): left == right
        case (.string(let left), .string(let right)), (.number(let left), .number(let right)):
            left.utf8.elementsEqual(right.utf8)
        case (.integer(let left), .integer(let right)): left == right
        case (.double(let left), .double(let right)): left.bitPattern == right.bitPattern
        case (.bool(let left), .bool(let right)): left == right
        case (.null, .null): true
        case (.object, _), (.array, _), (.string, _), (.integer, _), (.double, _), (.number, _),
            (.bool, _), (.null, _):
            false
        }
    }
}
