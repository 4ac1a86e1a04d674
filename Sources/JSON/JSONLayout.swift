/// How a document is laid out, as far as its first few thousand nodes tell.
struct JSONLayout {
    /// What ends a line: LF, CRLF or CR.
    let lineEnd: [UInt8]
    /// What a level is indented by.
    let unit: [UInt8]
    /// A colon with the white space around it.
    let colon: [UInt8]
    /// A comma between children on one line, with the white space around it.
    let comma: [UInt8]
    /// Whether containers have lines for their children, the first of each shape.
    private let samples: [(shape: JSONContainerShape, isMultiline: Bool)]

    /// The layout of a document, with what the container at a place tells before what others tell.
    init(around container: JSONNode) {
        let document = container.document
        let others = Self.containers(of: document)
        let containers = [container] + others.map(\.node)
        lineEnd = Self.lineEnd(in: document.bytes)
        colon = containers.lazy.compactMap(Self.colon).first { _ in true } ?? Array(": ".utf8)
        unit = containers.lazy.compactMap(Self.unit).first { _ in true } ?? Array("  ".utf8)
        comma =
            containers.lazy.compactMap(Self.comma).first { _ in true }
            ?? (colon == [ASCII.colon] ? [ASCII.comma] : Array(", ".utf8))
        // The root tells least about the others.
        samples = Self.samples(of: Array(others.dropFirst()) + others.prefix(1))
    }

    /// Whether a container of a shape has lines for its children: as the first one of the most
    /// similar shape has.
    func isMultiline(_ shape: JSONContainerShape) -> Bool {
        let alike = samples.filter { $0.shape.kind == shape.kind }
        let sample =
            alike.first { $0.shape == shape }
            ?? alike.first { $0.shape.isSimilar(to: shape) }
            ?? alike.first ?? samples.first
        return sample?.isMultiline ?? true
    }

    /// Whether a new child of a container has lines for its own children: as its siblings of that
    /// shape have.
    func isMultiline(_ shape: JSONContainerShape, in container: JSONNode) -> Bool {
        let isElement = container.kind == .array
        let children = isElement ? Array(container.elements) : container.members.map(\.value)
        let sibling = children.last { JSONContainerShape($0, isElement: isElement) == shape }
        return sibling?.isMultiline ?? (container.isMultiline && isMultiline(shape))
    }
}
