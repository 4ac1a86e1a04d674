internal import JSON

extension NestedJSONEditor {
    /// Adds an entry, or says why not.
    mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        guard let texts = NestedJSONWriter.texts(of: entry, in: file, pluralKeys), !texts.isReduced
        else {
            return "a JSON file cannot hold the entry"
        }
        guard let root = document.root, root.kind == .object else {
            return "the file is no JSON object"
        }
        if file.format == .i18next, readsOtherwise(texts) {
            return "the key would read as a plural form"
        }
        let (object, depth) = deepestObject(of: root, texts.values[0].steps)
        guard let object else {
            return "\(Diagnostic.quoted(entry.key)) is there already, or a text on the way to it"
        }
        let names = texts.values.map { Array($0.steps[depth...]) }
        let isTaken = names.contains { steps in
            guard case .name(let name) = steps.first else { return true }
            return object[member: name] != nil
        }
        guard !isTaken, newKeys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        let values = Array(zip(names, texts.values.map(\.value)))
        return insert(values, into: object, behind: index)
    }

    /// Puts values into an object: behind a neighbour that stands in it, else behind all.
    private mutating func insert(
        _ values: [([JSONKeyPath.Step], JSONValue)], into object: JSONNode, behind index: Int?
    ) -> String? {
        let before = index.flatMap { index in
            file.entries.indices.contains(index) ? members(of: file.entries[index]).last : nil
        }
        if let before, before.container.byteRange == object.byteRange,
            values.allSatisfy({ $0.0.count == 1 })
        {
            for (steps, value) in values {
                guard case .name(let name) = steps[0] else { continue }
                change(object) { $0.insert(name, value, at: before.offset + 1) }
            }
            return nil
        }
        let start = object.byteRange.lowerBound
        var tree = additions[start]?.tree ?? JSONTree()
        for (steps, value) in values {
            guard tree.insert(JSONTree.Leaf(value: value, entry: 0), at: steps) else {
                return "another new key stands in the way"
            }
        }
        additions[start] = (object, tree)
        return nil
    }

    /// Whether i18next would read one text as a plural form.
    private func readsOtherwise(_ texts: NestedJSONWriter.Texts) -> Bool {
        guard !texts.arePluralForms, let (steps, value) = texts.values.first,
            case .name(let name) = steps.last, case .string(let text) = value
        else { return false }
        return !I18nextPlurals([(name, text)]).isEmpty
    }

    /// The deepest object on the way to a value, and how many steps down it is; nil when something
    /// else is in the way.
    private func deepestObject(
        of root: JSONNode, _ steps: [JSONKeyPath.Step]
    ) -> (JSONNode?, Int) {
        var object = root
        for (depth, step) in steps.dropLast().enumerated() {
            guard case .name(let name) = step else { return (nil, depth) }
            guard let next = object[member: name] else { return (object, depth) }
            guard next.kind == .object else { return (nil, depth) }
            object = next
        }
        return (object, max(0, steps.count - 1))
    }
}
