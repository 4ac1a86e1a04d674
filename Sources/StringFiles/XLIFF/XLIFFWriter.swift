/// Writes XLIFF 1.2 in Xcode's layout: one `<file>` for each context, two spaces a level.
struct XLIFFWriter {
    private static let fileAttributes = [
        "datatype", "tool", "tool-id", "date", "ts", "category", "phase-name", "product-name",
        "product-version", "build-num", "job-id",
    ]

    private let file: StringFile
    private var losses: [Loss] = []

    init(_ file: StringFile) { self.file = file }

    mutating func written() -> WrittenFile {
        var contexts: [String] = []
        var units: [ByteText: [MarkupValue]] = [:]
        for entry in file.entries {
            let context = entry.context ?? ""
            let values = XLIFFUnitWriting(file, entry)
            losses += values.losses
            if units[ByteText(context)] == nil {
                guard XMLWriting.isWritable(context) else {
                    losses.append(
                        Loss(.characters, key: entry.key, "XML lacks a character of the context"))
                    continue
                }
                contexts.append(context)
            }
            units[ByteText(context), default: []] += values.units
        }
        if contexts.isEmpty { contexts = [""] }
        var files: [MarkupValue] = []
        for context in contexts {
            let values = units[ByteText(context)] ?? []
            files.append(fileValue(context, values))
        }
        var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
        root(files).append(.usual, [], to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }

    private func root(_ files: [MarkupValue]) -> MarkupValue {
        var attributes = [("xmlns", "urn:oasis:names:tc:xliff:document:1.2")]
        if file.entries.contains(where: { $0.limit?.unit == .utf16 }) {
            attributes.append(("xmlns:cta", XLIFFWords.limitNamespace))
        }
        attributes.append(("version", "1.2"))
        return MarkupValue("xliff", attributes.map { (name: $0, value: $1) }, .children(files))
    }

    private mutating func fileValue(_ context: String, _ units: [MarkupValue]) -> MarkupValue {
        let (source, target) = Self.languages(of: file)
        var attributes: [(name: String, value: String)] = [
            ("original", context), ("source-language", source),
        ]
        if let target { attributes.append(("target-language", target)) }
        for attribute in file.header {
            let value = file.text(of: attribute.content)
            if Self.fileAttributes.contains(attribute.name), XMLWriting.isWritable(value) {
                attributes.append((attribute.name, value))
            } else {
                losses.append(Loss(.attributes, "a <file> of XLIFF has no \(attribute.name)"))
            }
        }
        if !attributes.contains(where: { $0.name == "datatype" }) {
            attributes.append(("datatype", "plaintext"))
        }
        let body = MarkupValue("body", [], units.isEmpty ? .empty : .children(units))
        return MarkupValue("file", attributes, .children([body]))
    }

    /// The source language and the one of the targets; a file of one language is all source.
    static func languages(of file: StringFile) -> (source: String, target: String?) {
        let source = file.sourceLanguage ?? file.languages.first ?? "und"
        let target = file.languages.first { !$0.utf8.elementsEqual(source.utf8) }
        return (source, target)
    }
}
