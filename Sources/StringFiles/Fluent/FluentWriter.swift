/// Writes a Fluent file.
struct FluentWriter {
    /// The entries of one message: its value and its attributes.
    struct Message {
        /// The name, of a term with its hyphen.
        var name: String
        /// The entry of the value.
        var value: Int?
        /// The entries of the attributes, each with its name.
        var attributes: [(name: String, entry: Int)] = []
        /// The first entry, whose comments are those of the message.
        var first: Int
    }

    private let file: StringFile
    private let text: FluentText
    private var losses: [Loss] = []
    /// The comment over the group of entries that is written.
    private var section: String?

    init(_ file: StringFile, _ text: FluentText = FluentText(), section: String? = nil) {
        self.file = file
        self.text = text
        self.section = section
    }

    mutating func written() -> WrittenFile {
        var bytes: [UInt8] = []
        for comment in file.comments {
            let sign = comment.kind == .note ? "###" : comment.kind == .section ? "##" : "#"
            bytes += lines(of: file.text(of: comment.content), sign) + text.lineEnd
        }
        var isOpen = false
        if file.comments.contains(where: { $0.kind == .section }) {
            bytes += Array("##".utf8) + text.lineEnd + text.lineEnd
        }
        for message in messages(of: file.entries) {
            guard let body = body(of: message) else {
                lose(message)
                continue
            }
            let heading = heading(of: file.entries[message.first])
            bytes += (isOpen && !heading.isEmpty ? text.lineEnd : []) + heading + body
            isOpen = true
        }
        return WrittenFile(bytes: bytes, losses: losses)
    }

    private mutating func lose(_ message: Message) {
        for entry in [message.value].compactMap({ $0 }) + message.attributes.map(\.entry) {
            lose(file.entries[entry], "a name or variants that Fluent does not have, or no text")
        }
    }

    private mutating func lose(_ entry: Entry, _ message: String) {
        losses.append(Loss(.keys, key: entry.key, message))
    }

    /// Puts entries together that are one message; lists those whose key is no name.
    mutating func messages(of entries: [Entry]) -> [Message] {
        var messages: [Message] = []
        var places: [ByteText: Int] = [:]
        var keys: Set<ByteText> = []
        for (index, entry) in entries.enumerated() {
            guard let (name, attribute) = Self.parts(of: entry.key),
                keys.insert(ByteText(entry.key)).inserted
            else {
                lose(entry, "a key that is no name in Fluent, or is there already")
                continue
            }
            if entry.flags.contains(.isTerm), name.utf8.first != UInt8(ascii: "-") {
                losses.append(Loss(.flags, key: entry.key, "the mark term"))
            }
            let place = places[ByteText(name)] ?? messages.count
            if place == messages.count {
                places[ByteText(name)] = place
                messages.append(Message(name: name, first: index))
            } else if entry.comments.contains(where: { $0.kind == .note }) {
                losses.append(Loss(.comments, key: entry.key, "the comment on an attribute"))
            }
            if let attribute {
                messages[place].attributes.append((attribute, index))
            } else {
                messages[place].value = index
            }
        }
        return messages
    }

    /// The name of a message and of the attribute that a key means; nil when it is no key.
    static func parts(of key: String) -> (name: String, attribute: String?)? {
        let parts = key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { Array($0) }
        guard let name = parts.first, parts.count <= 2 else { return nil }
        let isTerm = name.first == UInt8(ascii: "-")
        guard isName(isTerm ? Array(name.dropFirst()) : name) else { return nil }
        if parts.count == 2, !isName(parts[1]) { return nil }
        let attribute = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : nil
        return (String(decoding: name, as: UTF8.self), attribute)
    }

    private static func isName(_ bytes: [UInt8]) -> Bool {
        var parser = FluentParser(bytes)
        return parser.identifier() != nil && parser.offset == parser.end
    }
}

extension FluentWriter {
    /// A message with its comment and a line end; nil when Fluent cannot hold it.
    mutating func body(of message: Message) -> [UInt8]? {
        guard message.value != nil || message.name.utf8.first != UInt8(ascii: "-") else {
            return nil
        }
        var bytes: [UInt8] = []
        for comment in file.entries[message.first].comments where comment.kind == .note {
            bytes += lines(of: file.text(of: comment.content), "#")
        }
        bytes += Array("\(message.name) =".utf8)
        if let value = message.value {
            guard let pattern = pattern(of: file.entries[value], indentation: 4) else { return nil }
            bytes += pattern
        }
        bytes += text.lineEnd
        for attribute in message.attributes {
            guard let line = line(of: attribute.name, file.entries[attribute.entry]) else {
                return nil
            }
            bytes += line + text.lineEnd
        }
        return bytes
    }

    /// An attribute, without a line end; nil when Fluent cannot hold it.
    func line(of name: String, _ entry: Entry) -> [UInt8]? {
        pattern(of: entry, indentation: 8).map { Array("    .\(name) =".utf8) + $0 }
    }

    /// What stands behind the `=`.
    private func pattern(of entry: Entry, indentation count: Int) -> [UInt8]? {
        guard let tree = entry.localizations.first(where: { !$0.isImplied })?.tree else {
            return nil
        }
        let indentation = [UInt8](repeating: 0x20, count: count)
        let lead = FluentText.isMultiline(tree, in: file)
        return text.bytes(of: tree, in: file, indentation: indentation, startsLine: lead)
            .map { (lead ? text.lineEnd + indentation : [0x20]) + $0 }
    }

    /// The comment over a group of entries where another group starts.
    mutating func heading(of entry: Entry) -> [UInt8] {
        let comment = entry.comments.first { $0.kind == .section }
        let heading = comment.map { file.text(of: $0.content) }
        guard heading.map(ByteText.init) != section.map(ByteText.init) else { return [] }
        section = heading
        return lines(of: heading ?? "", "##") + text.lineEnd
    }

    /// A comment line for each line of a text.
    mutating func lines(of comment: String, _ sign: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var hasOthers = false
        let lines = comment.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for line in lines {
            let kept = line.filter { $0 != 0x0D && $0 != 0x00 }
            hasOthers = hasOthers || kept.count < line.count
            bytes += sign.utf8
            if !kept.isEmpty { bytes += [0x20] + kept }
            bytes += text.lineEnd
        }
        if hasOthers {
            losses.append(Loss(.characters, "U+000D and U+0000 in a comment"))
        }
        return bytes
    }
}
