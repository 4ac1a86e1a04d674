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
        for (index, node) in tape.enumerated() where node.kind == .object && node.payload > 1 {
            JSONNode(document: self, index: index).forEachDuplicateMember(body)
        }
    }

    /// The hash of the text of a string.
    func hashOfText(at index: Int) -> Int {
        var hasher = Hasher()
        // The bytes are hashed at once.
        _ = JSONNode(document: self, index: index).withStringUTF8 { text in
            unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        }
        return hasher.finalize()
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
