extension JSONDocument {
    /// The duplicate members of all objects, objects in the order of the file.
    ///
    /// - Complexity: linear in the number of nodes.
    package var duplicateMembers: [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        forEachDuplicateMember { duplicates.append($0) }
        return duplicates
    }

    /// Calls a body with each of `duplicateMembers`: of millions no list is made.
    package func forEachDuplicateMember(_ body: (JSONDuplicate) -> Void) {
        withRootView { root in
            root?.forEachDuplicateMember(ofObjectsIn: 0..<tape.count) { first, duplicate in
                body(JSONDuplicate(first, duplicate, in: self))
            }
        }
    }
}

extension JSONDuplicate {
    /// Keeps two members.
    init(_ first: JSONNodeView.Member, _ duplicate: JSONNodeView.Member, in document: JSONDocument)
    {
        self.first = (first.name.node(of: document), first.value.node(of: document))
        self.duplicate = (duplicate.name.node(of: document), duplicate.value.node(of: document))
    }
}
