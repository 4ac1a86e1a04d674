/// The files and units of an XLIFF 1.2 document, in the order that reader and editor share.
struct XLIFFOutline {
    /// A `<file>`.
    struct File {
        let element: MarkupElement
        let body: MarkupElement?
    }
    /// The units of one entry: one, or its variants.
    struct Group {
        let file: Int
        var key: String
        var units: [XLIFFUnit]
    }
    private struct Name: Hashable {
        let file: Int
        let key: ByteText
    }

    /// More than any entry has; the search for a variant stays short.
    private static let maximumVariants = 256

    let document: MarkupDocument
    /// The prefix of XLIFF's own elements, with its colon; mostly empty.
    let prefix: String
    private(set) var files: [File] = []
    private(set) var groups: [Group] = []
    private var open: [Name: Int] = [:]

    init(_ source: SourceText) {
        document = MarkupDocument(source)
        let root = document.root?.name ?? ""
        prefix = root.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(root[...$0]) } ?? ""
        for root in document.roots { collect(root) }
        settle()
    }

    private mutating func collect(_ root: MarkupElement) {
        for element in root.children where isNamed(element, "file") {
            let body = element.children.first { isNamed($0, "body") }
            files.append(File(element: element, body: body))
            if let body { collectUnits(in: body) }
        }
        // What a fault has thrown out of its place is read all the same.
        collectUnits(in: root)
    }

    /// Collects units in groups of any depth.
    private mutating func collectUnits(in element: MarkupElement) {
        var stack = [(element.children, false)]
        while let (children, isUntranslatable) = stack.popLast() {
            var rest = children
            guard let child = rest.next() else { continue }
            stack.append((rest, isUntranslatable))
            if isNamed(child, "trans-unit") {
                add(XLIFFUnit(child, prefix: prefix, isInUntranslatable: isUntranslatable))
                // A unit whose end tag is missing holds the next ones.
                if child.children.contains(where: { isNamed($0, "trans-unit") }) {
                    stack.append((child.children, isUntranslatable))
                }
            } else if isNamed(child, "group") || isNamed(child, "bin-unit") {
                let isNo = child["translate"].map { $0 == "no" } ?? isUntranslatable
                stack.append((child.children, isNo))
            }
        }
    }

    private mutating func add(_ unit: XLIFFUnit) {
        let name = Name(file: max(0, files.count - 1), key: ByteText(unit.key))
        if let index = open[name], groups[index].units.count < Self.maximumVariants,
            !unit.path.steps.isEmpty || groups[index].isVaried,
            !groups[index].units.contains(where: { $0.path == unit.path })
        {
            groups[index].units.append(unit)
            return
        }
        open[name] = groups.count
        groups.append(Group(file: name.file, key: unit.key, units: [unit]))
    }

    /// Takes groups apart whose units make no sense together.
    private mutating func settle() {
        if groups.contains(where: \.isVaried) {
            groups = groups.flatMap { group -> [Group] in
                if !group.isVaried || XLIFFTree.isSound(group.units.map(\.path.steps)) {
                    return [group]
                }
                return group.units.map { Group(file: group.file, key: $0.id, units: [$0]) }
            }
        }
        let isSorted = zip(groups, groups.dropFirst()).allSatisfy { $0.start < $1.start }
        if !isSorted { groups.sort { $0.start < $1.start } }
    }

    func isNamed(_ element: MarkupElement, _ name: String) -> Bool {
        document.isName(element.nameRange, name, prefix: prefix)
    }
}

extension XLIFFOutline.Group {
    /// Whether one of the units is a variant.
    var isVaried: Bool { units.contains { !$0.path.steps.isEmpty } }
    /// Where the first unit starts.
    var start: Int { units.first?.element.range.lowerBound ?? 0 }
}
