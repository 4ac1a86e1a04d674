internal import JSON

/// Writes an ARB file: `@@locale`, the header, then each key with its metadata behind it.
struct ARBWriter {
    private let file: StringFile

    init(_ file: StringFile) { self.file = file }

    var written: WrittenFile {
        var members: [(name: String, value: JSONValue)] = []
        if let language = file.languages.first, !language.utf8.elementsEqual("und".utf8) {
            members.append((name: "@@locale", value: .string(language)))
        }
        for attribute in file.header where attribute.name.utf8.starts(with: "@@".utf8) {
            members.append((name: attribute.name, value: file.json(of: attribute)))
        }
        var losses: [Loss] = []
        for entry in file.entries {
            if let entryMembers = Self.members(of: entry, in: file) {
                members += entryMembers
            } else {
                let message = "a key that starts with @, or an entry without a text"
                losses.append(Loss(.keys, key: entry.key, message))
            }
        }
        var bytes: [UInt8] = []
        JSONStyle.usual.append(.object(members), indentation: [], isMultiline: true, to: &bytes)
        return WrittenFile(bytes: bytes + [0x0A], losses: losses)
    }

    /// The key with its text, and its metadata if there is any; nil when ARB cannot hold the entry.
    static func members(
        of entry: Entry, in file: StringFile
    ) -> [(name: String, value: JSONValue)]? {
        guard entry.key.utf8.first != UInt8(ascii: "@"),
            let tree = entry.localizations.first(where: { !$0.isImplied })?.tree,
            case .text(let unit) = tree
        else { return nil }
        let metadata = metadata(of: entry, in: file)
        let text = (name: entry.key, value: JSONValue.string(file.text(of: unit.content)))
        return metadata.isEmpty
            ? [text] : [text, (name: "@" + entry.key, value: .object(metadata))]
    }

    private static func metadata(
        of entry: Entry, in file: StringFile
    ) -> [(name: String, value: JSONValue)] {
        var members: [(name: String, value: JSONValue)] = []
        for comment in entry.comments {
            let text = JSONValue.string(file.text(of: comment.content))
            members.append((name: "description", value: text))
        }
        for attribute in entry.attributes {
            members.append((name: attribute.name, value: file.json(of: attribute)))
        }
        if let limit = entry.limit {
            members.append((name: "x-limit", value: .integer(limit.count)))
        }
        if !entry.placeholders.isEmpty {
            let list = entry.placeholders.map { (name: $0.name, value: value(of: $0)) }
            members.append((name: "placeholders", value: .object(list)))
        }
        return members
    }

    private static func value(of placeholder: DeclaredPlaceholder) -> JSONValue {
        let fields = [
            ("type", placeholder.type), ("format", placeholder.format),
            ("example", placeholder.example),
        ]
        return .object(
            fields.compactMap { name, text in text.map { (name: name, value: .string($0)) } })
    }
}
