extension JSONNode {
    /// The members of an object whose name an earlier one has, each with the first of that name, in
    /// the order of the file.
    ///
    /// Names compare by the bytes of their decoded text, so `"a"` and `"\u0061"` are equal and a
    /// composed and a decomposed character are not. Names that are no strings are left out.
    /// - Complexity: linear in the number of members.
    package var duplicateMembers: [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        document.withRootView { root in
            root?.sibling(at: index).forEachDuplicateMember { first, duplicate in
                duplicates.append(JSONDuplicate(first, duplicate, in: document))
            }
        }
        return duplicates
    }
}
