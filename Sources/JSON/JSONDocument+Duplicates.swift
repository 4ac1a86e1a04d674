extension JSONDocument {
    /// The duplicate members of all objects, objects in the order of the file.
    ///
    /// - Complexity: linear in the number of nodes.
    package var duplicateMembers: [JSONDuplicate] {
        var duplicates: [JSONDuplicate] = []
        for (index, node) in tape.enumerated() where node.kind == .object && node.payload > 1 {
            duplicates += JSONNode(document: self, index: index).duplicateMembers
        }
        return duplicates
    }

    /// The tape index behind the member whose name is at an index.
    func indexBehindMember(at name: Int) -> Int {
        let value = tape[name + 1]
        return value.isContainer ? Int(value.next) : name + 2
    }

    /// Whether two nodes are strings with the same bytes as their text.
    func haveSameText(_ left: Int, _ right: Int) -> Bool {
        let (leftNode, rightNode) = (tape[left], tape[right])
        guard leftNode.kind == .string, rightNode.kind == .string else { return false }
        let isWritten = leftNode.payload == 0 && rightNode.payload == 0
        // Plain ASCII texts are as long as their bytes.
        if isWritten, leftNode.end - leftNode.start != rightNode.end - rightNode.start {
            return false
        }
        return JSONNode(document: self, index: left)
            .hasSameText(as: JSONNode(document: self, index: right))
    }
}
