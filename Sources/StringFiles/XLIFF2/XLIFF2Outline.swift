/// The files, units and segments of an XLIFF 2 document, in the order that reader and editor share.
struct XLIFF2Outline {
    /// A `<unit>`.
    struct Unit {
        let element: MarkupElement
        let file: Int
        /// The segments, without the ignorable parts.
        let segments: [MarkupElement]
        let notes: [MarkupElement]
        let isInUntranslatable: Bool
    }
    /// A `<segment>`: an entry.
    struct Segment {
        let unit: Int
        let element: MarkupElement
        let source: MarkupElement?
        let target: MarkupElement?
        var key: String
    }

    let document: MarkupDocument
    /// The prefix of XLIFF's own elements, with its colon; mostly empty.
    let prefix: String
    private(set) var files: [MarkupElement] = []
    private(set) var units: [Unit] = []
    private(set) var segments: [Segment] = []

    init(_ source: SourceText) {
        document = MarkupDocument(source)
        let root = document.root?.name ?? ""
        prefix = root.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(root[...$0]) } ?? ""
        for root in document.roots {
            for file in root.children where isNamed(file, "file") {
                files.append(file)
                collectUnits(in: file, isUntranslatable: file["translate"] == "no")
            }
            // What a fault has thrown out of its place is read all the same.
            collectUnits(in: root, isUntranslatable: false)
        }
        nameSegments()
    }

    private mutating func collectUnits(in element: MarkupElement, isUntranslatable: Bool) {
        var stack = [(element.children, isUntranslatable)]
        while let (children, isUntranslatable) = stack.popLast() {
            var rest = children
            guard let child = rest.next() else { continue }
            stack.append((rest, isUntranslatable))
            if isNamed(child, "unit") {
                add(child, isUntranslatable)
                if child.children.contains(where: { isNamed($0, "unit") }) {
                    stack.append((child.children, isUntranslatable))
                }
            } else if isNamed(child, "group") {
                let isNo = child["translate"].map { $0 == "no" } ?? isUntranslatable
                stack.append((child.children, isNo))
            }
        }
    }

    private mutating func add(_ element: MarkupElement, _ isUntranslatable: Bool) {
        let own = element.children.filter { isNamed($0, "segment") }
        let notes = element.children.filter { isNamed($0, "notes") }
            .flatMap { list in list.children.filter { isNamed($0, "note") } }
        for segment in own {
            segments.append(
                Segment(
                    unit: units.count, element: segment,
                    source: segment.children.first { isNamed($0, "source") },
                    target: segment.children.first { isNamed($0, "target") }, key: ""))
        }
        units.append(
            Unit(
                element: element, file: max(0, files.count - 1), segments: own, notes: notes,
                isInUntranslatable: isUntranslatable))
    }

    /// The key is the name of the unit where it is the only one of the name, else the id; with
    /// several segments also the id or the number of the segment.
    private mutating func nameSegments() {
        var counts: [[ByteText]: Int] = [:]
        for unit in units {
            for name in Set(
                [unit.element["name"], unit.element["id"]].compactMap(\.self)
                    .map(ByteText.init))
            {
                counts[[name, ByteText(String(unit.file))], default: 0] += 1
            }
        }
        var number = 0
        for index in segments.indices {
            let unit = units[segments[index].unit]
            let isFirst = index == 0 || segments[index - 1].unit != segments[index].unit
            number = isFirst ? 1 : number + 1
            var key = unit.element["id"] ?? ""
            if let name = unit.element["name"], !name.isEmpty,
                counts[[ByteText(name), ByteText(String(unit.file))]] == 1
            {
                key = name
            }
            if unit.segments.count > 1 {
                key += "/" + (segments[index].element["id"] ?? String(number))
            }
            segments[index].key = key
        }
    }

    func isNamed(_ element: MarkupElement, _ name: String) -> Bool {
        document.isName(element.nameRange, name, prefix: prefix)
    }

    /// The name of an element without the prefix of XLIFF; nil for one of another vocabulary.
    func localName(of element: MarkupElement) -> String? {
        let name = element.name
        guard name.utf8.starts(with: prefix.utf8) else { return nil }
        if prefix.isEmpty, let namespace = element["xmlns"],
            !namespace.utf8.starts(with: XLIFF2Words.modules.utf8)
        {
            return nil
        }
        let local = name.utf8.dropFirst(prefix.utf8.count)
        return local.contains(UInt8(ascii: ":")) ? nil : String(local)
    }
}
