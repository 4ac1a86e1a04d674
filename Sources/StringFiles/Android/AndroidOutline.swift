/// The strings of an Android resource file, in the order that reader and editor share.
struct AndroidOutline {
    /// What a resource is.
    enum Kind {
        case string
        case plurals
        case array
    }
    /// A resource, with the comments that stand right before it.
    struct Resource {
        let kind: Kind
        let element: MarkupElement
        var comments: [MarkupElement] = []
        var items: [MarkupElement] = []

        /// All bytes, the comments included.
        var range: Range<Int> {
            (comments.first ?? element).range.lowerBound..<element.range.upperBound
        }
    }

    let document: MarkupDocument
    private(set) var resources: [Resource] = []

    init(_ source: SourceText) {
        document = MarkupDocument(source)
        for root in document.roots { collect(root) }
    }

    /// The `<resources>`.
    var root: MarkupElement? { document.roots.first { $0.name == "resources" } }

    private mutating func collect(_ root: MarkupElement) {
        var stack = [root.childrenAndComments]
        var comments: [MarkupElement] = []
        var position = root.contentRange.lowerBound
        while var children = stack.popLast() {
            guard let child = children.next() else { continue }
            stack.append(children)
            let gap = lineCount(position..<child.range.lowerBound)
            position = child.range.upperBound
            if gap > 1 { comments = [] }
            if child.isComment {
                comments.append(child)
                continue
            }
            if gap > 0, comments.count == 1, isBehindElement(comments[0]) { comments = [] }
            if let kind = Self.kind(of: child) {
                var resource = Resource(kind: kind, element: child, comments: comments)
                if kind != .string {
                    resource.items = child.children.filter { $0.name == "item" }
                }
                resources.append(resource)
                // A resource whose end tag is missing holds the next ones.
                if Self.swallowed(by: child) != nil {
                    stack.append(child.childrenAndComments)
                    position = child.contentRange.lowerBound
                }
            }
            comments = []
        }
    }

    /// Whether a comment stands on the line of an element before it.
    private func isBehindElement(_ comment: MarkupElement) -> Bool {
        let bytes = document.bytes
        var place = comment.range.lowerBound
        while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
        return place > 0 && bytes[place - 1] == UInt8(ascii: ">")
    }

    private func lineCount(_ range: Range<Int>) -> Int {
        guard !range.isEmpty else { return 0 }
        return document.bytes[range].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    }

    /// The first resource that a resource without an end tag holds by mistake.
    static func swallowed(by element: MarkupElement) -> MarkupElement? {
        element.children.first { kind(of: $0) != nil }
    }

    private static func kind(of element: MarkupElement) -> Kind? {
        switch element.name {
        case "string": .string
        case "plurals": .plurals
        case "string-array": .array
        case "item": element["type"] == "string" && element["name"] != nil ? .string : nil
        default: nil
        }
    }
}
