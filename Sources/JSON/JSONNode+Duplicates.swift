extension JSONNode {
    /// The members of an object whose name an earlier one has, each with the first of that name, in
    /// the order of the file.
    ///
    /// Names compare by the bytes of their decoded text, so `"a"` and `"\u0061"` are equal and a
    /// composed and a decomposed character are not. Names that are no strings are left out.
    /// - Complexity: linear in the number of members.
    package var duplicateMembers: [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        forEachDuplicateMember { duplicates.append($0) }
        return duplicates
    }

    /// Calls a body with each of `duplicateMembers`: of millions no list is made.
    func forEachDuplicateMember(_ body: (JSONDuplicate) -> Void) {
        guard kind == .object, count > 1 else { return }
        // Most objects are small, and a set of hashes costs more than comparing a few lengths.
        if count <= 8 { findByComparing(body) } else { findByHashing(body) }
    }

    private func findByComparing(_ body: (JSONDuplicate) -> Void) {
        let end = nextIndex
        var later = index + 1
        while later < end {
            var earlier = index + 1
            while earlier < later, !document.haveSameText(earlier, later) {
                earlier = document.indexBehindMember(at: earlier)
            }
            if earlier < later { body(duplicate(first: earlier, later)) }
            later = document.indexBehindMember(at: later)
        }
    }

    private func findByHashing(_ body: (JSONDuplicate) -> Void) {
        var seen = HashedIndices(reservingCapacity: count)
        for member in members where member.name.kind == .string {
            let name = member.name.index
            let first = seen.insert(name) {
                document.hashOfText(at: $0)
            } isEqual: {
                document.haveSameText($0, name)
            }
            if let first { body(duplicate(first: first, name)) }
        }
    }

    private func duplicate(first: Int, _ later: Int) -> JSONDuplicate {
        JSONDuplicate(first: member(at: first), duplicate: member(at: later))
    }

    private func member(at name: Int) -> Member {
        (JSONNode(document: document, index: name), JSONNode(document: document, index: name + 1))
    }
}
