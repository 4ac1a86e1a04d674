extension JSONNode {
    /// Where the node is, for messages: `offers.labels[2].text`; empty for the root.
    ///
    /// A name that is not of ASCII letters, digits and `_ - @ $` alone stands as JSON in brackets:
    /// `["offer.button"]`. A name of a member has the path of the member.
    /// - Complexity: linear in the number of siblings on each level.
    package var path: String {
        var path = ""
        var place = JSONNode(document: document, index: 0)
        while place.index != index, let step = place.step(towards: index) {
            switch step {
            case .member(let name, let value):
                Self.append(name, to: &path)
                if name.index == index { return path }
                place = value
            case .element(let offset, let element):
                path += "[\(offset)]"
                place = element
            }
        }
        return path
    }

    private enum Step {
        case member(JSONNode, JSONNode)
        case element(Int, JSONNode)
    }

    /// The child that holds an index of the tape.
    private func step(towards index: Int) -> Step? {
        for (name, value) in members where index < value.nextIndex {
            return .member(name, value)
        }
        for (offset, element) in elements.enumerated() where index < element.nextIndex {
            return .element(offset, element)
        }
        return nil
    }

    private static func append(_ name: JSONNode, to path: inout String) {
        let text = name.string ?? "?"
        let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
        if isPlain {
            if !path.isEmpty { path += "." }
            path += text
        } else {
            path += "[" + JSONWriter.text(of: .string(text)) + "]"
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x40, 0x24: true
        default: false
        }
    }
}
