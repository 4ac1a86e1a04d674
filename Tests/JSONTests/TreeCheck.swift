import JSON

/// The invariants of a tree, checked by a walk with its own stack.
enum TreeCheck {
    /// What is wrong with a tree; nil when its counts agree and every range lies in its
    /// container's, behind that of the node before it.
    static func problem(in root: JSONNode) -> String? {
        var open = [root]
        while let node = open.popLast() {
            var children: [JSONNode] = []
            for (name, value) in node.members {
                guard name.kind == .string || name.kind == .junk else {
                    return "a name is \(name.kind)"
                }
                children += [name, value]
            }
            let memberCount = children.count / 2
            children += node.elements
            let isContainer = node.kind == .object || node.kind == .array
            guard
                node.count == (node.kind == .object ? memberCount : children.count) || !isContainer
            else { return "\(node.count) is no count of \(children.count) at \(node.byteRange)" }
            var end = node.byteRange.lowerBound + (isContainer ? 1 : 0)
            for child in children {
                guard child.byteRange.lowerBound >= end,
                    child.byteRange.upperBound <= node.byteRange.upperBound
                else { return "\(child.byteRange) in \(node.byteRange) behind \(end)" }
                end = child.byteRange.upperBound
            }
            if let problem = problem(inString: node) { return problem }
            open += children
        }
        return nil
    }

    /// Checks that the text of a string can be had in every way.
    private static func problem(inString node: JSONNode) -> String? {
        guard node.kind == .string else { return nil }
        guard let text = node.string, node.hasText(text),
            node.withStringUTF8({ $0.count }) == text.utf8.count
        else { return "the texts of \(node.byteRange) differ" }
        let end = node.sourceByteOffset(ofUTF16: text.utf16.count)
        guard let end, node.byteRange.contains(end) || end == node.byteRange.upperBound else {
            return "the end of \(node.byteRange) is \(String(describing: end))"
        }
        return nil
    }
}
