extension JSONNodeView {
    /// Calls a body with each member whose name an earlier one of its object has, and with the first
    /// of that name; of the objects at some indices of the tape, in the order of the file.
    ///
    /// Names compare by the bytes of their decoded text; names that are no strings are left out.
    /// - Complexity: linear in the number of nodes.
    package func forEachDuplicateMember(
        ofObjectsIn range: Range<Int>, _ body: (_ first: Member, _ duplicate: Member) -> Void
    ) {
        for index in range {
            let node = sibling(at: index)
            if node.isObject, node.count > 1 { node.forEachDuplicateMember(body) }
        }
    }

    /// Calls a body with each member of an object whose name an earlier one has, and with the first
    /// of that name.
    func forEachDuplicateMember(_ body: (_ first: Member, _ duplicate: Member) -> Void) {
        guard isObject, count > 1 else { return }
        // Most objects are small, and a set of hashes costs more than comparing a few lengths.
        if count <= 8 { findByComparing(body) } else { findByHashing(body) }
    }

    private func findByComparing(_ body: (Member, Member) -> Void) {
        for later in members {
            for earlier in members {
                if earlier.name.index == later.name.index { break }
                if earlier.name.hasSameText(as: later.name) {
                    body(earlier, later)
                    break
                }
            }
        }
    }

    private func findByHashing(_ body: (Member, Member) -> Void) {
        var seen = HashedIndices(reservingCapacity: count)
        for member in members where member.name.isString {
            let first = seen.insert(member.name.index) {
                sibling(at: $0).hashOfText
            } isEqual: {
                sibling(at: $0).hasSameText(as: member.name)
            }
            if let first { body((sibling(at: first), sibling(at: first + 1)), member) }
        }
    }
}
