/// Writes XLIFF 2.0: one `<file>` for each context, one `<unit>` with one `<segment>` for each entry.
struct XLIFF2Writer {
    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    mutating func written() -> WrittenFile {
        var contexts: [String] = []
        var entries: [ByteText: [Entry]] = [:]
        for entry in file.entries {
            let context = entry.context ?? ""
            guard XMLWriting.isWritable(context) else {
                losses.append(
                    Loss(.characters, key: entry.key, "XML lacks a character of the context"))
                continue
            }
            if entries[ByteText(context)] == nil { contexts.append(context) }
            entries[ByteText(context), default: []].append(entry)
        }
        var files: [MarkupValue] = []
        for context in contexts {
            let units = units(of: entries[ByteText(context)] ?? [])
            guard !units.isEmpty else { continue }
            var attributes = [(name: "id", value: "f\(files.count + 1)")]
            if !context.isEmpty { attributes.append(("original", context)) }
            attributes += headerAttributes()
            files.append(MarkupValue("file", attributes, .children(units)))
        }
        // A document without a file, and a file without a unit, are not valid.
        if files.isEmpty {
            files = [
                MarkupValue(
                    "file", [("id", "f1")],
                    .children([MarkupValue("group", [("id", "g1")], .empty)]))
            ]
        }
        var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        MarkupValue("xliff", rootAttributes(), .children(files)).append(.usual, [], to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }

    /// The units of a file; ids are unique in it.
    private mutating func units(of entries: [Entry]) -> [MarkupValue] {
        var identifiers = XLIFF2Identifiers(entries.map(\.key))
        var units: [MarkupValue] = []
        for entry in entries {
            let writing = XLIFF2UnitWriting(file, entry, id: identifiers.next(for: entry.key))
            losses += writing.losses
            if let unit = writing.unit { units.append(unit) }
        }
        return units
    }

    private mutating func headerAttributes() -> [(name: String, value: String)] {
        file.header.compactMap { attribute in
            let value = file.text(of: attribute.content)
            let isKnown = ["canResegment", "srcDir", "trgDir"].contains(attribute.name)
            if isKnown, XMLWriting.isWritable(value) { return (attribute.name, value) }
            losses.append(Loss(.attributes, "a <file> of XLIFF has no \(attribute.name)"))
            return nil
        }
    }

    private func rootAttributes() -> [(name: String, value: String)] {
        let (source, target) = XLIFFWriter.languages(of: file)
        var attributes = [(name: "xmlns", value: XLIFF2Words.namespace)]
        if file.entries.contains(where: { $0.limit?.unit == .utf16 }) {
            attributes.append(("xmlns:cta", XLIFFWords.limitNamespace))
        }
        attributes += [(name: "version", value: "2.0"), ("srcLang", source)]
        if let target { attributes.append(("trgLang", target)) }
        return attributes
    }
}
