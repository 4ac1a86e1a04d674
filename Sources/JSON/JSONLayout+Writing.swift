extension JSONLayout {
    /// A member, or an element when there is no name.
    func bytes(
        ofChild value: JSONValue, named name: String?, indentation: [UInt8], isMultiline: Bool
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        if let name { bytes += JSONWriter.bytes(of: .string(name)) + colon }
        write(value, indentation, isMultiline, to: &bytes)
        return bytes
    }

    /// A value whose first line is indented so; with lines for its children or on one line.
    func bytes(of value: JSONValue, indentation: [UInt8], isMultiline: Bool) -> [UInt8] {
        bytes(ofChild: value, named: nil, indentation: indentation, isMultiline: isMultiline)
    }

    /// Appends a value; what is nested deeper than a reader goes is a programmer's error and
    /// `null`.
    private func write(
        _ value: JSONValue, _ indentation: [UInt8], _ isMultiline: Bool, depth: Int = 0,
        to bytes: inout [UInt8]
    ) {
        guard let children = value.children else {
            bytes += JSONWriter.bytes(of: value)
            return
        }
        guard depth < JSONDocument.maximumDepth else {
            bytes += "null".utf8
            return
        }
        let isArray = children.brackets.0 == ASCII.leftBracket
        bytes.append(children.brackets.0)
        let inner = isMultiline ? indentation + unit : indentation
        for (offset, child) in children.list.enumerated() {
            if isMultiline {
                if offset > 0 { bytes.append(ASCII.comma) }
                bytes += lineEnd + inner
            } else if offset > 0 {
                bytes += comma
            }
            if let name = child.name { bytes += JSONWriter.bytes(of: .string(name)) + colon }
            let shape = JSONContainerShape(child.value, isElement: isArray)
            let hasLines = isMultiline && shape.map(self.isMultiline) == true
            write(child.value, inner, hasLines, depth: depth + 1, to: &bytes)
        }
        if isMultiline, !children.list.isEmpty { bytes += lineEnd + indentation }
        bytes.append(children.brackets.1)
    }
}

extension JSONValue {
    fileprivate typealias Children = (
        brackets: (UInt8, UInt8), list: [(name: String?, value: JSONValue)]
    )

    /// The members with their names or the elements without; nil for what has no children.
    fileprivate var children: Children? {
        switch self {
        case .object(let members):
            ((ASCII.leftBrace, ASCII.rightBrace), members.map { ($0.name, $0.value) })
        case .array(let elements):
            ((ASCII.leftBracket, ASCII.rightBracket), elements.map { (nil, $0) })
        case .string, .integer, .double, .number, .bool, .null: nil
        }
    }
}
