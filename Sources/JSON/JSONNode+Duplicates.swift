extension JSONNode {
    /// The members of an object whose name an earlier one has, each with the first of that name, in
    /// the order of the file.
    ///
    /// Names compare by the bytes of their decoded text, so `"a"` and `"\u0061"` are equal and a
    /// composed and a decomposed character are not. Names that are no strings are left out.
    /// - Complexity: linear in the number of members.
    package var duplicateMembers: [JSONDuplicate] {
        guard kind == .object, count > 1 else { return [] }
        // Most objects are small, and a set of hashes costs more than comparing the few lengths.
        return count <= 8 ? duplicatesByComparing() : duplicatesByHashing()
    }

    private func duplicatesByComparing() -> [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        var seen: [Member] = []
        for member in members where member.name.kind == .string {
            if let first = seen.first(where: { $0.name.hasSameText(as: member.name) }) {
                duplicates.append(JSONDuplicate(first: first, duplicate: member))
            } else {
                seen.append(member)
            }
        }
        return duplicates
    }

    private func duplicatesByHashing() -> [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        var seen: [JSONNameKey: JSONNode] = [:]
        seen.reserveCapacity(count)
        for member in members where member.name.kind == .string {
            let key = JSONNameKey(name: member.name)
            if let first = seen[key] {
                let earlier = (
                    name: first, value: JSONNode(document: document, index: first.index + 1)
                )
                duplicates.append(JSONDuplicate(first: earlier, duplicate: member))
            } else {
                seen[key] = member.name
            }
        }
        return duplicates
    }

    /// Whether two strings have the same bytes as their text.
    func hasSameText(as other: JSONNode) -> Bool {
        let equal = withStringUTF8 { left in
            other.withStringUTF8 { right in
                left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
            }
        }
        return equal == true
    }
}
