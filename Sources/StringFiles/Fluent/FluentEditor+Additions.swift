extension FluentEditor {
    /// Adds an entry, or says why not.
    mutating func add(_ entry: Entry, behind index: Int?) -> String? {
        guard let (name, attribute) = FluentWriter.parts(of: entry.key) else {
            return "\(Diagnostic.quoted(entry.key)) cannot be a name in Fluent"
        }
        guard keys.insert(ByteText(entry.key)).inserted else {
            return "the key \(Diagnostic.quoted(entry.key)) is there already"
        }
        var extended = file
        extended.entries = [entry]
        if let place = names[ByteText(name)] {
            let message = messages[place]
            let writer = FluentWriter(extended, text)
            guard let attribute, removals[place] == nil,
                let line = writer.line(of: attribute, entry)
            else { return "the message \(name) is there already" }
            let end =
                message.attributes.last?.value.range.upperBound
                ?? message.value?.range.upperBound ?? message.range.upperBound
            replacements.append(ByteReplacement(end..<end, text.lineEnd + line))
            return nil
        }
        return addMessage(entry, name, in: extended, behind: index)
    }

    mutating func addMessage(
        _ entry: Entry, _ name: String, in extended: StringFile, behind index: Int?
    ) -> String? {
        guard newNames.insert(ByteText(name)).inserted else {
            return "the message \(name) is new, add its other parts later"
        }
        let neighbour = index.flatMap { file.entries.indices.contains($0) ? file.entries[$0] : nil }
        if let neighbour, section(of: neighbour) == section(of: entry),
            let place = places[neighbour.keyRange.start], removals[place.message] == nil
        {
            var writer = FluentWriter(extended, text, section: section(of: entry)?.string)
            guard let message = writer.messages(of: [entry]).first,
                let body = writer.body(of: message)
            else { return "Fluent cannot hold the entry" }
            let end = endOfLine(messages[place.message].range.upperBound)
            replacements.append(ByteReplacement(end..<end, missingLineEnd(at: end) + body))
            return nil
        }
        var writer = FluentWriter(extended, text, section: lastSection)
        guard let message = writer.messages(of: [entry]).first else {
            return "Fluent cannot hold the entry"
        }
        let heading = writer.heading(of: entry)
        guard let body = writer.body(of: message) else { return "Fluent cannot hold the entry" }
        // A comment at the end must not become one of the new message.
        var lead: [UInt8] = []
        if endsOpen {
            lead = missingLineEnd(at: bytes.count)
            if case .comment = entries.last { lead += text.lineEnd }
        }
        replacements.append(
            ByteReplacement(bytes.count..<bytes.count, lead + heading + body))
        lastSection = section(of: entry)?.string
        endsOpen = false
        return nil
    }

    func section(of entry: Entry) -> ByteText? {
        entry.comments.first { $0.kind == .section }.map { ByteText(file.text(of: $0.content)) }
    }

    func missingLineEnd(at offset: Int) -> [UInt8] {
        offset == file.source.textStart || bytes[offset - 1] == 0x0A ? [] : text.lineEnd
    }
}
