extension JSONNode {
    /// The members of an object whose name an earlier one has, each with the first of that name, in
    /// the order of the file.
    ///
    /// Names compare by the bytes of their decoded text, so `"a"` and `"\u0061"` are equal and a
    /// composed and a decomposed character are not. Names that are no strings are left out.
    /// - Complexity: linear in the number of members.
    package var duplicateMembers: [JSONDuplicate] {
        guard kind == .object, count > 1 else { return [] }
        // Most objects are small, and a set of hashes costs more than comparing a few lengths.
        return count <= 8 ? duplicatesByComparing() : duplicatesByHashing()
    }

    private func duplicatesByComparing() -> [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        let end = nextIndex
        var later = index + 1
        while later < end {
            var earlier = index + 1
            while earlier < later, !document.haveSameText(earlier, later) {
                earlier = document.indexBehindMember(at: earlier)
            }
            if earlier < later { duplicates.append(duplicate(first: earlier, later)) }
            later = document.indexBehindMember(at: later)
        }
        return duplicates
    }

    private func duplicatesByHashing() -> [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        var seen: [JSONNameKey: Int] = [:]
        seen.reserveCapacity(count)
        for member in members where member.name.kind == .string {
            let key = JSONNameKey(name: member.name)
            if let first = seen[key] {
                duplicates.append(duplicate(first: first, member.name.index))
            } else {
                seen[key] = member.name.index
            }
        }
        return duplicates
    }

    private func duplicate(first: Int, _ later: Int) -> JSONDuplicate {
        JSONDuplicate(first: member(at: first), duplicate: member(at: later))
    }

    private func member(at name: Int) -> Member {
        (JSONNode(document: document, index: name), JSONNode(document: document, index: name + 1))
    }
}
