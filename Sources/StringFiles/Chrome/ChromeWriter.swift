internal import JSON

/// Writes the `messages.json` of a browser extension.
struct ChromeWriter {
    private let file: StringFile

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        var members: [(name: String, value: JSONValue)] = []
        var losses: [Loss] = []
        var keys: Set<ByteText> = []
        for entry in file.entries {
            guard let value = Self.value(of: entry, in: file),
                keys.insert(ByteText(entry.key)).inserted
            else {
                let message =
                    "a name of other characters than A-Z, a-z, 0-9, _ and @, one that "
                    + "is there already, or an entry without a text"
                losses.append(Loss(.keys, key: entry.key, message))
                continue
            }
            members.append((name: entry.key, value: value))
            if entry.placeholders.contains(where: { $0.type != nil || $0.format != nil }) {
                losses.append(
                    Loss(.placeholders, key: entry.key, "the types of the placeholders"))
            }
        }
        var bytes: [UInt8] = []
        JSONStyle.usual.append(.object(members), indentation: [], isMultiline: true, to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }

    /// The object of a message; nil when a browser takes no such entry.
    static func value(of entry: Entry, in file: StringFile) -> JSONValue? {
        guard !entry.key.isEmpty, entry.key.unicodeScalars.allSatisfy(ChromeReader.isAllowed),
            let tree = entry.localizations.first(where: { !$0.isImplied })?.tree,
            case .text(let unit) = tree
        else { return nil }
        var members = [(name: "message", value: JSONValue.string(file.text(of: unit.content)))]
        for comment in entry.comments {
            let text = JSONValue.string(file.text(of: comment.content))
            members.append((name: "description", value: text))
        }
        if !entry.placeholders.isEmpty {
            let list = entry.placeholders.map { (name: $0.name, value: value(of: $0)) }
            members.append((name: "placeholders", value: .object(list)))
        }
        for attribute in entry.attributes {
            members.append((name: attribute.name, value: file.json(of: attribute)))
        }
        return .object(members)
    }

    private static func value(of placeholder: DeclaredPlaceholder) -> JSONValue {
        // A browser refuses a placeholder without content.
        let fields = [
            ("content", placeholder.content ?? ""), ("example", placeholder.example),
        ]
        return .object(
            fields.compactMap { name, text in text.map { (name: name, value: .string($0)) } })
    }
}
