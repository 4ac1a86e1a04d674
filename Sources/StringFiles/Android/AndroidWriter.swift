/// Writes an Android resource file with four spaces a level.
struct AndroidWriter {
    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    mutating func written() -> WrittenFile {
        var values: [MarkupValue] = []
        var prefixes: Set<String> = []
        for entry in file.entries {
            let writing = AndroidResourceWriting(file, entry)
            values += writing.values
            losses += writing.losses
            prefixes.formUnion(writing.prefixes)
        }
        var attributes: [(name: String, value: String)] = []
        for attribute in file.header {
            let value = file.text(of: attribute.content)
            if attribute.name.utf8.starts(with: "tools:".utf8), XMLWriting.isWritable(value) {
                attributes.append((attribute.name, value))
                prefixes.insert("tools")
            } else {
                losses.append(Loss(.attributes, "the attribute \(attribute.name) of the file"))
            }
        }
        for (prefix, namespace) in AndroidWords.namespaces.reversed()
        where prefixes.contains(prefix) {
            attributes.insert(("xmlns:\(prefix)", namespace), at: 0)
        }
        var layout = MarkupLayout.usual
        layout.step = Array("    ".utf8)
        var bytes = Array("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n".utf8)
        let content = values.isEmpty ? MarkupValue.Content.empty : .children(values)
        MarkupValue("resources", attributes, content).append(layout, [], to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }
}
